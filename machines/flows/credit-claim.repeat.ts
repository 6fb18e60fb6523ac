import { carFromClaim, meFromClaim, sellerFromClaim, termsFromClaim } from '../../schemas/create-claim.ts';
import type { FlowContext } from '../kit/flow.ts';

/** A repeated application starts with everything the old one said: raw values of its forms, by event. */
export const repeatedClaim = (context: FlowContext): Record<string, Record<string, unknown>> => {
  const { claim } = context.responses;
  return claim === undefined
    ? {}
    : {
        SUBMIT_CAR: { ...carFromClaim(claim) },
        SUBMIT_SELLER: { ...sellerFromClaim(claim) },
        SUBMIT_TERMS: { ...termsFromClaim(claim) },
        SUBMIT_ME: { ...meFromClaim(claim) },
      };
};
