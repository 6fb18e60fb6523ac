import type { FormFacts } from '../../../schemas/form-facts.ts';
import { asksExperience, chosenKind } from '../../../schemas/shared/insurance-known.ts';
import type { FlowContext } from '../../kit/context.ts';

/** Who takes out the insurance, and for what kind of car. */
export const insuranceFacts = ({ responses: { getInsuranceClaim: claim } }: FlowContext): Partial<FormFacts> => ({
  policyholderNumber: claim?.personalNumber ?? '',
  carType: (claim?.car?.condition ?? claim?.prefill.car['condition']) === 'new' ? 'new' : 'used',
  insuredKind: claim ? chosenKind(claim) : 'casco',
  asksExperience: claim !== undefined && asksExperience(claim),
});
