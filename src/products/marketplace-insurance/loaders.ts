import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

/** The steps are those of the car insurance. */
export const loaders: Loaders<ScreenOf<'marketplace-insurance'>> = {
  'market-person': () => import('./market-person.tsx'),
  'market-check': () => import('../../blocks/insurance/insurance-check.tsx'),
  'market-customer': () => import('../../blocks/insurance/insurance-customer.tsx'),
  'market-car': () => import('../../blocks/insurance/insurance-car.tsx'),
  'market-contract': () => import('../../blocks/insurance/insurance-contract.tsx'),
  'market-product': () => import('../../blocks/insurance/insurance-product.tsx'),
  'market-offers': () => import('../../blocks/insurance/insurance-offers.tsx'),
  'market-no-offers': () => import('../../blocks/insurance/insurance-no-offers.tsx'),
  'market-error': () => import('../../blocks/insurance/insurance-error.tsx'),
  'market-unavailable': () => import('../../blocks/insurance/insurance-unavailable.tsx'),
  'market-missing': () => import('./market-missing.tsx'),
};
