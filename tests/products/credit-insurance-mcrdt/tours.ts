import { lenders } from '../../e2e/stops/credit-insurance.ts';
import type { Tour } from '../../e2e/stops/stop.ts';

export const tours: readonly Tour[] = [
  { title: 'creditInsuranceMcrdt', stops: lenders('ci-mcrdt', '/credit-insurance-mcrdt', 'mcrdt', true), who: 'aidos' },
];
