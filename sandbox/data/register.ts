import { addYears, age } from '../../schemas/facts/date.ts';
import { personalNumber as factsOf } from '../../schemas/facts/iin.ts';

/** What the state's registers say of a person: the document in force, where they are registered, who pays their pension contributions. Invented. */
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
  /** Who pays, and months of contributions in all and by them; null: nobody has paid for long enough. */
  readonly work: {
    readonly companyName: string;
    readonly experienceCommon: number;
    readonly experienceLast: number;
  } | null;
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

const EMPLOYERS = ['ТОО «Демо Сервис»', 'АО «Демо Жол»', 'ТОО «Алтын Демо»', 'ТОО «Демо Құрылыс»'] as const;
const WORKS_FROM = 18;
/** A place that is younger than that is told by the person: contributions come late. */
const LEAST_MONTHS = 6;

const workOf = (serial: number, years: number): Registered['work'] => {
  const experienceCommon = (years - WORKS_FROM) * 12 - (serial % 24);
  if (experienceCommon < LEAST_MONTHS) return null;
  const companyName = EMPLOYERS[serial % EMPLOYERS.length] ?? EMPLOYERS[0];
  return { companyName, experienceCommon, experienceLast: Math.min(experienceCommon, LEAST_MONTHS + (serial % 60)) };
};

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
    work: workOf(serial, age(birthDate, today)),
    address: { ...home, house: String((serial % 90) + 1), apartment: String((serial % 60) + 1) },
  };
};
