import { useMonthlyRange } from '../../../../blocks/claim/monthly-range.ts';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { group, money } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';

export type AboutMonthly = Pick<ScreenProps<'q-personal'>, 'context' | 'facts' | 'useRead'>;

/** The same in words; null: not known, or nobody would. */
export function useMonthly({ context, facts, useRead }: AboutMonthly): string | null {
  const t = useT();
  const range = useMonthlyRange(context.responses.claim, facts, useRead);
  if (range === null) return null;
  const { from, to } = range;
  return from === to ? money(from) : t('q.range', { from: group(from), to: money(to) });
}
