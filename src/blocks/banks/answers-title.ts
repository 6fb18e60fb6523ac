import type { Translate } from '../../i18n/runtime.ts';
import type { Approved } from './answer-kinds.ts';
import { type Asked, isAsAsked } from './offer-cost.ts';

/**
 * The heading of the banks' answers is the answer: how many offers there are. Those of another sum or term count only where there are
 * no others. What a month takes stands at each of them, and largest at the one that is picked: not here as well.
 */
export const answersTitle = (offers: readonly Approved[], asked: Asked | undefined, t: Translate): string => {
  if (offers.length === 0) return t('b.resultsTitle');
  const alike = offers.filter(({ approved }) => isAsAsked(approved, asked));
  const told = alike.length > 0 ? alike : offers;
  // Others stand below them: the number says which it counts.
  return t(told.length < offers.length ? 'b.resultsAsAsked' : 'b.resultsCount', { n: told.length });
};
