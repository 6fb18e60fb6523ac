import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'car-insurance'>> = {
  'insurance-begin': () => import('../../screens/insurance/insurance-begin.tsx'),
  'insurance-exists': () => import('../../screens/insurance/insurance-exists.tsx'),
  'insurance-customer': () => import('../../screens/insurance/insurance-customer.tsx'),
  'insurance-car': () => import('../../screens/insurance/insurance-car.tsx'),
  'insurance-contract': () => import('../../screens/insurance/insurance-contract.tsx'),
  'insurance-product': () => import('../../screens/insurance/insurance-product.tsx'),
  'insurance-offers': () => import('../../screens/insurance/insurance-offers.tsx'),
  'insurance-no-offers': () => import('../../screens/insurance/insurance-no-offers.tsx'),
  'insurance-chosen': () => import('../../screens/insurance/insurance-chosen.tsx'),
  'insurance-agreement': () => import('../../screens/insurance/insurance-agreement.tsx'),
  'insurance-code': () => import('../../screens/insurance/insurance-code.tsx'),
  'insurance-sign-fail': () => import('../../screens/insurance/insurance-sign-fail.tsx'),
  'insurance-signed': () => import('../../screens/insurance/insurance-signed.tsx'),
  'insurance-error': () => import('../../screens/insurance/insurance-error.tsx'),
  'insurance-pay': () => import('../../screens/insurance/insurance-pay.tsx'),
  'insurance-pay-pending': () => import('../../screens/insurance/insurance-pay-pending.tsx'),
  'insurance-pay-failed': () => import('../../screens/insurance/insurance-pay-failed.tsx'),
  'insurance-paid': () => import('../../screens/insurance/insurance-paid.tsx'),
  'insurance-issuing': () => import('../../screens/insurance/insurance-issuing.tsx'),
  'insurance-policy': () => import('../../screens/insurance/insurance-policy.tsx'),
  'insurance-closed': () => import('../../screens/insurance/insurance-closed.tsx'),
  'insurance-unavailable': () => import('../../screens/insurance/insurance-unavailable.tsx'),
  'insurance-missing': () => import('../../screens/insurance/insurance-missing.tsx'),
};
