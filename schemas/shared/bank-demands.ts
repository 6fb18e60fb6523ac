import type { Bank } from '../../openapi/index.ts';
import { type AskedLoan, type Extra, type Extras, monthAt, type Wanted } from './bank-month.ts';

/** What a bank demands beside the loan that the person did not ask for. */
export interface Demanded {
  readonly kinds: readonly Extra[];
  /** What it adds to a month, tenge; null: nobody tells the price of some of it. */
  readonly sum: number | null;
}

/** Null: nothing that was not asked for. `usual`: what stands for prices that the bank does not tell. */
export const demandedAt = (terms: Bank['terms'], loan: AskedLoan, wanted: Wanted, usual: Extras): Demanded | null => {
  const kinds: Extra[] = [
    ...(terms.cascoRequired && !wanted.cascoInsurance ? (['casco'] as const) : []),
    ...(terms.gpsRequired && !wanted.gpsTracker ? (['gps'] as const) : []),
  ];
  if (kinds.length === 0) return null;
  const nothing: Wanted = { cascoInsurance: false, lifeInsurance: false, gpsTracker: false };
  const demands = {
    ...terms,
    cascoRequired: kinds.includes('casco'),
    gpsRequired: kinds.includes('gps'),
  };
  const { month, untold } = monthAt({ terms: demands, payment: 0 }, loan, nothing, usual);
  return { kinds, sum: untold.length > 0 ? null : month };
};
