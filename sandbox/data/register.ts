import { addYears, age } from '../../schemas/facts/date.ts';
import { personalNumber as factsOf } from '../../schemas/facts/iin.ts';

/** What the state's register says of a person: the document in force, and where they are registered. Invented. */
export interface Registered {
  readonly document: {
    readonly type: 'id_card';
    readonly number: string;
    readonly dateIssue: string;
    readonly dateEnd: string;
    readonly authority: string;
    readonly residence: true;
  };
  readonly address: {
    readonly locality: string;
    readonly street: string;
    readonly house: string;
    readonly apartment: string;
  };
}

const DOCUMENT_AGE = 16;
const DOCUMENT_YEARS = 10;
const USUAL_AGE_YEARS = 3;

const STREETS = [
  { locality: '75-d2', street: 'пр. Абая' },
  { locality: '75-d4', street: 'ул. Тимирязева' },
  { locality: '71-d4', street: 'пр. Мәңгілік Ел' },
  { locality: '79', street: 'ул. Байтурсынова' },
] as const;

/** Of a person of age with a number of Kazakhstan; the same on every day of three years. `today`: ISO date. */
export const registeredOf = (personalNumber: string, today: string): Registered | null => {
  const { digits, birthDate } = factsOf(personalNumber);
  if (digits === undefined || birthDate === undefined || age(birthDate, today) < DOCUMENT_AGE) return null;
  // Renewed on the birthday, in a year that is a multiple of three after the first one.
  const years = age(birthDate, today) - DOCUMENT_AGE;
  const dateIssue = addYears(birthDate, DOCUMENT_AGE + years - (years % USUAL_AGE_YEARS));
  const serial = Number(digits.slice(6));
  const home = STREETS[serial % STREETS.length] ?? STREETS[0];
  return {
    document: {
      type: 'id_card',
      number: `0${digits.slice(4)}`,
      dateIssue,
      dateEnd: addYears(dateIssue, DOCUMENT_YEARS),
      authority: 'МВД РК',
      residence: true,
    },
    address: { ...home, house: String((serial % 90) + 1), apartment: String((serial % 60) + 1) },
  };
};
