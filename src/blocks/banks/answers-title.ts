import { money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { Approved } from './answer-kinds.ts';
import { type Asked, isAsAsked, monthInAll } from './offer-cost.ts';

/**
 * The heading of the banks' answers is the answer: how many offers there are, and the least that a month takes with all that is paid
 * beside the loan. Those of another sum or term count only where there are no others: less money is no lower price.
 */
export const answersTitle = (offers: readonly Approved[], asked: Asked | undefined, t: Translate): string => {
  if (offers.length === 0) return t('b.resultsTitle');
  const alike = offers.filter(({ approved }) => isAsAsked(approved, asked));
  const told = alike.length > 0 ? alike : offers;
  const months = told.map(({ approved }) => monthInAll(approved));
  // Others stand below them: the number says which it counts.
  const head = told.length < offers.length ? 'b.resultsAsAsked' : 'b.resultsHead';
  return t(head, { n: told.length, sum: money(Math.min(...months)) });
};
