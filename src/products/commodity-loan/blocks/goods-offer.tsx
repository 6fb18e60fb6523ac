import { css } from '@styled/css';
import { insurerRow } from '@styled/recipes';
import type { TextId } from '../../../../locales/ids.ts';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { OfferHead } from '../../../blocks/offer-head.tsx';
import { dmy, money, months, percent, unbroken } from '../../../i18n/format.ts';
import { useT, type Translate } from '../../../i18n/index.ts';
import { StatusTag, type SummaryRow } from '../../../ui/index.ts';
import { goodsSchedule } from './goods-schedule.tsx';
import { lowerFirst } from './offers.ts';
import { overpaid } from './overpaid.ts';
import { Validity } from './validity.tsx';

const said = css({ textStyle: 'body.sm', color: 'fg.muted' });

const KIND = { installment: 'co.inst', credit: 'co.credit' } as const satisfies Record<CommodityOffer['kind'], TextId>;

/** All figures of an offer, where it is looked at alone. */
export const goodsRows = (offer: CommodityOffer, t: Translate): SummaryRow[] => [
  { label: t('co.term'), value: months(offer.months, t) },
  { label: t('co.over'), value: offer.overpayment === 0 ? t('co.noOver') : money(offer.overpayment) },
  { label: t('co.toPay'), value: money(offer.total) },
  { label: t('b.gesv'), value: percent(offer.gesv) },
];

/** When an offer that is not signed yet is first paid, and how much: if that is done today. */
export const firstPaymentRows = ({ firstPaymentDate, monthly }: CommodityOffer, t: Translate): SummaryRow[] =>
  firstPaymentDate == null
    ? []
    : [{ label: t('co.first'), value: `${dmy(firstPaymentDate)}, ${money(monthly)}\n${t('co.ifToday')}` }];

/** The last one in the same words, where the bank's first day is that of the schedule. `total`: price of the goods, tenge. */
export const lastPaymentRow = (
  offer: CommodityOffer,
  { total, today, t }: { total: number; today: string; t: Translate },
): SummaryRow => {
  const rows = goodsSchedule(offer, total, today);
  const day = rows[0]?.date === offer.firstPaymentDate ? rows.at(-1)?.date : undefined;
  return { label: t('co.last'), value: [day && dmy(day), money(offer.lastPayment)].filter(Boolean).join(', ') };
};

interface Props {
  offer: CommodityOffer;
  /** How long it lives is not said for all of them at once. */
  until: boolean;
  /** Of several the one that costs least. */
  best: boolean;
  chosen: boolean;
  onChoose: () => void;
  onDetails: () => void;
}

/** An offer to choose: the whole row is the label of its radio button. One that is over is only shown. */
export function GoodsOffer({ offer, until, best, chosen, onChoose, onDetails }: Props) {
  const t = useT();
  const classes = insurerRow();
  const { bank, status } = offer;
  const isOver = status === 'expired';
  return (
    <li className={classes.root} data-offer={bank.alias} data-chosen={chosen || undefined}>
      <label className={classes.label}>
        <OfferHead
          company={bank}
          kind="lender"
          id={offer.id}
          chosen={chosen}
          onChoose={isOver ? undefined : onChoose}
        />
        {best && (
          <span data-badge>
            <StatusTag tone="approved">{t('co.best', { term: months(offer.months, t) })}</StatusTag>
          </span>
        )}
        <span className={classes.line}>
          <span className={classes.price}>
            {money(offer.monthly)} <span className={said}>{t('b.perMonth')}</span>
          </span>
          <span className={classes.more}>
            {money(offer.total)} <span className={said}>{t('co.inAll')}</span>
          </span>
        </span>
        <span className={classes.note}>
          {[t(KIND[offer.kind]), lowerFirst(overpaid(offer, t)), `${t('b.gesv')} ${percent(offer.gesv)}`]
            .map(unbroken)
            .join(', ')}
        </span>
      </label>
      <button
        type="button"
        className={classes.details}
        aria-label={t('co.moreNamed', { bank: bank.name, n: offer.months })}
        onClick={onDetails}
      >
        {t('co.more')}
      </button>
      <div className={classes.after}>
        {(isOver || status === 'selected') && (
          <div>
            <StatusTag tone={isOver ? 'rejected' : 'action'}>{t(isOver ? 'co.expired' : 'co.picked')}</StatusTag>
          </div>
        )}
        {!isOver && until && (
          <div className={classes.under}>
            <Validity offer={offer} />
          </div>
        )}
      </div>
    </li>
  );
}
