/** Questionnaire, step 2: the identity document. Each kind has its own rule for the number. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import type { TextId } from '../../locales/ids.ts';
import { addYears, daysBetween } from '../facts/date.ts';
import { latinLookAlikes } from '../facts/look-alikes.ts';
import { choice, field, fields, flag, needed, optional, part, text, whole } from '../fields.ts';
import { date } from '../person-fields.ts';
import { message, type Examples, type Warning } from '../kit.ts';

export const DOCUMENT_TYPES = ['id_card', 'passport', 'residence_permit', 'stateless', 'foreign_passport'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Ministry of Interior, Ministry of Justice (older cards), or whatever is printed. */
export const AUTHORITIES = ['mvd', 'mj', 'other'] as const;

/** Documents of Kazakhstan are issued from this age, for these many years. */
export const DOCUMENT_AGE = 16;
export const DOCUMENT_YEARS = 10;
const SOON_DAYS = 30;

const NUMBERS: Readonly<Record<DocumentType, readonly [RegExp, TextId]>> = {
  id_card: [/^\d{9}$/, 'form.idNumber'],
  passport: [/^[A-Z]\d{8}$/, 'form.passportNumber'],
  residence_permit: [/^\d{9}$/, 'form.permitNumber'],
  stateless: [/^\d{9}$/, 'form.permitNumber'],
  foreign_passport: [/^[A-Z0-9]{5,15}$/, 'form.foreignNumber'],
};

const number = v.pipe(
  field(needed(text({ max: 32 }), 'form.empty.documentNumber')),
  v.transform((value) => latinLookAlikes(value.replace(/[\s№-]/g, '').toUpperCase())),
);

/** The authority's own words matter only when it is none of the two ministries. */
export const tidyDocument = (typed: Readonly<Record<string, unknown>>) => {
  const document = part(typed['document']);
  return document['authority'] === 'other' ? document : { ...document, authorityOther: '' };
};

/** The fields of a document. `today` bounds the dates; `birthDate` ('YYYY-MM-DD') tells when the first could be issued. */
export const documentFields = (today: string, birthDate?: string) =>
  v.pipe(
    fields({
      type: field(choice(DOCUMENT_TYPES, 'form.choose.documentType')),
      number,
      dateIssue: field(needed(date, 'form.empty.issued')),
      dateEnd: field(needed(date, 'form.empty.expires')),
      authority: field(choice(AUTHORITIES, 'form.empty.authority')),
      authorityOther: optional(text({ min: 2, max: 100 })),
      /** resident of Kazakhstan */
      residence: flag,
    }),
    v.forward(
      v.partialCheck(
        [['type'], ['number']],
        (document) => NUMBERS[document.type][0].test(document.number),
        (issue) => message(NUMBERS[issue.input.type][1]),
      ),
      ['number'],
    ),
    v.forward(
      v.partialCheck([['dateIssue']], ({ dateIssue }) => dateIssue <= today, message('form.futureDate')),
      ['dateIssue'],
    ),
    v.forward(
      v.partialCheck(
        [['dateIssue']],
        ({ dateIssue }) => birthDate === undefined || dateIssue >= addYears(birthDate, DOCUMENT_AGE),
        message('form.docAge', { x: DOCUMENT_AGE }),
      ),
      ['dateIssue'],
    ),
    v.forward(
      v.partialCheck(
        [['dateIssue'], ['dateEnd']],
        ({ dateIssue, dateEnd }) => dateEnd > dateIssue,
        message('form.docDates'),
      ),
      ['dateEnd'],
    ),
    v.forward(
      v.partialCheck([['dateEnd']], ({ dateEnd }) => dateEnd > today, message('form.docExpired')),
      ['dateEnd'],
    ),
    v.forward(
      v.partialCheck(
        [['authority'], ['authorityOther']],
        ({ authority, authorityOther }) => authority !== 'other' || authorityOther !== null,
        message('form.empty.authority'),
      ),
      ['authorityOther'],
    ),
  );

const tidy = (typed: Readonly<Record<string, unknown>>) => ({ document: tidyDocument(typed) });

