import { lenders } from '../../e2e/scenarios/credit-insurance.ts';
import type { Scenario } from '../../e2e/scenarios/scenario.ts';

export const scenarios: readonly Scenario[] = [
  { title: 'creditInsurance', steps: lenders('ci', '/credit-insurance', 'plain', false), who: 'aidos' },
];
