/** The bank chosen among those that approved. */
import type * as v from 'valibot';
import { field, fields, pickedId } from './fields.ts';
import type { Examples } from './kit.ts';

export const bankChoiceForm = fields({ bankAlias: field(pickedId('form.bank')) });

export type BankChoiceValues = v.InferOutput<typeof bankChoiceForm>;

export interface BankChoiceRaw {
  bankAlias: string;
}

export const initial: BankChoiceRaw = { bankAlias: '' };

export const examples: Examples<BankChoiceRaw> = {
  valid: [{ bankAlias: 'demo_dala' }, { bankAlias: 'mcf' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { bankAlias: 'form.bank' } },
    { name: 'not an alias', raw: { bankAlias: 'demo dala/../' }, errors: { bankAlias: 'form.bank' } },
  ],
};
