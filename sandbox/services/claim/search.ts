import { fold } from '../../../schemas/facts/fold.ts';
import { carNameOf } from '../../data/cars.ts';
import type { ClaimRecord } from './records.ts';

/** No more of a claim's words is kept for the search than an index takes. */
export const MOST_WORDS = 400;

/** What the list is searched by: names, numbers, phone, car, folded; a text ends where no search can reach over. */
export const searchWords = ({
  number,
  personalNumber,
  phone,
  data: { borrower, product },
}: Pick<ClaimRecord, 'number' | 'personalNumber' | 'phone' | 'data'>): string => {
  const car = carNameOf(product.carMarkId, product.carModelId) ?? '';
  const texts = [borrower.lastName, borrower.firstName, personalNumber, phone, car, String(number)];
  return texts.map(fold).join('|').slice(0, MOST_WORDS);
};

/** So many words of a question are looked for; nobody names more. */
const MOST_ASKED = 6;

/**
 * The words that a claim must hold to be found, folded. Figures alone are one number however they are grouped:
 * '8 (701) 234-56-78' is the phone '77012345678'.
 */
export const askedWords = (search: string): readonly string[] => {
  const words = fold(search);
  const figures = words.replaceAll(' ', '');
  if (/^\d+$/.test(figures)) return [figures.length === 11 ? figures.replace(/^8/, '7') : figures];
  return [...new Set(words.split(' '))].filter(Boolean).slice(0, MOST_ASKED);
};
