import { creditInsurance } from '../../../machines/flows/credit-insurance.flow.ts';
import { testPaths } from '../support/walk-paths.ts';

// A microfinance organisation's flow is the same states with other names of screens (`bankInsurance`): its arrows are walked
// over HTTP, its screens stand in axe.spec.ts and credit-insurance.spec.ts.
testPaths({
  flow: 'credit-insurance',
  machine: creditInsurance,
  who: 'saule',
  start: 'ci-link',
  opens: (claim) => `/credit-insurance/${claim}`,
});
