import type { Bank } from '../../../openapi/index.ts';

interface OfBank {
  readonly bank: Bank;
}

/** It would refuse: it wants the income proved, and it is not. */
export const refusesYet = ({ terms }: Bank, provesIncome: boolean): boolean => terms.incomeProof && !provesIncome;

/** Those that count among who would lend: without a proof of the income not who wants one, unless all do. */
export const countedOf = <T extends OfBank>(lending: readonly T[], provesIncome: boolean): readonly T[] => {
  const ready = lending.filter(({ bank }) => !refusesYet(bank, provesIncome));
  return ready.length > 0 ? ready : lending;
};

/** In their order, those that would refuse after all that would not. */
export const refusingLast = <T extends OfBank>(all: readonly T[], provesIncome: boolean): readonly T[] => [
  ...all.filter(({ bank }) => !refusesYet(bank, provesIncome)),
  ...all.filter(({ bank }) => refusesYet(bank, provesIncome)),
];
