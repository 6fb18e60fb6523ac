import type { Claim } from '../../../openapi/index.ts';
import { money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { SummaryRow } from '../../ui/index.ts';
import { personName } from './person-name.ts';

/** Which claim a page is about that shows nothing else of it; a desk has several, so it is told whose. */
export const aboutClaim = (claim: Claim | undefined, t: Translate, atDesk = false): SummaryRow[] => {
  if (claim === undefined) return [];
  const { carName, carProductionYear } = claim.product;
  return [
    ...(atDesk ? [{ label: t('about.client'), value: personName(claim.borrower) }] : []),
    ...(carName === null
      ? []
      : [{ label: t('about.car'), value: [carName, carProductionYear].filter(Boolean).join(', ') }]),
    { label: t('loan.sum'), value: money(claim.creditAmount) },
    { label: t('about.claim'), value: t('about.number', { number: claim.number }) },
  ];
};
