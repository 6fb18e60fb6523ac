import { css } from '@styled/css';
import type { Offer } from '../../../openapi/index.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { SummaryList } from '../../ui/index.ts';
import { costName, inTermText } from './cost-text.ts';
import { besideByKind, inAll, monthInAll } from './offer-cost.ts';

/** Above the button that goes on with an offer: what a month takes, and what all of it comes to, and of what. */
export function OfferSums({ offer }: { offer: Offer }) {
  const t = useT();
  const month = monthInAll(offer);
  return (
    <>
      <div>
        <p className={css({ textStyle: 'amount.lg' })}>{money(month)}</p>
        <p className={css({ color: 'fg.muted' })}>
          {t(month === offer.monthlyPayment ? 'b.allIsPayment' : 'b.allMonthly')}
        </p>
      </div>
      <SummaryList
        rows={[
          { label: t('b.fee'), value: money(offer.initialFee) },
          { label: t('b.amount'), value: money(offer.amount) },
          { label: t('b.over'), value: money(offer.overpayment) },
          ...besideByKind(offer).map(({ kind, sum }) => ({
            label: costName(kind, t),
            value: inTermText(money(sum), kind, offer.term, t),
          })),
          {
            label: t('b.inAll'),
            value: <strong className={css({ textStyle: 'body.strong' })}>{money(inAll(offer))}</strong>,
          },
        ]}
      />
    </>
  );
}
