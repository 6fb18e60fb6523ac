/** Questionnaire, step 3: one to three people who know the borrower. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import type { TextId } from '../../locales/ids.ts';
import { choice, field, fields, needed, optional, text, whole } from '../fields.ts';
import { fullName, otherThan, phone } from '../person-fields.ts';
import { message, type Examples } from '../kit.ts';

export const RELATION_TYPES = [
  'spouse',
  'father',
  'mother',
  'brother',
  'sister',
  'son',
  'daughter',
  'friend',
  'colleague',
  'other',
] as const;
export const OTHER_RELATION = 'other';
export const MAX_CONTACTS = 3;

/** What was typed of a relation before another one was chosen is neither judged nor sent. */
const tidy = (typed: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...typed,
  relation: typed['type'] === OTHER_RELATION ? typed['relation'] : '',
});

/** Rows whose phone stands in an earlier row already. */
const repeated = (rows: readonly { phone: string }[]): number[] =>
  rows.flatMap((row, i) => (rows.findIndex((other) => other.phone === row.phone) < i ? [i] : []));

/** Rows of contact people; `ownPhone` is the borrower's, 11 digits or ''. */
export const contactRows = (ownPhone: string) =>
  v.nullish(
    v.pipe(
      v.array(
        v.pipe(
          whole<ContactRow, ReturnType<typeof tidy>>(tidy),
          fields({
            /** who the person is to the borrower */
            type: field(choice(RELATION_TYPES, 'form.choose.relation')),
            /** the same in words, where it is none of the list */
            relation: optional(text({ min: 2, max: 40 })),
            names: field(needed(fullName, 'form.empty.names')),
            phone: field(needed(otherThan(phone, ownPhone, 'form.samePhone'), 'form.empty.phone')),
          }),
          v.forward(
            v.partialCheck(
              [['type'], ['relation']],
              ({ type, relation }) => type !== OTHER_RELATION || relation !== null,
              message('form.relation'),
            ),
            ['relation'],
          ),
        ),
        message('form.contactsMin'),
      ),
      v.minLength(1, message('form.contactsMin')),
      v.maxLength(MAX_CONTACTS, message('form.contactsMax')),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        for (const key of repeated(input)) {
          const row = input[key];
          addIssue({
            message: message('form.phoneTwice'),
            path: [
              { type: 'array', origin: 'value', input, key, value: row },
              { type: 'object', origin: 'value', input: { ...row }, key: 'phone', value: row?.phone },
            ],
          });
        }
      }),
    ),
    [],
  );

export const contactsForm = ({ ownPhone }: Pick<FormFacts, 'ownPhone'>) => fields({ contacts: contactRows(ownPhone) });

export type ContactsValues = v.InferOutput<ReturnType<typeof contactsForm>>;

export interface ContactRow {
  type: string;
  relation: string;
  names: string;
  phone: string;
}

export interface ContactsRaw {
  contacts: ContactRow[];
}

/** An empty row: what "add a person" adds. */
export const emptyContact: ContactRow = { type: '', relation: '', names: '', phone: '' };

export const initial: ContactsRaw = { contacts: [emptyContact] };

const friend: ContactRow = { type: 'friend', relation: '', names: 'Тестов Арман', phone: '+7 (701) 000-00-02' };
const mother: ContactRow = { type: 'mother', relation: '', names: 'демеу гүлнар', phone: '8 (727) 250-12-34' };
const brother: ContactRow = { type: 'brother', relation: '', names: 'Демеу Ерлан Серікұлы', phone: '7020000003' };

const neighbour: ContactRow = { ...friend, type: 'other', relation: 'Соседка по даче' };

const wrong = (name: string, contacts: ContactRow[], errors: Readonly<Record<string, TextId>>) => ({
  name,
  raw: { contacts },
  errors,
});

export const exampleContext = { ownPhone: '77000000001' };

/** The examples assume that the borrower's own phone is 77000000001. */
export const examples: Examples<ContactsRaw> = {
  valid: [
    { contacts: [friend] },
    { contacts: [friend, mother] },
    { contacts: [friend, mother, brother] },
    { contacts: [neighbour] },
    { contacts: [{ ...mother, relation: 'x' }] },
  ],
  invalid: [
    wrong('nobody', [], { contacts: 'form.contactsMin' }),
    wrong('an empty row', [emptyContact], {
      'contacts.0.type': 'form.choose.relation',
      'contacts.0.names': 'form.empty.names',
      'contacts.0.phone': 'form.empty.phone',
    }),
    wrong('another relation that is not named', [{ ...neighbour, relation: ' ' }], {
      'contacts.0.relation': 'form.relation',
    }),
    wrong(
      'a relation of a letter, and one of forty-one',
      [
        { ...neighbour, relation: 'я' },
        { ...neighbour, phone: '8 727 250 12 34', relation: 'с'.repeat(41) },
      ],
      {
        'contacts.0.relation': 'form.tooShort',
        'contacts.1.relation': 'form.tooLong',
      },
    ),
    wrong('four people', [friend, mother, brother, { ...friend, phone: '+7 (705) 000-00-04' }], {
      contacts: 'form.contactsMax',
    }),
    wrong("the borrower's own phone", [{ ...friend, phone: '+7 (700) 000-00-01' }], {
      'contacts.0.phone': 'form.samePhone',
    }),
    wrong('one phone twice', [friend, { ...mother, phone: '8 701 000 00 02' }], {
      'contacts.1.phone': 'form.phoneTwice',
    }),
    wrong('a first name only', [{ ...friend, names: 'Арман' }], { 'contacts.0.names': 'form.empty.names' }),
    wrong('half a phone in the second row', [friend, { ...mother, phone: '+7 (727) 25' }], {
      'contacts.1.phone': 'form.phone',
    }),
  ],
};
