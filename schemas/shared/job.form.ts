/**
 * Questionnaire, step 5: work and incomes, each of a type that the claim service names. Those who have no employer are not
 * asked for one. Experience in months, incomes in tenge a month.
 */
import * as v from 'valibot';
import type { TextId } from '../../locales/ids.ts';
import { hasEmployer, MAIN_INCOME } from './branches.ts';
import type { IsoDate } from '../facts/date.ts';
import { leastWage } from '../facts/law.ts';
import { groupDigits } from '../facts/money.ts';
import { choice, field, fields, integer, needed, optional, part, pickedId, sum, text, whole } from '../fields.ts';
import { phone } from '../person-fields.ts';
import { message, type Examples, type Warning } from '../kit.ts';

export { hasEmployer };

export const SOCIAL_GROUPS = [
  'regular',
  'civil_servant',
  'budget',
  'entrepreneur',
  'self_employed',
  'owner',
  'serviceman',
  'working_pensioner',
  'pensioner',
  'student',
  'maternity',
  'farmer',
  'unemployed',
] as const;

const MAX_MONTHS = 720;
const MIN_LAST_MONTHS = 3;
const FEW_MONTHS = 6;
const MAX_INCOME = 100_000_000;
export const MAX_INCOMES = 5;

const tidy = (typed: Readonly<Record<string, unknown>>) => {
  const { socialGroup, ...employer } = part(typed['job']);
  return { ...typed, job: { socialGroup, employer: hasEmployer(socialGroup) ? employer : null } };
};

const months = (empty: TextId) => field(needed(integer(0, MAX_MONTHS), empty));

const NO_EMPLOYER = {
  companyName: null,
  position: null,
  experienceCommon: null,
  experienceLast: null,
  phone: null,
  address: null,
} as const;

const employer = v.pipe(
  fields({
    companyName: field(needed(text({ min: 2, max: 120 }), 'form.empty.company')),
    position: field(needed(text({ min: 2, max: 80 }), 'form.empty.position')),
    experienceCommon: months('form.empty.experience'),
    experienceLast: months('form.empty.experienceLast'),
    phone: optional(phone),
    address: optional(text({ min: 5, max: 200 })),
  }),
  v.forward(
    v.partialCheck(
      [['experienceLast']],
      ({ experienceLast }) => experienceLast >= MIN_LAST_MONTHS,
      message('form.experienceMin', { x: MIN_LAST_MONTHS }),
    ),
    ['experienceLast'],
  ),
  v.forward(
    v.partialCheck(
      [['experienceCommon'], ['experienceLast']],
      ({ experienceCommon, experienceLast }) => experienceLast <= experienceCommon,
      message('form.experience'),
    ),
    ['experienceLast'],
  ),
);

/**
 * The job's fields lie side by side, in the screen and over the wire; inside they are judged in two parts, so that a
 * hidden employer is not.
 */
const job = v.pipe(
  v.custom<{ socialGroup: unknown; employer: Record<string, unknown> | null }>(() => true),
  v.rawTransform<
    { socialGroup: unknown; employer: Record<string, unknown> | null },
    { socialGroup: (typeof SOCIAL_GROUPS)[number] } & (v.InferOutput<typeof employer> | typeof NO_EMPLOYER)
  >(({ dataset, addIssue, NEVER }) => {
    const group = v.safeParse(field(choice(SOCIAL_GROUPS, 'form.choose.socialGroup')), dataset.value.socialGroup);
    const work = dataset.value.employer === null ? null : v.safeParse(employer, dataset.value.employer);
    const object = { ...dataset.value.employer, socialGroup: dataset.value.socialGroup };
    const tell = (key: string, text: string) => {
      addIssue({ message: text, path: [{ type: 'object', origin: 'value', input: object, key, value: undefined }] });
    };
    if (!group.success) tell('socialGroup', group.issues[0].message);
    if (work && !work.success) for (const issue of work.issues) tell(v.getDotPath(issue) ?? '', issue.message);
    if (!group.success || (work && !work.success)) return NEVER;
    return { socialGroup: group.output, ...(work ? work.output : NO_EMPLOYER) };
  }),
);

export const jobForm = v.pipe(
  whole<JobRaw, ReturnType<typeof tidy>>(tidy),
  fields({
    job,
    incomes: v.nullish(
      v.pipe(
        v.array(
          fields({
            type: field(pickedId('form.choose.income')),
            value: field(needed(sum(0, MAX_INCOME), 'form.empty.income')),
          }),
          message('form.incomesMin'),
        ),
        v.minLength(1, message('form.incomesMin')),
        v.maxLength(MAX_INCOMES, message('form.incomesMax')),
      ),
      [],
    ),
  }),
);

export type JobValues = v.InferOutput<typeof jobForm>;

