import type { Claim } from '../../../openapi/index.ts';
import type { Translate } from '../../i18n/runtime.ts';

/** 'Toyota Camry, 2021', and in a line below 'Заявка № 100001': which claim a page is about that shows nothing else of it; null: not known. */
export const claimAbout = (claim: Claim | undefined, t: Translate): string | null => {
  if (claim === undefined) return null;
  const { carName, carProductionYear } = claim.product;
  const car = carName && [carName, carProductionYear].filter(Boolean).join(', ');
  return [car, t('b.claimNumber', { number: claim.number })].filter(Boolean).join('\n');
};
