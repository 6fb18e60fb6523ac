/** The banks that an application goes to: ticks by the bank's alias. */
import * as v from 'valibot';
import { fields } from '../fields.ts';
import { message, type Examples } from '../kit.ts';

type Ticks = Readonly<Record<string, boolean>>;
const ALIAS = /^[a-z][a-z0-9_]{0,39}$/;
/** By alias, one of them at least ticked. */
const isChoice = (value: unknown): boolean => {
  const ticks = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return (
    ticks.every(([alias, tick]) => ALIAS.test(alias) && typeof tick === 'boolean') && ticks.some(([, tick]) => tick)
  );
};

export const bankListForm = fields({
  banks: v.nullish(v.custom<Ticks>(isChoice, message('form.banks')), {}),
});

export type BankListValues = v.InferOutput<typeof bankListForm>;

export interface BankListRaw {
  banks: Ticks;
}

export const initial: BankListRaw = { banks: {} };

export const examples: Examples<BankListRaw> = {
  valid: [{ banks: { demo_dala: true, mcf: true } }, { banks: { demo_dala: false, mcf: true } }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { banks: 'form.banks' } },
    { name: 'all unticked', raw: { banks: { mcf: false } }, errors: { banks: 'form.banks' } },
  ],
};
