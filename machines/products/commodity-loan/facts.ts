import type { FormFacts } from '../../../schemas/form-facts.ts';
import type { FlowContext } from '../../kit/context.ts';

/** Who buys. */
export const facts = ({ responses: { getCommodityClaim: claim } }: FlowContext): Partial<FormFacts> => ({
  buyerNumber: claim?.personalNumber ?? '',
});
