/** Questionnaire, step 1: who the borrower is. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import { addYears, age, isIsoDate } from '../facts/date.ts';
import { fold } from '../facts/fold.ts';
import { personalNumber } from '../facts/iin.ts';
import { choice, field, fields, needed, optional, pickedId, refuse, text, andThen, type Reader } from '../fields.ts';
import { date, name } from '../person-fields.ts';
import { message, type Examples, type Warning } from '../kit.ts';
import { ADULT } from './me.form.ts';

export const GENDERS = ['male', 'female'] as const;
const OLDEST_PERSON = 100;

/** A word known to the borrower and the bank alone: letters only, no digits. */
export const codeword: Reader<string> = (typed) =>
  andThen(text({ max: 64 })(typed), (value) => (/^\p{L}{4,20}$/u.test(value) ? { value } : refuse('form.codeword')));

const birthDate =
  (today: string): Reader<string> =>
  (typed) =>
    andThen(date(typed), (value) => {
      if (value > today) return refuse('form.futureDate');
      if (value < addYears(today, -OLDEST_PERSON)) return refuse('form.birthDate');
      return age(value, today) < ADULT ? refuse('form.adult', { x: ADULT }) : { value };
    });

const hidesName = (word: string, ...names: readonly (string | null)[]): boolean =>
  names.some((one) => {
    const [a, b] = [fold(word), fold(one ?? '')];
    return b.length > 1 && (a.includes(b) || b.includes(a));
  });

/** `today` bounds the birth date: of age, and not older than a hundred years. */
export const personalForm = ({ today }: Pick<FormFacts, 'today'>) =>
  v.pipe(
    fields({
      lastName: field(needed(name(), 'form.empty.lastName')),
      firstName: field(needed(name(), 'form.empty.firstName')),
      patronymic: optional(name()),
      dateOfBirth: field(needed(birthDate(today), 'form.empty.birthDate')),
      gender: field(choice(GENDERS, 'form.choose.gender')),
      /** alias of a country */
      nationality: field(pickedId('form.choose.citizenship')),
      codeword: optional(codeword),
    }),
    v.forward(
      v.partialCheck(
        [['lastName'], ['firstName'], ['patronymic'], ['codeword']],
        (values) =>
          values.codeword === null || !hidesName(values.codeword, values.lastName, values.firstName, values.patronymic),
        message('form.codewordName'),
      ),
      ['codeword'],
    ),
  );

export type PersonalValues = v.InferOutput<ReturnType<typeof personalForm>>;

/** A birth date that differs from the personal number's is no error: the digits are not tied to the person since 2013. */
export const personalWarnings = (values: Pick<PersonalValues, 'dateOfBirth'>, ownNumber: string): Warning[] => {
  const facts = personalNumber(ownNumber);
  if (facts.reason === 'impossibleDate') return [{ path: 'dateOfBirth', message: message('form.iinDate') }];
  return facts.birthDate !== undefined && isIsoDate(values.dateOfBirth) && facts.birthDate !== values.dateOfBirth
    ? [{ path: 'dateOfBirth', message: message('form.dobMismatch') }]
    : [];
};

export interface PersonalRaw {
  lastName: string;
  firstName: string;
  patronymic: string;
  dateOfBirth: string;
  gender: string;
  nationality: string;
  codeword: string;
}

export const initial: PersonalRaw = {
  lastName: '',
  firstName: '',
  patronymic: '',
  dateOfBirth: '',
  gender: '',
  nationality: 'KZ',
  codeword: '',
};

const person: PersonalRaw = {
  ...initial,
  lastName: 'Демеу',
  firstName: 'Айдос',
  dateOfBirth: '15/01/1990',
  gender: 'male',
};

/** Examples are dated 2026-02-01. */
export const examples: Examples<PersonalRaw> = {
  valid: [
    person,
    {
      lastName: 'нұрланова',
      firstName: 'айгүл',
      patronymic: 'серікқызы',
      dateOfBirth: '29.02.2000',
      gender: 'female',
      nationality: 'RU',
      codeword: 'Домбыра',
    },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: { ...initial, nationality: '' },
      errors: {
        lastName: 'form.empty.lastName',
        firstName: 'form.empty.firstName',
        dateOfBirth: 'form.empty.birthDate',
        gender: 'form.choose.gender',
        nationality: 'form.choose.citizenship',
      },
    },
    { name: 'no date', raw: { ...person, dateOfBirth: '15 января' }, errors: { dateOfBirth: 'form.date' } },
    { name: 'no such day', raw: { ...person, dateOfBirth: '31/02/1990' }, errors: { dateOfBirth: 'form.noSuchDate' } },
    {
      name: 'a day to come',
      raw: { ...person, dateOfBirth: '02/02/2026' },
      errors: { dateOfBirth: 'form.futureDate' },
    },
    { name: 'born today', raw: { ...person, dateOfBirth: '01/02/2026' }, errors: { dateOfBirth: 'form.adult' } },
    {
      name: 'a minor by one day',
      raw: { ...person, dateOfBirth: '02/02/2008' },
      errors: { dateOfBirth: 'form.adult' },
    },
    { name: 'too old', raw: { ...person, dateOfBirth: '31/01/1926' }, errors: { dateOfBirth: 'form.birthDate' } },
    { name: 'digits in the codeword', raw: { ...person, codeword: 'домбыра1' }, errors: { codeword: 'form.codeword' } },
    { name: 'a short codeword', raw: { ...person, codeword: 'кот' }, errors: { codeword: 'form.codeword' } },
    {
      name: 'the name as a codeword',
      raw: { ...person, codeword: 'Айдосик' },
      errors: { codeword: 'form.codewordName' },
    },
  ],
};
