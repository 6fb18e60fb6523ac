import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'car-insurance'>> = {
  'insurance-begin': () => import('./insurance-begin.tsx'),
  'insurance-exists': () => import('./insurance-exists.tsx'),
  'insurance-check': () => import('../../blocks/insurance/insurance-check.tsx'),
  'insurance-customer': () => import('../../blocks/insurance/insurance-customer.tsx'),
  'insurance-car': () => import('../../blocks/insurance/insurance-car.tsx'),
  'insurance-contract': () => import('../../blocks/insurance/insurance-contract.tsx'),
  'insurance-product': () => import('../../blocks/insurance/insurance-product.tsx'),
  'insurance-offers': () => import('../../blocks/insurance/insurance-offers.tsx'),
  'insurance-no-offers': () => import('../../blocks/insurance/insurance-no-offers.tsx'),
  'insurance-chosen': () => import('./insurance-chosen.tsx'),
  'insurance-agreement': () => import('./insurance-agreement.tsx'),
  'insurance-code': () => import('./insurance-code.tsx'),
  'insurance-sign-fail': () => import('./insurance-sign-fail.tsx'),
  'insurance-signed': () => import('./insurance-signed.tsx'),
  'insurance-error': () => import('../../blocks/insurance/insurance-error.tsx'),
  'insurance-pay': () => import('./insurance-pay.tsx'),
  'insurance-pay-pending': () => import('./insurance-pay-pending.tsx'),
  'insurance-pay-failed': () => import('./insurance-pay-failed.tsx'),
  'insurance-paid': () => import('./insurance-paid.tsx'),
  'insurance-issuing': () => import('./insurance-issuing.tsx'),
  'insurance-policy': () => import('./insurance-policy.tsx'),
  'insurance-closed': () => import('./insurance-closed.tsx'),
  'insurance-unavailable': () => import('../../blocks/insurance/insurance-unavailable.tsx'),
  'insurance-missing': () => import('./insurance-missing.tsx'),
};
