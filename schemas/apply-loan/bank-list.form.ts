/** The banks that an application goes to: ticks by the bank's alias. */
import * as v from 'valibot';
import { fields, flag } from '../fields.ts';
import { message, type Examples } from '../kit.ts';

export const bankListForm = fields({
  banks: v.pipe(
    v.nullish(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/, message('form.banks'))), flag), {}),
    v.check((banks) => Object.values(banks).includes(true), message('form.banks')),
  ),
});

export type BankListValues = v.InferOutput<typeof bankListForm>;

export interface BankListRaw {
  banks: Readonly<Record<string, boolean>>;
}

export const initial: BankListRaw = { banks: {} };

export const examples: Examples<BankListRaw> = {
  valid: [{ banks: { demo_dala: true, mcf: true } }, { banks: { demo_dala: false, mcf: true } }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { banks: 'form.banks' } },
    { name: 'all unticked', raw: { banks: { mcf: false } }, errors: { banks: 'form.banks' } },
  ],
};
