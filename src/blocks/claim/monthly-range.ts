import type { Claim } from '../../../openapi/index.ts';
import type { ScreenProps } from '../props.ts';
import { useLenders, wantedOf } from './lenders.ts';
import { rangeOf } from './offers.ts';

type About = Pick<ScreenProps<'q-personal'>, 'facts' | 'useRead'>;

/** What a month of a claim's loan would cost, at the banks that would lend it; null: not known, or nobody would. */
export function useMonthlyRange(
  claim: Claim | undefined,
  facts: About['facts'],
  useRead: About['useRead'],
): { readonly from: number; readonly to: number } | null {
  const banks = useRead('listBanks', claim ? {} : null).data;
  return rangeOf(useLenders(banks, claim ? wantedOf(claim, facts.today) : null), ({ payment }) => payment);
}
