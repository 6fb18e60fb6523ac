import type { FormFacts } from '../../../schemas/form-facts.ts';
import type { FlowContext } from '../../kit/context.ts';
import { claimFacts } from '../shared/claim-facts.ts';

/** What the rules of a claim at a desk depend on. A dealer's car has a seller with a company. */
export const facts = (context: FlowContext): Partial<FormFacts> => {
  const { SUBMIT_DEALER_CAR: car } = context.answers;
  return { ...(car && { fromPerson: false }), ...claimFacts(context, car) };
};
