import { showPhone } from '../../../schemas/facts/phone.ts';
import type { FlowContext } from '../../kit/context.ts';

/** A repetition or a prolongation begins with the person; the server copies the steps. */
export const repeatedInsurance = (context: FlowContext): Record<string, Record<string, unknown>> => {
  const claim = context.responses.getInsuranceClaim;
  return claim === undefined
    ? {}
    : {
        BEGIN_INSURANCE: {
          kind: claim.product?.kind ?? 'casco',
          plate: claim.car?.plate ?? '',
          personalNumber: claim.personalNumber,
          phone: showPhone(claim.phone),
          partnerId: claim.partner?.id ?? '',
        },
      };
};
