import type { InsuranceClaim } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';

type Step = 'customer' | 'car' | 'contract';

/** What a step says besides the value of the car, which is asked, and told, on its own. */
const tellingOf = (step: object): [string, unknown][] =>
  Object.entries(step).filter(([name, value]) => name !== 'price' && value !== null && value !== '' && value !== false);

/** The shop's application says it, and whoever has saved it since has left that as it was. */
export const isOfShop = (claim: InsuranceClaim, step: Exclude<Step, 'customer'>): boolean => {
  if (claim.source !== 'marketplace') return false;
  const told = tellingOf(claim.prefill[step]);
  const saved = claim[step] as Readonly<Record<string, unknown>> | null;
  return told.length > 0 && (saved === null || told.every(([name, value]) => saved[name] === value));
};

/** Of a step that is the shop's, as far as the shop says it: the rest has been filled in since. */
const hasMore = (claim: InsuranceClaim, step: Exclude<Step, 'customer'>): boolean =>
  claim[step] !== null && tellingOf(claim[step]).some(([name]) => !(name in claim.prefill[step]));

/** Where a step comes from. */
export const sourceOf = (claim: InsuranceClaim, step: Step): Extract<TextId, `ins.known.${string}`> =>
  step !== 'customer' && isOfShop(claim, step)
    ? hasMore(claim, step)
      ? 'ins.known.shopAndYou'
      : 'ins.known.shop'
    : claim[step] === null
      ? 'ins.known.found'
      : 'ins.known.saved';
