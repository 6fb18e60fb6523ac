import { lenders } from '../../e2e/stops/credit-insurance.ts';
import type { Tour } from '../../e2e/stops/stop.ts';

export const tours: readonly Tour[] = [
  { title: 'creditInsurance', stops: lenders('ci', '/credit-insurance', 'plain', false), who: 'aidos' },
];
