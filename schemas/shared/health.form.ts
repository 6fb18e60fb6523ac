/** The health declaration of a borrower: a yes or a no to every question of the insurer. */
import type { FormFacts } from '../form-facts.ts';
import type * as v from 'valibot';
import { choice, field, fields } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const ANSWERS = ['yes', 'no'] as const;
/** What insurers ask as a rule. */
export const HEALTH_QUESTIONS = ['hospital', 'disability', 'chronic'] as const;

/** Asks what the insurer of this loan asks. */
export const healthForm = ({ healthQuestions }: Pick<FormFacts, 'healthQuestions'>) =>
  fields({
    answers: fields(
      Object.fromEntries(
        (healthQuestions ?? HEALTH_QUESTIONS).map((alias) => [alias, field(choice(ANSWERS, 'form.answer'))]),
      ),
    ),
  });

export type HealthValues = v.InferOutput<ReturnType<typeof healthForm>>;

export interface HealthRaw {
  answers: Record<string, string>;
}

export const initial: HealthRaw = { answers: { hospital: '', disability: '', chronic: '' } };

export const examples: Examples<HealthRaw> = {
  valid: [
    { answers: { hospital: 'no', disability: 'no', chronic: 'no' } },
    { answers: { hospital: 'yes', disability: 'no', chronic: 'no' } },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: initial,
      errors: {
        'answers.hospital': 'form.answer',
        'answers.disability': 'form.answer',
        'answers.chronic': 'form.answer',
      },
    },
    {
      name: 'one left out',
      raw: { answers: { hospital: 'no', disability: '', chronic: 'no' } },
      errors: { 'answers.disability': 'form.answer' },
    },
  ],
};
