import type { Bank } from '../../../../../openapi/index.ts';
import { demandedAt, type Demanded } from '../../../../../schemas/shared/bank-demands.ts';
import { usualExtras } from '../../../../../schemas/shared/bank-month.ts';
import { provesIncome, useLenders, wantedOf } from '../../../../blocks/claim/lenders.ts';
import { monthsOf } from '../../../../blocks/claim/months-of.ts';
import { type Estimate, rangeOf } from '../../../../blocks/claim/offers.ts';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { group, money } from '../../../../i18n/format.ts';
import { type Translate, useT } from '../../../../i18n/index.ts';

export type AboutMonthly = Pick<ScreenProps<'q-personal'>, 'context' | 'facts' | 'useRead'>;

/** What a month of a claim's loan would cost at the banks that would lend it, in words. */
export interface Monthly {
  readonly payment: string;
  /** With all that is ticked or demanded; null: that is the payment alone. */
  readonly inAll: string | null;
  /** What a bank demands of what is not ticked: it is in the sum above. */
  readonly demands: readonly { readonly label: string; readonly value: string }[];
}

const rangeText = ({ from, to }: { from: number; to: number }, t: Translate): string =>
  from === to ? money(from) : t('q.range', { from: group(from), to: money(to) });

/** Null: not known, or nobody would lend. */
export function useMonthly({ context, facts, useRead }: AboutMonthly): Monthly | null {
  const t = useT();
  const { claim } = context.responses;
  const banks = useRead('listBanks', claim ? {} : null).data;
  const loan = claim ? wantedOf(claim, facts.today) : null;
  const lending = useLenders(banks, loan, claim !== undefined && provesIncome(claim));
  const payment = rangeOf(lending, (one) => one.payment);
  if (claim === undefined || loan === null || payment === null) return null;
  const months = monthsOf(lending, loan, claim.product, banks ?? []);
  const inAll = months.some((one) => one.month !== one.payment) ? rangeOf(months, ({ month }) => month) : null;
  const usual = usualExtras(banks ?? []);
  return {
    payment: rangeText(payment, t),
    inAll: inAll && rangeText(inAll, t),
    demands: demandsText(lending, (terms) => demandedAt(terms, loan, claim.product, usual), t),
  };
}

/** "MCF требует", "GPS-трекер, +4 500 ₸ в месяц". */
const demandsText = (
  lending: readonly Estimate[],
  demanded: (terms: Bank['terms']) => Demanded | null,
  t: Translate,
): Monthly['demands'] =>
  lending.flatMap(({ bank }) => {
    const demands = demanded(bank.terms);
    if (demands === null) return [];
    const what = demands.kinds.map((kind) => t(`q.${kind}`)).join(', ');
    const value = demands.sum === null ? what : t('q.demandsSum', { what, sum: money(demands.sum) });
    return [{ label: t('q.demands', { bank: bank.name }), value }];
  });
