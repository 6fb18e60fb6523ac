import { useLenders, wantedOf } from '../../../../blocks/claim/lenders.ts';
import { monthsOf } from '../../../../blocks/claim/months-of.ts';
import { rangeOf } from '../../../../blocks/claim/offers.ts';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { group, money } from '../../../../i18n/format.ts';
import { type Translate, useT } from '../../../../i18n/index.ts';

export type AboutMonthly = Pick<ScreenProps<'q-personal'>, 'context' | 'facts' | 'useRead'>;

/** What a month of a claim's loan would cost at the banks that would lend it, in words. */
export interface Monthly {
  readonly payment: string;
  /** With all that is ticked or demanded; null: that is the payment alone. */
  readonly inAll: string | null;
}

const rangeText = ({ from, to }: { from: number; to: number }, t: Translate): string =>
  from === to ? money(from) : t('q.range', { from: group(from), to: money(to) });

/** Null: not known, or nobody would lend. */
export function useMonthly({ context, facts, useRead }: AboutMonthly): Monthly | null {
  const t = useT();
  const { claim } = context.responses;
  const banks = useRead('listBanks', claim ? {} : null).data;
  const loan = claim ? wantedOf(claim, facts.today) : null;
  const lending = useLenders(banks, loan);
  const payment = rangeOf(lending, (one) => one.payment);
  if (claim === undefined || loan === null || payment === null) return null;
  const months = monthsOf(lending, loan, claim.product, banks ?? []);
  const inAll = months.some((one) => one.month !== one.payment) ? rangeOf(months, ({ month }) => month) : null;
  return { payment: rangeText(payment, t), inAll: inAll && rangeText(inAll, t) };
}
