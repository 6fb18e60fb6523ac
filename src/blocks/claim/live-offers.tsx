import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import type { Bank } from '../../../openapi/index.ts';
import { amount } from '../../../schemas/facts/money.ts';
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
  const live = { banks, loan, ...given };
  return <OffersContext value={live}>{children}</OffersContext>;
}
