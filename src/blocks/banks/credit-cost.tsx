import type { Offer } from '../../../openapi/index.ts';
import type { ScheduleRow } from '../../../schemas/facts/loan.ts';
import { paidInAll } from '../../../schemas/facts/cost.ts';
import { dmy, duration, money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { SummaryRow } from '../../ui/index.ts';
import { loanRows, overRow } from '../cost/loan-rows.ts';
import { type CostGroup, WholeCost } from '../cost/whole-cost.tsx';
import { costRows } from './cost-rows.ts';
import { besideNames } from './cost-text.ts';
import { besideInMonth, monthInAll, paidTo } from './offer-cost.ts';
import { demandsOf } from './offer-rows.ts';

interface Props {
  offer: Offer;
  /** Its payments one by one: when the first and the last are due. */
  schedule: readonly ScheduleRow[];
}

/** The whole cost of a bank's offer: the loan by the bank's figures, the fee, what is paid beside it, and what the bank demands. */
export function CreditCost({ offer, schedule }: Props) {
  const t = useT();
  const due = (label: 'cost.first' | 'cost.last', row: ScheduleRow | undefined, sum: number): SummaryRow | null =>
    row === undefined ? null : { label: t(label), value: t('b.pay.due', { date: dmy(row.date), sum: money(sum) }) };
  const demands = demandsOf(offer, t);
  const groups: readonly CostGroup[] = [
    ...paidTo(offer).map(({ payee, sum, costs }) => ({
      // A sum of years, beside that of one.
      title: costs.some(({ period }) => period === 'year')
        ? t('b.forTerm', { what: t(`cost.to.${payee}`), term: duration(offer.term, t) })
        : t(`cost.to.${payee}`),
      sum: money(sum),
      // Parts that come to the sum: first what is borrowed and what is paid for it.
      rows: [
        ...(payee === 'bank'
          ? [{ label: t('cost.loan'), value: money(offer.amount) }, overRow(offer.overpayment, t)]
          : []),
        ...costRows(costs, t),
      ],
    })),
    ...(offer.initialFee === 0
      ? []
      : [
          {
            title: t('cost.to.own'),
            sum: money(offer.initialFee),
            rows: [{ label: t('cost.fee'), value: percent(offer.initialFeePercent) }],
          },
        ]),
  ];
  return (
    <WholeCost
      monthly={offer.monthlyPayment}
      payments={offer.term}
      // The figure that the offers are weighed by.
      {...(besideInMonth(offer) > 0 && {
        weighed: {
          label: t('b.monthInAll'),
          sum: monthInAll(offer),
          payment: `${t(offer.paymentType === 'differentiated' ? 'b.payBankFirst' : 'cost.to.bank')} · ${t('cost.payments', { n: offer.term })}`,
          beside: besideInMonth(offer),
          things: besideNames(offer, t),
        },
      })}
      rows={[
        ...loanRows(
          {
            ...offer,
            // Told above, as what goes to the bank.
            totalToPay: null,
            sum: null,
            // Never folded, so beside them.
            gesv: null,
            overpayment: null,
            first: due('cost.first', schedule[0], offer.monthlyPayment),
            last: due('cost.last', schedule.at(-1), offer.lastPayment),
          },
          t,
        ),
        {
          label: t('b.paymentType'),
          value: t(offer.paymentType === 'differentiated' ? 'b.differentiated' : 'b.annuity'),
        },
        ...(demands.length > 0 ? [{ label: t('b.demands'), value: demands.join('\n') }] : []),
      ]}
      groups={groups}
      gesv={offer.gesv}
      total={paidInAll({ ...offer, months: offer.term, beside: offer.extraCosts })}
      withFee={offer.initialFee > 0}
      note={t(offer.extraCosts.length > 0 ? 'b.costNote' : 'b.costNoteLoan')}
    />
  );
}
