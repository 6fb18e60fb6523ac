import type { Bank, Claim } from '../../../openapi/index.ts';
import { priceOf } from '../../../schemas/shared/lending.ts';
import { countedOf } from './counted.ts';
import { type Estimate, offersOf, type WantedLoan } from './offers.ts';
import { useOfferedBanks } from './use-offered-banks.ts';

/** Who would lend on these terms, as the form of terms reckons it, the lowest payment first; nobody while the banks are not known. */
export function useLenders(
  banks: readonly Bank[] | undefined,
  loan: WantedLoan | null,
  provesIncome: boolean,
): readonly Estimate[] {
  const offered = useOfferedBanks(banks);
  return offered === undefined || loan === null ? [] : countedOf(offersOf(offered, loan).lending, provesIncome);
}

/** With a statement about the income. */
export const provesIncome = ({ product }: Pick<Claim, 'product'>): boolean =>
  product.financialAnalysisType === 'with_income';

/** What a claim asks for. */
export const wantedOf = ({ product, initialFee, term, type }: Claim, today: string): WantedLoan => ({
  price: priceOf(product),
  fee: initialFee,
  term,
  kind: product.paymentType,
  carType: product.carType,
  carYear: product.carProductionYear,
  fromPerson: type === 'C2C',
  today,
});
