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
          // The server takes another plate for another car: who had none says so again, and finds the car copied.
          withoutPlate: claim.car !== null && claim.car.plate === null,
          personalNumber: claim.personalNumber,
          phone: showPhone(claim.phone),
          partnerId: claim.partner?.id ?? '',
        },
      };
};
