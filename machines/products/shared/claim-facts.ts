import type { FormFacts } from '../../../schemas/form-facts.ts';
import type { FlowContext } from '../../kit/context.ts';

/** What a claim for a car's credit tells the rules of its forms: of the car that was just described, else of the claim's. */
export const claimFacts = (
  { responses: { claim, listBanks } }: FlowContext,
  car?: { readonly price: number; readonly carType: FormFacts['carType']; readonly discount?: number },
): Partial<FormFacts> => ({
  carPrice: car?.price ?? claim?.product.carPrice ?? 0,
  carDiscount: car?.discount ?? claim?.product.carDiscount ?? 0,
  carType: car?.carType ?? claim?.product.carType ?? 'used',
  banks: listBanks ?? [],
  ownPhone: claim?.customerPhone ?? '',
  birthDate: claim?.borrower.dateOfBirth ?? null,
  confirmsNumber: claim?.type === 'DEALER',
  ...(claim === undefined ? {} : { fromPerson: claim.type === 'C2C' }),
});
