import {
  carFromClaim,
  meFromClaim,
  sellerFromClaim,
  termsFromClaim,
} from '../../../schemas/shared/create-claim.raw.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import type { FlowContext } from '../../kit/context.ts';

/** A repeated application starts with everything the old one said: raw values of its forms, by event. */
export const repeatedClaim = (context: FlowContext): Record<string, Record<string, unknown>> => {
  const { claim } = context.responses;
  const wanted = context.answers.APPLY_TERMS;
  return claim === undefined
    ? {}
    : {
        SUBMIT_CAR: { ...carFromClaim(claim) },
        SUBMIT_SELLER: { ...sellerFromClaim(claim) },
        // What would have turned a refusal around, if the person took it over.
        SUBMIT_TERMS: {
          ...termsFromClaim(claim),
          ...(wanted && { initialFee: groupDigits(wanted.initialFee), term: String(wanted.term) }),
        },
        SUBMIT_ME: { ...meFromClaim(claim) },
      };
};
