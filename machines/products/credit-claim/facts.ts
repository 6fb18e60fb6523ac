import type { FormFacts } from '../../../schemas/form-facts.ts';
import type { FlowContext } from '../../kit/context.ts';
import { claimFacts } from '../shared/claim-facts.ts';

/** What the rules of this claim's forms depend on. */
export const facts = (context: FlowContext): Partial<FormFacts> => {
  const { SUBMIT_CAR: car, SUBMIT_ME: me, SUBMIT_SELLER: seller } = context.answers;
  const known = claimFacts(context, car);
  return {
    ...known,
    ownPhone: context.responses.claim?.customerPhone ?? me?.phone ?? '',
    sellerPhone: seller?.phone ?? '',
    sellerPersonalNumber: seller?.personalNumber ?? null,
  };
};
