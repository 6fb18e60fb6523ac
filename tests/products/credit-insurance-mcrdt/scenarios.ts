import { lenders } from '../../e2e/scenarios/credit-insurance.ts';
import type { Scenario } from '../../e2e/scenarios/scenario.ts';

export const scenarios: readonly Scenario[] = [
  { title: 'creditInsuranceMcrdt', steps: lenders('ci-mcrdt', '/credit-insurance-mcrdt', 'mcrdt', true), who: 'aidos' },
];
