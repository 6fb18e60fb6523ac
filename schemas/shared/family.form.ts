/** Questionnaire, step 4: family. A spouse is asked for in a marriage, registered or not. */
import * as v from 'valibot';
import { hasSpouse } from './branches.ts';
import { choice, field, fields, integer, needed, optional, part, whole } from '../fields.ts';
import { name, phone } from '../person-fields.ts';
import type { Examples } from '../kit.ts';

export { hasSpouse };

export const MARITAL_STATUSES = ['married', 'civil_marriage', 'divorced', 'not_married', 'widow'] as const;
export const MAX_CHILDREN = 15;

const tidy = (typed: Readonly<Record<string, unknown>>) => ({
  ...typed,
  spouse: hasSpouse(typed['maritalStatus']) ? part(typed['spouse']) : null,
});

export const childCount = field(needed(integer(0, MAX_CHILDREN), 'form.empty.children'));

export const familyForm = v.pipe(
  whole<FamilyRaw, ReturnType<typeof tidy>>(tidy),
  fields({
    maritalStatus: field(choice(MARITAL_STATUSES, 'form.choose.marital')),
    spouse: v.nullable(
      fields({
        lastName: field(needed(name(), 'form.empty.spouse')),
        firstName: field(needed(name(), 'form.empty.spouse')),
        patronymic: optional(name()),
        phone: optional(phone),
      }),
    ),
    childCount,
  }),
);

export type FamilyValues = v.InferOutput<typeof familyForm>;

export interface FamilyRaw {
  maritalStatus: string;
  spouse: { lastName: string; firstName: string; patronymic: string; phone: string };
  childCount: string;
}

export const initial: FamilyRaw = {
  maritalStatus: '',
  spouse: { lastName: '', firstName: '', patronymic: '', phone: '' },
  childCount: '0',
};

const single: FamilyRaw = { ...initial, maritalStatus: 'not_married' };
const married: FamilyRaw = {
  maritalStatus: 'married',
  spouse: { lastName: 'Демеу', firstName: 'Айгерім', patronymic: '', phone: '+7 (702) 000-00-05' },
  childCount: '2',
};

export const examples: Examples<FamilyRaw> = {
  valid: [
    single,
    married,
    {
      maritalStatus: 'civil_marriage',
      spouse: { lastName: 'иванова', firstName: 'анна', patronymic: 'петровна', phone: '' },
      childCount: '1',
    },
    // what was typed about a spouse before the answer changed is neither judged nor sent
    { maritalStatus: 'divorced', spouse: { ...initial.spouse, lastName: '1' }, childCount: '15' },
    { ...single, maritalStatus: 'widow' },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: { ...initial, childCount: '' },
      errors: { maritalStatus: 'form.choose.marital', childCount: 'form.empty.children' },
    },
    {
      name: 'married to nobody',
      raw: { ...initial, maritalStatus: 'married' },
      errors: { 'spouse.lastName': 'form.empty.spouse', 'spouse.firstName': 'form.empty.spouse' },
    },
    {
      name: 'a civil marriage to nobody',
      raw: { ...initial, maritalStatus: 'civil_marriage' },
      errors: { 'spouse.lastName': 'form.empty.spouse', 'spouse.firstName': 'form.empty.spouse' },
    },
    { name: 'too many children', raw: { ...single, childCount: '16' }, errors: { childCount: 'form.range' } },
    { name: 'minus one child', raw: { ...single, childCount: '-1' }, errors: { childCount: 'form.number' } },
    {
      name: 'half a phone of the spouse',
      raw: { ...married, spouse: { ...married.spouse, phone: '+7 (702)' } },
      errors: { 'spouse.phone': 'form.phone' },
    },
  ],
};
