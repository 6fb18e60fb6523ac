import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

/** The steps are those of the car insurance. */
export const loaders: Loaders<ScreenOf<'marketplace-insurance'>> = {
  'market-person': () => import('../../screens/insurance/market-person.tsx'),
  'market-customer': () => import('../../screens/insurance/insurance-customer.tsx'),
  'market-car': () => import('../../screens/insurance/insurance-car.tsx'),
  'market-contract': () => import('../../screens/insurance/insurance-contract.tsx'),
  'market-product': () => import('../../screens/insurance/insurance-product.tsx'),
  'market-offers': () => import('../../screens/insurance/insurance-offers.tsx'),
  'market-no-offers': () => import('../../screens/insurance/insurance-no-offers.tsx'),
  'market-error': () => import('../../screens/insurance/insurance-error.tsx'),
  'market-unavailable': () => import('../../screens/insurance/insurance-unavailable.tsx'),
  'market-missing': () => import('../../screens/insurance/market-missing.tsx'),
};
