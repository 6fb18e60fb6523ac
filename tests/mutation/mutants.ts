import type { ValueMutant } from './mutant.ts';
import { clientMutants } from './mutants/client.ts';
import { firstMutants } from './mutants/first.ts';
import { flowMutants } from './mutants/flows.ts';
import { formMutants } from './mutants/forms.ts';
import { sandboxMutants } from './mutants/sandbox.ts';
import { screenMutants } from './mutants/screens.ts';

/** Wrong values, labels, figures, bounds and conditions: what a slip of the hand makes, and a machine's paths do not see. */
export const valueMutants: readonly ValueMutant[] = [
  ...firstMutants,
  ...formMutants,
  ...flowMutants,
  ...screenMutants,
  ...clientMutants,
  ...sandboxMutants,
];
