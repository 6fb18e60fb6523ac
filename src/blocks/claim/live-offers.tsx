import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import type { Bank } from '../../../openapi/index.ts';
import { amount, percentOf } from '../../../schemas/facts/money.ts';
import { TERM } from '../../../schemas/shared/terms.form.ts';
import { useFieldValue } from '../../ui/form/index.ts';
import type { Read } from '../props.ts';
import { type Estimate, type Offers, offersOf, type WantedLoan } from './offers.ts';
import { useOfferedBanks } from './use-offered-banks.ts';

export type Purchase = Pick<WantedLoan, 'price' | 'carType' | 'carYear' | 'fromPerson' | 'today'>;

/** What the banks' terms give for what stands in the form now. */
interface LiveOffers {
  readonly banks: Read<readonly Bank[]>;
  /** Null: no sum or no term is typed yet. */
  readonly loan: WantedLoan | null;
  /** Null: no loan is wanted, or the banks are not read yet. */
  readonly offers: Offers | null;
  /** Until a down payment stands in the field: what a usual one would give; null: it stands there, or nobody would lend. */
  readonly sample: { readonly loan: WantedLoan; readonly lending: Offers['lending'] } | null;
  /** The same bank at both kinds of payments; null: none lends. */
  readonly example: { readonly annuity: Estimate; readonly differentiated: Estimate } | null;
}

const OffersContext = createContext<LiveOffers | null>(null);

/** Throws outside of `OffersOfForm`. */
export function useLiveOffers(): LiveOffers {
  const live = useContext(OffersContext);
  if (live === null) throw new Error('An estimate stands outside of <OffersOfForm>');
  return live;
}

/** Whether the loan is wanted with a proof of the income; a form that does not ask takes it for proved. */
export const useProves = (): boolean => useFieldValue('provesIncome') !== false;

/** A sum that stands in a field, tenge; null: none. */
export function useSum(name: string): number | null {
  const typed = useFieldValue(name);
  return typeof typed === 'string' || typeof typed === 'number' ? amount(typed) : null;
}

const exampleOf = (banks: readonly Bank[], loan: WantedLoan): LiveOffers['example'] => {
  const annuity = offersOf(banks, { ...loan, kind: 'annuity' }).lending[0];
  if (annuity === undefined) return null;
  const differentiated = offersOf([annuity.bank], { ...loan, kind: 'differentiated' }).lending[0];
  return differentiated === undefined ? null : { annuity, differentiated };
};

/** A usual down payment, percent of the price: an example only, no field is filled with it. */
const USUAL_PERCENT = 20;

/**
 * Follows the terms typed into the form around and gives what the banks would offer to all that stands in it. A slider that is
 * dragged is never waited for: the figures come as soon as there is time.
 */
export function OffersOfForm({
  banks,
  purchase,
  children,
}: {
  banks: Read<readonly Bank[]>;
  purchase: Purchase;
  children: ReactNode;
}) {
  const fee = useDeferredValue(useSum('initialFee'));
  const term = useDeferredValue(Number(useFieldValue('term')));
  const kind = useFieldValue('paymentType') === 'differentiated' ? 'differentiated' : 'annuity';
  const { carType, carYear, fromPerson, today } = purchase;
  const price = useDeferredValue(purchase.price);
  const loan = useMemo<WantedLoan | null>(
    () =>
      fee === null || fee >= price || !(term > 0)
        ? null
        : { price, fee, term, kind, carType, carYear, fromPerson, today },
    [price, fee, term, kind, carType, carYear, fromPerson, today],
  );
  const data = useOfferedBanks(banks.data);
  const given = useMemo(
    () =>
      data === undefined || loan === null
        ? { offers: null, example: null }
        : { offers: offersOf(data, loan), example: exampleOf(data, loan) },
    [data, loan],
  );
  const sample = useMemo(() => {
    if (data === undefined || loan !== null || fee !== null) return null;
    const usual: WantedLoan = {
      price,
      fee: percentOf(price, USUAL_PERCENT),
      term: term > 0 ? term : TERM.usual,
      kind,
      carType,
      carYear,
      fromPerson,
      today,
    };
    const { lending } = offersOf(data, usual);
    return lending.length === 0 ? null : { loan: usual, lending };
  }, [data, loan, fee, price, term, kind, carType, carYear, fromPerson, today]);
  const live = { banks, loan, sample, ...given };
  return <OffersContext value={live}>{children}</OffersContext>;
}
