import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { firstPaymentRows, goodsRows, lastPaymentRow } from '../blocks/goods-offer.tsx';
import { Validity } from '../blocks/validity.tsx';
import { GoodsSchedule } from '../blocks/goods-schedule.tsx';
import { MonthlyPayment } from '../../../blocks/banks/monthly-payment.tsx';
import { money, percent } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps, SummaryList } from '../../../ui/index.ts';

export interface DetailOptions {
  readonly offer: CommodityOffer;
  /** Price of the goods, tenge. */
  readonly total: number;
  /** The day the schedule starts from. */
  readonly today: string;
}

/** Everything an offer for goods holds; it may be picked here, in the words of the page's own button. */
export default function OfferDetail({ options, close }: ModalProps<DetailOptions, 'pick'>) {
  const t = useT();
  const { offer, total, today } = options;
  const alive = offer.status !== 'expired';
  return (
    <DialogFrame
      title={offer.bank.name}
      actions={
        // The cross closes it: one way is enough.
        alive && (
          <Button full onClick={() => close('pick')}>
            {offer.status === 'selected'
              ? t('co.toSign')
              : t('co.pickNamed', { bank: offer.bank.name, sum: money(offer.monthly) })}
          </Button>
        )
      }
    >
      <div className={stack({ gap: '20', minW: '0' })}>
        <MonthlyPayment sum={offer.monthly} />
        <SummaryList
          rows={[
            ...goodsRows(offer, t),
            { label: t('b.rate'), value: percent(offer.rate) },
            ...firstPaymentRows(offer, t),
            lastPaymentRow(offer, { total, today, t }),
            { label: t('co.total'), value: money(total) },
          ]}
        />
        <p className={css({ textStyle: 'caption', color: 'fg.muted' })}>{t('b.gesvLong')}</p>
        <GoodsSchedule offer={offer} total={total} today={today} />
        <Validity offer={offer} />
      </div>
    </DialogFrame>
  );
}
