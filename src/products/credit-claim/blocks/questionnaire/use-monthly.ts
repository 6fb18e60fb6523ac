import { useLenders, wantedOf } from '../../../../blocks/claim/lenders.ts';
import { rangeOf } from '../../../../blocks/claim/offers.ts';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { group, money } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';

export type AboutMonthly = Pick<ScreenProps<'q-personal'>, 'context' | 'facts' | 'useRead'>;

/** What a month of the loan would cost, at the banks that would lend it; null: not known, or nobody would. */
export function useMonthly({ context, facts, useRead }: AboutMonthly): string | null {
  const t = useT();
  const { claim } = context.responses;
  const banks = useRead('listBanks', {}).data;
  const range = rangeOf(useLenders(banks, claim ? wantedOf(claim, facts.today) : null), ({ payment }) => payment);
  if (range === null) return null;
  const { from, to } = range;
  return from === to ? money(from) : t('q.range', { from: group(from), to: money(to) });
}
