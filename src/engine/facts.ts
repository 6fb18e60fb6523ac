import type { FlowContext } from '../../machines/kit/context.ts';
import type { FormFacts } from '../../schemas/form-facts.ts';

/** What the rules of forms depend on: the day in Kazakhstan, and what the flow knows. The only place that makes them. */
export const factsOf = (context: FlowContext | null, moment: { today: string; codeLength: number }): FormFacts => {
  const claim = context?.responses.claim;
  const insurance = context?.responses.getClientData ?? context?.responses.getCreditInsurance;
  const car = context?.answers.SUBMIT_CAR ?? context?.answers.SUBMIT_DEALER_CAR;
  return {
    ...moment,
    carPrice: car?.price ?? claim?.product.carPrice ?? 0,
    carDiscount: context?.answers.SUBMIT_DEALER_CAR?.discount ?? claim?.product.carDiscount ?? 0,
    carType: car?.carType ?? claim?.product.carType ?? 'used',
    fromPerson: claim ? claim.type === 'C2C' : context?.answers.SUBMIT_DEALER_CAR === undefined,
    banks: context?.responses.listBanks ?? [],
    ownPhone: claim?.customerPhone ?? context?.answers.SUBMIT_ME?.phone ?? '',
    sellerPhone: context?.answers.SUBMIT_SELLER?.phone ?? '',
    sellerPersonalNumber: context?.answers.SUBMIT_SELLER?.personalNumber ?? null,
    birthDate: claim?.borrower.dateOfBirth ?? null,
    buyerNumber: context?.responses.getCommodityClaim?.personalNumber ?? '',
    healthQuestions: insurance?.health.map(({ alias }) => alias) ?? null,
    confirmsNumber: claim?.type === 'DEALER',
  };
};
