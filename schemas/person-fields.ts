/** Fields that tell of a person: names, numbers, phones, dates. Apart from `fields.ts`, for a form of a car needs none of them. */
import type { TextId } from '../locales/ids.ts';
import { isIsoDate, parseDate } from './facts/date.ts';
import { personalNumber } from './facts/iin.ts';
import { capitalise, isName, normaliseName } from './facts/name.ts';
import { isMobile, parsePhone } from './facts/phone.ts';
import { andThen, ok, refuse, text, type Reader } from './reading.ts';

/** A name of a person, with its capitals; `max` characters. */
export const name =
  (max = 50): Reader<string> =>
  (typed) =>
    andThen(text({ max })(typed), (value) => {
      const normal = capitalise(normaliseName(value));
      return isName(normal) ? ok(normal) : refuse('form.onlyLetters');
    });

/** Names in one line: family name and first name at least. */
export const fullName: Reader<string> = (typed) =>
  andThen(name(100)(typed), (value) => (value.includes(' ') ? ok(value) : refuse('form.empty.names')));

/** A personal number as 12 digits. */
export const iin: Reader<string> = (typed) => {
  const facts = personalNumber(typed);
  if (facts.valid && facts.digits !== undefined) return ok(facts.digits);
  if (facts.reason === 'length') return refuse('form.iinLength');
  return refuse(facts.reason === 'business' ? 'form.iinBusiness' : 'form.iin');
};

/** The last four digits of a personal number; spaces between them are noise. */
export const lastDigits: Reader<string> = (typed) => {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{4}$/.test(digits) ? ok(digits) : refuse('form.lastDigits');
};

/** Any phone of Kazakhstan as 11 digits. */
export const phone: Reader<string> = (typed) => {
  const wire = parsePhone(typed);
  return wire === null ? refuse('form.phone') : ok(wire);
};

/** A phone that gets SMS. */
export const mobile: Reader<string> = (typed) =>
  andThen(phone(typed), (wire) => (isMobile(wire.slice(1)) ? ok(wire) : refuse('form.mobile')));

/** A phone that is not one of the given ones. */
export const otherThan =
  (read: Reader<string>, taken: string, id: TextId): Reader<string> =>
  (typed) =>
    andThen(read(typed), (value) => (taken !== '' && value === taken ? refuse(id) : ok(value)));

/** A date, 'YYYY-MM-DD'. A day that does not exist is told apart from something that is no date. */
export const date: Reader<string> = (typed) => {
  const value = parseDate(typed);
  if (value !== null && isIsoDate(value)) return ok(value);
  return /^\s*(?:\d{1,2}[./\-\s]\d{1,2}[./\-\s]\d{4}|\d{8}|\d{4}-\d{1,2}-\d{1,2})\s*$/.test(typed)
    ? refuse('form.noSuchDate')
    : refuse('form.date');
};
