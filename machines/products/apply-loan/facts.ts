import type { FormFacts } from '../../../schemas/form-facts.ts';
import type { FlowContext } from '../../kit/context.ts';
import { claimFacts } from '../shared/claim-facts.ts';

/** What the rules of other terms depend on. */
export const facts = (context: FlowContext): Partial<FormFacts> => claimFacts(context);