/** `birthDate`, where known, tells when the first document could be issued. */
export const documentForm = ({ today, birthDate }: Pick<FormFacts, 'today' | 'birthDate'>) =>
  v.pipe(
    whole<DocumentRaw, ReturnType<typeof tidy>>(tidy),
    fields({ document: documentFields(today, birthDate ?? undefined) }),
  );

export type DocumentValues = v.InferOutput<ReturnType<typeof documentForm>>;

/** A document that ends within a month may not live through the decision. */
export const documentWarnings = (
  { document }: { readonly document: Pick<DocumentValues['document'], 'dateEnd'> },
  today: string,
): Warning[] =>
  daysBetween(today, document.dateEnd) < SOON_DAYS
    ? [{ path: 'document.dateEnd', message: message('form.docExpires') }]
    : [];

/** The usual end of a document issued on a day: what the field proposes. */
export const usualDateEnd = (dateIssue: string): string => addYears(dateIssue, DOCUMENT_YEARS);

export interface DocumentRaw {
  document: {
    type: string;
    number: string;
    dateIssue: string;
    dateEnd: string;
    authority: string;
    authorityOther: string;
    residence: boolean;
  };
}

export const initial: DocumentRaw = {
  document: {
    type: 'id_card',
    number: '',
    dateIssue: '',
    dateEnd: '',
    authority: 'mvd',
    authorityOther: '',
    residence: true,
  },
};

const card = {
  ...initial.document,
  number: '012345678',
  dateIssue: '11/03/2019',
  dateEnd: '10/03/2029',
};

const wrong = (name: string, change: Partial<DocumentRaw['document']>, errors: Readonly<Record<string, TextId>>) => ({
  name,
  raw: { document: { ...card, ...change } },
  errors,
});

export const examples: Examples<DocumentRaw> = {
  valid: [
    { document: card },
    { document: { ...card, type: 'passport', number: 'n 12345678', authority: 'mj' } },
    { document: { ...card, type: 'residence_permit', number: '987654321' } },
    { document: { ...card, type: 'stateless', number: '123 456 789', dateEnd: '02/02/2026' } },
    {
      document: {
        ...card,
        type: 'foreign_passport',
        number: 'AB1234567',
        dateIssue: '2020-05-06',
        dateEnd: '06.05.2030',
        authority: 'other',
        authorityOther: 'МВД 77001',
        residence: false,
      },
    },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: { document: { ...initial.document, type: '', authority: '' } },
      errors: {
        'document.type': 'form.choose.documentType',
        'document.number': 'form.empty.documentNumber',
        'document.dateIssue': 'form.empty.issued',
        'document.dateEnd': 'form.empty.expires',
        'document.authority': 'form.empty.authority',
      },
    },
    wrong('eight digits of a card', { number: '01234567' }, { 'document.number': 'form.idNumber' }),
    wrong('a passport without its letter', { type: 'passport' }, { 'document.number': 'form.passportNumber' }),
    wrong(
      'a permit with a letter',
      { type: 'residence_permit', number: 'N12345678' },
      { 'document.number': 'form.permitNumber' },
    ),
    wrong(
      'ten digits for the stateless',
      { type: 'stateless', number: '1234567890' },
      { 'document.number': 'form.permitNumber' },
    ),
    wrong(
      'a short foreign passport',
      { type: 'foreign_passport', number: 'AB12' },
      { 'document.number': 'form.foreignNumber' },
    ),
    wrong('issued tomorrow', { dateIssue: '02/02/2026' }, { 'document.dateIssue': 'form.futureDate' }),
    wrong('ended today', { dateEnd: '01/02/2026' }, { 'document.dateEnd': 'form.docExpired' }),
    wrong('ended before issued', { dateEnd: '11/03/2019' }, { 'document.dateEnd': 'form.docDates' }),
    wrong('no such day', { dateIssue: '29/02/2019' }, { 'document.dateIssue': 'form.noSuchDate' }),
    wrong('another authority, unnamed', { authority: 'other' }, { 'document.authorityOther': 'form.empty.authority' }),
  ],
};
