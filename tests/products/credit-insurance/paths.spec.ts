import { creditInsurance } from '../../../machines/products/credit-insurance/flow.ts';
import { testPaths } from '../../e2e/support/walk-paths.ts';

testPaths({
  flow: 'credit-insurance',
  machine: creditInsurance,
  who: 'saule',
  start: 'ci-link',
  opens: (claim) => `/credit-insurance/${claim}`,
});
