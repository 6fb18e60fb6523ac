/**
 * Kazakhstan's personal number (ИИН / ЖСН): 12 digits YYMMDD C NNNN K.
 * Source: rules of forming identification numbers; C is the century and the sex (1/2 the 1800s, 3/4 the 1900s,
 * 5/6 the 2000s; odd is male), 0 is met with foreigners. Since 2013 the digits are formally not tied to the person's
 * data: birth date and sex are a hint to be filled in and edited, never a reason to refuse.
 */
import { dateOf, type IsoDate } from './date.ts';

export type Gender = 'male' | 'female';

/**
 * Why a number is refused; `impossibleDate` alone does not refuse, it only warns that nothing could be derived.
 * `business`: a company's number (БИН) was typed; its fifth digit is 4, 5 or 6, which no day of a month has.
 */
export type PersonalNumberReason = 'length' | 'allEqual' | 'checksum' | 'neverIssued' | 'business' | 'impossibleDate';

export interface PersonalNumberFacts {
  readonly valid: boolean;
  /** the number without separators, when it has 12 digits */
  readonly digits?: string;
  readonly birthDate?: IsoDate;
  readonly gender?: Gender;
  readonly reason?: PersonalNumberReason;
}

const FIRST_PASS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const SECOND_PASS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

const remainder = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0) % 11;

/**
 * The check digit (0 to 9) that belongs to the first eleven digits of a personal or a business number;
 * null when both passes give 10: such a number is never issued.
 */
export const checkDigit = (eleven: string): number | null => {
  const digits = [...eleven].map(Number);
  const first = remainder(digits, FIRST_PASS);
  if (first < 10) return first;
  const second = remainder(digits, SECOND_PASS);
  return second < 10 ? second : null;
};

const CENTURY: Readonly<Record<string, number>> = { 1: 1800, 2: 1800, 3: 1900, 4: 1900, 5: 2000, 6: 2000 };

const derived = (digits: string): Pick<PersonalNumberFacts, 'birthDate' | 'gender' | 'reason'> => {
  const seventh = digits.charAt(6);
  const century = CENTURY[seventh];
  if (century === undefined) return {};
  const gender: Gender = Number(seventh) % 2 === 1 ? 'male' : 'female';
  const birthDate = dateOf(
    century + Number(digits.slice(0, 2)),
    Number(digits.slice(2, 4)),
    Number(digits.slice(4, 6)),
  );
  return birthDate === null ? { gender, reason: 'impossibleDate' } : { gender, birthDate };
};

/**
 * Judges a typed personal number (spaces and hyphens are noise) and derives birth date and sex where it can.
 * `valid` says the number could have been issued, never that it belongs to somebody: the eleventh digit is not
 * covered by the first pass.
 */
export const personalNumber = (raw: string): PersonalNumberFacts => {
  const digits = raw.length > 64 ? '' : raw.replace(/[\s-]/g, '');
  if (!/^\d{12}$/.test(digits)) return { valid: false, reason: 'length' };
  if (/^(\d)\1{11}$/.test(digits)) return { valid: false, digits, reason: 'allEqual' };
  const expected = checkDigit(digits.slice(0, 11));
  if (expected === null) return { valid: false, digits, reason: 'neverIssued' };
  if (expected !== Number(digits[11])) return { valid: false, digits, reason: 'checksum' };
  if (/^\d{4}[456][0-4]/.test(digits)) return { valid: false, digits, reason: 'business' };
  return { valid: true, digits, ...derived(digits) };
};

/** Is this a company's number (БИН / БСН) with the right check digit? */
export const isBusinessNumber = (raw: string): boolean => personalNumber(raw).reason === 'business';
