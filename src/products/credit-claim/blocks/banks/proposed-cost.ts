import type { Bank, Claim } from '../../../../../openapi/index.ts';
import { besideAt, type Extra, inAllAt, monthAt, usualExtras } from '../../../../../schemas/shared/bank-month.ts';
import { priceOf } from '../../../../../schemas/shared/lending.ts';
import type { Change } from '../../../../../schemas/shared/other-terms.ts';

export interface ProposedCost {
  /** With a share of what is paid beside the loan, tenge. */
  readonly month: number;
  readonly inAll: number;
  readonly beside: readonly { readonly kind: Extra; readonly sum: number }[];
}

/** What a proposed change costs with all that the bank would have paid beside it, as an offer is told; null: a price is not known. */
export const proposedCost = (
  { product }: Claim,
  change: Change,
  alias: string,
  banks: readonly Bank[] | undefined,
): ProposedCost | null => {
  const bank = banks?.find((one) => one.alias === alias);
  if (banks === undefined || bank === undefined) return null;
  const loan = { price: priceOf(product), fee: change.fee, term: change.term };
  const at = monthAt({ terms: bank.terms, payment: change.payment }, loan, product, usualExtras(banks));
  if (at.untold.length > 0) return null;
  return {
    month: at.month,
    inAll: inAllAt({ ...at, overpayment: change.overpayment }, loan),
    beside: besideAt(at, loan),
  };
};