/** Banks look twice at low incomes and at people who have just changed their job. */
export const jobWarnings = (
  {
    job: work,
    incomes,
  }: {
    readonly job: { readonly experienceLast: number | null };
    readonly incomes: readonly { readonly type: string; readonly value: number }[];
  },
  today: IsoDate,
): Warning[] => [
  ...(work.experienceLast !== null && work.experienceLast < FEW_MONTHS
    ? [{ path: 'job.experienceLast', message: message('form.experienceShort', { x: FEW_MONTHS }) }]
    : []),
  ...incomes.flatMap(({ type, value }, row) =>
    type === MAIN_INCOME && value < leastWage(today)
      ? [{ path: `incomes.${row}.value`, message: message('form.incomeLow', { x: groupDigits(leastWage(today)) }) }]
      : [],
  ),
];

export interface JobRaw {
  job: {
    socialGroup: string;
    companyName: string;
    position: string;
    experienceCommon: string;
    experienceLast: string;
    phone: string;
    address: string;
  };
  incomes: IncomeRow[];
}

export interface IncomeRow {
  /** Alias of the type. */
  type: string;
  value: string;
}

/** An empty row: what "add an income" adds. */
export const emptyIncome: IncomeRow = { type: '', value: '' };

export const initial: JobRaw = {
  job: {
    socialGroup: 'regular',
    companyName: '',
    position: '',
    experienceCommon: '',
    experienceLast: '',
    phone: '',
    address: '',
  },
  incomes: [{ type: MAIN_INCOME, value: '' }],
};

const main: IncomeRow = { type: 'main', value: '650 000' };
const employed: JobRaw = {
  job: {
    socialGroup: 'regular',
    companyName: 'ТОО «Демо Сервис»',
    position: 'Инженер',
    experienceCommon: '96',
    experienceLast: '30',
    phone: '+7 (727) 000-00-02',
    address: 'Алматы, пр. Абая, 10',
  },
  incomes: [main],
};

const jobless = { ...initial.job, socialGroup: 'pensioner' };

const wrong = (name: string, change: Partial<JobRaw['job']>, errors: Readonly<Record<string, TextId>>) => ({
  name,
  raw: { ...employed, job: { ...employed.job, ...change } },
  errors,
});

const incomesOf = (name: string, incomes: IncomeRow[], errors: Readonly<Record<string, TextId>>) => ({
  name,
  raw: { ...employed, incomes },
  errors,
});

export const examples: Examples<JobRaw> = {
  valid: [
    employed,
    {
      job: { ...jobless },
      incomes: [
        { type: 'main', value: '120 000 ₸' },
        { type: 'rent', value: '15 000' },
      ],
    },
    {
      job: { ...employed.job, socialGroup: 'working_pensioner', phone: '', address: '' },
      incomes: [
        { type: 'main', value: '400000' },
        { type: 'additional', value: '0' },
      ],
    },
    // what was typed about an employer before the answer changed is neither judged nor sent
    {
      job: { ...jobless, socialGroup: 'student', companyName: 'A', experienceLast: 'x' },
      incomes: [{ type: 'main', value: '60 000' }],
    },
    { job: { ...jobless, socialGroup: 'unemployed' }, incomes: [{ type: 'main', value: '0' }] },
    {
      job: { ...employed.job, socialGroup: 'serviceman', experienceLast: '3', experienceCommon: '3' },
      incomes: [{ type: 'main', value: '500 000' }],
    },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: { ...initial, job: { ...initial.job, socialGroup: '' } },
      errors: {
        'job.socialGroup': 'form.choose.socialGroup',
        'job.companyName': 'form.empty.company',
        'job.position': 'form.empty.position',
        'job.experienceCommon': 'form.empty.experience',
        'job.experienceLast': 'form.empty.experienceLast',
        'incomes.0.value': 'form.empty.income',
      },
    },
    {
      name: 'a pensioner without a pension',
      raw: { ...initial, job: jobless },
      errors: { 'incomes.0.value': 'form.empty.income' },
    },
    wrong(
      'longer at the last place than at all',
      { experienceCommon: '12' },
      { 'job.experienceLast': 'form.experience' },
    ),
    wrong('two months at the last place', { experienceLast: '2' }, { 'job.experienceLast': 'form.experienceMin' }),
    wrong('sixty-one years of work', { experienceCommon: '721' }, { 'job.experienceCommon': 'form.range' }),
    wrong('experience in words', { experienceCommon: '8 лет' }, { 'job.experienceCommon': 'form.number' }),
    wrong('a company of one letter', { companyName: 'A' }, { 'job.companyName': 'form.tooShort' }),
    wrong('half a phone of the company', { phone: '+7 (727) 00' }, { 'job.phone': 'form.phone' }),
    incomesOf('income in words', [{ type: 'main', value: 'много' }], { 'incomes.0.value': 'form.amount' }),
    incomesOf('income beyond belief', [{ type: 'main', value: '100 000 001' }], { 'incomes.0.value': 'form.range' }),
    incomesOf('less than nothing beside', [main, { type: 'additional', value: '-5000' }], {
      'incomes.1.value': 'form.amount',
    }),
    incomesOf('an income of no type', [main, emptyIncome], {
      'incomes.1.type': 'form.choose.income',
      'incomes.1.value': 'form.empty.income',
    }),
    incomesOf('no income at all', [], { incomes: 'form.incomesMin' }),
    incomesOf('six incomes', [main, main, main, main, main, main], { incomes: 'form.incomesMax' }),
  ],
};
