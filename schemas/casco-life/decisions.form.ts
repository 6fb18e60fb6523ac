/**
 * Both insurances beside a credit, decided in one form: who sells the policy, a policy of one's own (casco), or none. Which insurers there
 * are says the service; nothing is ticked beforehand.
 */
import * as v from 'valibot';
import type { FormFacts } from '../form-facts.ts';
import {
  choice,
  field,
  fields,
  integer,
  needed,
  optional,
  part,
  pickedId,
  refuse,
  whole,
  type Reader,
} from '../fields.ts';
import type { Examples } from '../kit.ts';
import { ok } from '../reading.ts';
import { DECLINE, OWN_POLICY } from './choices.ts';

export const RISKS = ['full', 'roadOnly', 'nonRoadOnly'] as const;
export const PAYERS = ['financed', 'own'] as const;
const MOST_TENGE = 999_999_999_999;

/** Percent of the sum insured, as the contract's number is written: '0.5'. */
const deductible: Reader<string> = (typed) =>
  /^\d{1,2}(\.\d)?$/.test(typed) ? ok(typed) : refuse('form.choose.deductible');

type Typed = Readonly<Record<string, unknown>>;

/** What belongs to a decision that was not made is null. */
const tidied = (raw: unknown, ofPolicy: readonly string[]): Typed => {
  const typed = part(raw);
  const chosen = typed['choice'] ?? '';
  const buys = chosen !== '' && chosen !== OWN_POLICY && chosen !== DECLINE;
  return {
    choice: chosen,
    ...Object.fromEntries(ofPolicy.map((name) => [name, buys ? (typed[name] ?? '') : null])),
    fileId: chosen === OWN_POLICY ? (typed['fileId'] ?? '') : null,
  };
};

const payer = v.nullable(field(choice(PAYERS, 'form.choose.payer')));
/** What the policy cost on the page when its button was pressed: the page says it, nobody types it. */
const premium = optional(integer(0, MOST_TENGE));

/** Who decides about what: an insurance that is no matter of the claim is null. Term and risks of life follow from the loan. */
export const decisionsForm = ({ asksCasco = true, asksLife = true }: Pick<FormFacts, 'asksCasco' | 'asksLife'>) =>
  v.pipe(
    whole<DecisionsRaw, Typed>(({ casco, life }) => ({
      casco: asksCasco ? tidied(casco, ['risks', 'termMonths', 'deductiblePercent', 'payer', 'premium']) : null,
      life: asksLife ? tidied(life, ['payer', 'premium']) : null,
    })),
    fields({
      casco: v.nullable(
        fields({
          choice: field(pickedId('form.choose.casco')),
          risks: v.nullable(field(choice(RISKS, 'form.choose.risks'))),
          termMonths: v.nullable(field(needed(integer(1, 120), 'form.choose.months'))),
          deductiblePercent: v.nullable(field(deductible)),
          payer,
          fileId: v.nullable(field(pickedId('form.policyFile'))),
          premium,
        }),
      ),
      life: v.nullable(fields({ choice: field(pickedId('form.choose.life')), payer, premium })),
    }),
  );

export type DecisionsValues = v.InferOutput<ReturnType<typeof decisionsForm>>;

/** `over`: when the decision was made that this was typed over; '': there was none. */
export interface CascoRaw {
  choice: string;
  risks: string;
  termMonths: string;
  deductiblePercent: string;
  payer: string;
  fileId: string;
  premium?: string;
  over?: string;
}
export interface LifeRaw {
  choice: string;
  payer: string;
  premium?: string;
  over?: string;
}
export interface DecisionsRaw {
  casco: CascoRaw;
  life: LifeRaw;
}

export const initial: DecisionsRaw = {
  casco: { choice: '', risks: '', termMonths: '', deductiblePercent: '', payer: '', fileId: '' },
  life: { choice: '', payer: '' },
};

const casco: CascoRaw = {
  choice: 'demo_qalqan',
  risks: 'full',
  termMonths: '12',
  deductiblePercent: '1',
  payer: 'financed',
  fileId: '',
};
const life: LifeRaw = { choice: 'demo_omir', payer: 'financed' };
const both: DecisionsRaw = { casco, life };

export const examples: Examples<DecisionsRaw> = {
  valid: [
    both,
    { casco, life: { ...life, choice: 'decline' } },
    { casco: { ...initial.casco, choice: 'own_policy', fileId: 'f-1' }, life: { ...life, payer: 'own' } },
    // What was chosen before the decision changed is neither judged nor sent.
    { casco: { ...casco, choice: 'decline', termMonths: '?', payer: '?' }, life: { choice: 'decline', payer: '?' } },
    // They cost something else on the page.
    {
      casco: { ...casco, deductiblePercent: '0.5', payer: 'own', premium: '230 000' },
      life: { ...life, premium: '170 000' },
    },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: initial,
      errors: { 'casco.choice': 'form.choose.casco', 'life.choice': 'form.choose.life' },
    },
    {
      name: 'insurers, and nothing of their policies',
      raw: {
        casco: { ...initial.casco, choice: 'demo_qalqan' },
        life: { ...initial.life, choice: 'demo_omir' },
      },
      errors: {
        'casco.risks': 'form.choose.risks',
        'casco.termMonths': 'form.choose.months',
        'casco.deductiblePercent': 'form.choose.deductible',
        'casco.payer': 'form.choose.payer',
        'life.payer': 'form.choose.payer',
      },
    },
    {
      name: 'a deductible that is no share',
      raw: { ...both, casco: { ...casco, deductiblePercent: '1,5 %' } },
      errors: { 'casco.deductiblePercent': 'form.choose.deductible' },
    },
    {
      name: 'no file',
      raw: { ...both, casco: { ...initial.casco, choice: 'own_policy' } },
      errors: { 'casco.fileId': 'form.policyFile' },
    },
  ],
};
