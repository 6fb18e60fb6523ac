import type { FlowContext } from '../../machines/kit/context.ts';
import type { FormFacts } from '../../machines/kit/screen.ts';

/** What forms may ask about: the day in Kazakhstan, and what the flow knows. */
export const factsOf = (context: FlowContext | null, moment: { today: string; codeLength: number }): FormFacts => {
  const claim = context?.responses.claim;
  const car = context?.answers.SUBMIT_CAR ?? context?.answers.SUBMIT_DEALER_CAR;
  return {
    ...moment,
    carPrice: car?.price ?? claim?.product.carPrice ?? 0,
    carDiscount: context?.answers.SUBMIT_DEALER_CAR?.discount ?? claim?.product.carDiscount ?? 0,
    minFeePercent: 0,
    ownPhone: claim?.customerPhone ?? context?.answers.SUBMIT_ME?.phone ?? '',
    sellerPhone: context?.answers.SUBMIT_SELLER?.phone ?? '',
    sellerPersonalNumber: context?.answers.SUBMIT_SELLER?.personalNumber ?? null,
    confirmsNumber: claim?.type === 'DEALER',
    maritalStatus: claim?.borrower.maritalStatus?.alias ?? '',
  };
};
