import { fold } from '../../../schemas/facts/fold.ts';
import { carNameOf } from '../../data/cars.ts';
import type { ClaimRecord } from './records.ts';

/** No more of a claim's words is kept for the search than an index takes. */
export const MOST_WORDS = 400;

/** What the list is searched by: names, number, phone, car, folded; a text ends where no search can reach over. */
export const searchWords = ({
  personalNumber,
  phone,
  data: { borrower, product },
}: Pick<ClaimRecord, 'personalNumber' | 'phone' | 'data'>): string => {
  const car = carNameOf(product.carMarkId, product.carModelId) ?? '';
  const texts = [borrower.lastName, borrower.firstName, personalNumber, phone, car];
  return texts.map(fold).join('|').slice(0, MOST_WORDS);
};
