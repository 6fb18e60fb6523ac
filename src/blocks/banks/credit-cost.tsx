import type { Offer } from '../../../openapi/index.ts';
import type { ScheduleRow } from '../../../schemas/facts/loan.ts';
import { costInTerm, paidInAll } from '../../../schemas/facts/cost.ts';
import { dmy, money, percent } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import type { SummaryRow } from '../../ui/index.ts';
import { loanRows } from '../cost/loan-rows.ts';
import { type CostGroup, WholeCost } from '../cost/whole-cost.tsx';
import { costName, costSum } from './cost-text.ts';
import { besideInMonth, monthInAll, paidTo } from './offer-cost.ts';
import { demandsOf } from './offer-rows.ts';

type Cost = Offer['extraCosts'][number];
const BESIDE = { once: 'cost.besideOnce', year: 'cost.besideYear', month: 'cost.besideMonth' } as const;

/** What is paid beside the loan, a row for each thing: a tracker is bought once and paid for every month. */
export const besideRows = ({ extraCosts, term }: Offer, t: Translate): SummaryRow[] => {
  const words = (cost: Cost): string[] => [
    t(BESIDE[cost.period], { sum: money(cost.sum) }),
    ...(cost.period === 'once' ? [] : [t('cost.inTerm', { all: money(costInTerm(cost, term)) })]),
  ];
  return [...new Set(extraCosts.map(({ kind }) => kind))].map((kind) => ({
    label: costName(kind, t),
    value: extraCosts
      .filter((cost) => cost.kind === kind)
      .flatMap(words)
      .join('\n'),
  }));
};

/** The same below the sum that it comes to: how much at a time. */
const costRows = (costs: readonly Cost[], t: Translate): SummaryRow[] =>
  [...new Set(costs.map(({ kind }) => kind))].map((kind) => ({
    label: costName(kind, t),
    value: costs
      .filter((cost) => cost.kind === kind)
      .map((cost) => costSum(cost, t))
      .join('\n'),
  }));

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
      title: t(`cost.to.${payee}`),
      sum: money(sum),
      rows: costRows(costs, t),
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
      {...(besideInMonth(offer) > 0 && { weighed: { label: t('b.monthInAll'), value: money(monthInAll(offer)) } })}
      rows={[
        ...loanRows(
          {
            ...offer,
            // Where nothing else goes to the bank, its heading tells it.
            totalToPay: groups[0]?.rows.length === 0 ? null : offer.totalToPay,
            sum: offer.amount,
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
      total={paidInAll({ ...offer, months: offer.term, beside: offer.extraCosts })}
      withFee={offer.initialFee > 0}
      note={t(offer.extraCosts.length > 0 ? 'b.costNote' : 'b.costNoteLoan')}
    />
  );
}
