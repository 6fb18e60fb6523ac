import type { FormFacts } from '../../../schemas/form-facts.ts';
import type { FlowContext } from '../../kit/context.ts';

/** Who takes out the insurance. */
export const insuranceFacts = ({ responses: { getInsuranceClaim: claim } }: FlowContext): Partial<FormFacts> => ({
  policyholderNumber: claim?.personalNumber ?? '',
});
