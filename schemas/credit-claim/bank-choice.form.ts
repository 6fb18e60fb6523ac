/** The bank chosen among those that approved. */
import * as v from 'valibot';
import { field, fields, flag, pickedId } from '../fields.ts';
import { message, type Examples } from '../kit.ts';

/** The lender whose name a person may not know: what it is gets told, and agreed to, before it is chosen. */
export const EXPLAINED_LENDER = 'mcf';

/** Branded: the flow takes no choice that these rules have not seen, so none of this lender without the consent. */
export const bankChoiceForm = v.pipe(
  fields({ bankAlias: field(pickedId('form.choose.bank')), agree: flag }),
  v.forward(
    v.partialCheck(
      [['bankAlias'], ['agree']],
      ({ bankAlias, agree }) => bankAlias !== EXPLAINED_LENDER || agree,
      message('form.consent'),
    ),
    ['agree'],
  ),
  v.transform((values) => values as typeof values & v.Brand<'BankChoice'>),
);

export type BankChoiceValues = v.InferOutput<typeof bankChoiceForm>;

export interface BankChoiceRaw {
  bankAlias: string;
  agree: boolean;
}

export const initial: BankChoiceRaw = { bankAlias: '', agree: false };

export const examples: Examples<BankChoiceRaw> = {
  valid: [
    { bankAlias: 'demo_dala', agree: false },
    { bankAlias: 'mcf', agree: true },
  ],
  invalid: [
    { name: 'nothing', raw: initial, errors: { bankAlias: 'form.choose.bank' } },
    {
      name: 'not an alias',
      raw: { ...initial, bankAlias: 'demo dala/../' },
      errors: { bankAlias: 'form.choose.bank' },
    },
    {
      name: 'the lender that is explained first, without the consent',
      raw: { ...initial, bankAlias: 'mcf' },
      errors: { agree: 'form.consent' },
    },
  ],
};
