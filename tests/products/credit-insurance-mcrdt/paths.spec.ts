import { creditInsuranceMcrdt } from '../../../machines/products/credit-insurance-mcrdt/flow.ts';
import { testPaths } from '../../e2e/support/walk-paths.ts';

testPaths({
  flow: 'credit-insurance-mcrdt',
  machine: creditInsuranceMcrdt,
  who: 'saule',
  start: 'ci-mcrdt-link',
  opens: (claim) => `/credit-insurance-mcrdt/${claim}`,
});
