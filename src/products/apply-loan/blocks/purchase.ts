import type { Claim } from '../../../../openapi/index.ts';
import { priceOf } from '../../../../schemas/shared/lending.ts';
import type { TermsValues } from '../../../../schemas/shared/terms.form.ts';
import type { WantedLoan } from '../../../blocks/claim/offers.ts';

/** What the banks lend for: the car of a claim, less the dealer's discount. */
export const purchaseOf = (
  { product, type }: Claim,
  today: string,
): Pick<WantedLoan, 'price' | 'carType' | 'carYear' | 'fromPerson' | 'today'> => ({
  price: priceOf(product),
  carType: product.carType,
  carYear: product.carProductionYear,
  fromPerson: type === 'C2C',
  today,
});

/** The loan that is asked for on these terms. */
export const loanOf = (claim: Claim, terms: TermsValues, today: string): WantedLoan => ({
  ...purchaseOf(claim, today),
  fee: terms.initialFee,
  term: terms.term,
  kind: terms.paymentType,
});
