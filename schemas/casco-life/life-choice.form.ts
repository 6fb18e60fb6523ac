/** Life insurance that comes with a credit: a policy for the whole loan, or none. Nothing is ticked beforehand. */
import * as v from 'valibot';
import { PAYERS } from './casco-choice.form.ts';
import { choice, field, fields, pickedId, whole } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const LIFE_DECISIONS = ['insure', 'decline'] as const;

const tidy = (typed: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const bought = typed['decision'] === 'insure';
  return {
    ...typed,
    company: bought ? (typed['company'] ?? '') : null,
    payer: bought ? (typed['payer'] ?? '') : null,
  };
};

/** Term and risks follow from the loan. */
export const lifeChoiceForm = v.pipe(
  whole<LifeChoiceRaw, ReturnType<typeof tidy>>(tidy),
  fields({
    decision: field(choice(LIFE_DECISIONS, 'form.choose.life')),
    company: v.nullable(field(pickedId('form.choose.insurer'))),
    payer: v.nullable(field(choice(PAYERS, 'form.choose.payer'))),
  }),
);

export type LifeChoiceValues = v.InferOutput<typeof lifeChoiceForm>;

export interface LifeChoiceRaw {
  decision: string;
  company: string;
  payer: string;
}

export const initial: LifeChoiceRaw = { decision: '', company: '', payer: '' };

const bought: LifeChoiceRaw = { decision: 'insure', company: 'demo_omir', payer: 'financed' };

export const examples: Examples<LifeChoiceRaw> = {
  valid: [
    bought,
    { ...initial, decision: 'decline' },
    { ...bought, payer: 'own' },
    { ...bought, decision: 'decline', payer: '?' },
  ],
  invalid: [
    { name: 'nothing', raw: initial, errors: { decision: 'form.choose.life' } },
    {
      name: 'a policy of nobody',
      raw: { ...initial, decision: 'insure' },
      errors: { company: 'form.choose.insurer', payer: 'form.choose.payer' },
    },
  ],
};
