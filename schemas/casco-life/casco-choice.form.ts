/** Casco that comes with a credit: a policy to buy, one of the client's own, or none. Which options there are says the insurer. */
import * as v from 'valibot';
import { choice, field, fields, integer, needed, pickedId, refuse, whole, type Reader } from '../fields.ts';
import type { Examples } from '../kit.ts';
import { ok } from '../reading.ts';

export const CASCO_DECISIONS = ['insure', 'own_policy', 'decline'] as const;
export const RISKS = ['full', 'roadOnly', 'nonRoadOnly'] as const;
export const PAYERS = ['financed', 'own'] as const;

/** Percent of the sum insured, as the contract's number is written: '0.5'. */
const deductible: Reader<string> = (typed) =>
  /^\d{1,2}(\.\d)?$/.test(typed) ? ok(typed) : refuse('form.choose.deductible');

const tidy = (typed: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const when = (decision: string, name: string) => (typed['decision'] === decision ? (typed[name] ?? '') : null);
  return {
    ...typed,
    risks: when('insure', 'risks'),
    termMonths: when('insure', 'termMonths'),
    deductiblePercent: when('insure', 'deductiblePercent'),
    company: when('insure', 'company'),
    payer: when('insure', 'payer'),
    fileId: when('own_policy', 'fileId'),
  };
};

/** What belongs to a decision that was not made is null. */
export const cascoChoiceForm = v.pipe(
  whole<CascoChoiceRaw, ReturnType<typeof tidy>>(tidy),
  fields({
    decision: field(choice(CASCO_DECISIONS, 'form.choose.casco')),
    risks: v.nullable(field(choice(RISKS, 'form.choose.risks'))),
    termMonths: v.nullable(field(needed(integer(1, 120), 'form.choose.months'))),
    deductiblePercent: v.nullable(field(deductible)),
    company: v.nullable(field(pickedId('form.choose.insurer'))),
    payer: v.nullable(field(choice(PAYERS, 'form.choose.payer'))),
    fileId: v.nullable(field(pickedId('form.policyFile'))),
  }),
);

export type CascoChoiceValues = v.InferOutput<typeof cascoChoiceForm>;

export interface CascoChoiceRaw {
  decision: string;
  risks: string;
  termMonths: string;
  deductiblePercent: string;
  company: string;
  payer: string;
  fileId: string;
}

export const initial: CascoChoiceRaw = {
  decision: '',
  risks: '',
  termMonths: '',
  deductiblePercent: '',
  company: '',
  payer: '',
  fileId: '',
};

const bought: CascoChoiceRaw = {
  ...initial,
  decision: 'insure',
  risks: 'full',
  termMonths: '12',
  deductiblePercent: '1',
  company: 'demo_qalqan',
  payer: 'financed',
};

export const examples: Examples<CascoChoiceRaw> = {
  valid: [
    bought,
    { ...bought, deductiblePercent: '2', company: 'centras', payer: 'own' },
    { ...bought, deductiblePercent: '0.5' },
    { ...initial, decision: 'own_policy', fileId: 'f-1' },
    // What was chosen before the decision changed is neither judged nor sent.
    { ...bought, decision: 'decline', company: '?' },
  ],
  invalid: [
    { name: 'nothing', raw: initial, errors: { decision: 'form.choose.casco' } },
    {
      name: 'a policy without anything of it',
      raw: { ...initial, decision: 'insure' },
      errors: {
        risks: 'form.choose.risks',
        termMonths: 'form.choose.months',
        deductiblePercent: 'form.choose.deductible',
        company: 'form.choose.insurer',
        payer: 'form.choose.payer',
      },
    },
    {
      name: 'a deductible that is no share',
      raw: { ...bought, deductiblePercent: '1,5 %' },
      errors: { deductiblePercent: 'form.choose.deductible' },
    },
    { name: 'no file', raw: { ...initial, decision: 'own_policy' }, errors: { fileId: 'form.policyFile' } },
  ],
};
