/** The one-time code of an SMS. Spaces and words around it ('Код: 482 915') are noise: it is pasted from messages. */
import type { FormFacts } from '../form-facts.ts';
import type * as v from 'valibot';
import { field, fields, refuse, type Reader } from '../fields.ts';
import type { Examples } from '../kit.ts';

const digits =
  (length: number): Reader<string> =>
  (typed) => {
    const found = typed.length > 256 ? '' : typed.replace(/[^0-9]/g, '');
    return found.length === length ? { value: found } : refuse('form.code', { n: length });
  };

/** Its length comes from the configuration; 6 as a rule. */
export const codeForm = ({ codeLength }: Pick<FormFacts, 'codeLength'>) => fields({ code: field(digits(codeLength)) });

export type CodeValues = v.InferOutput<ReturnType<typeof codeForm>>;

export interface CodeRaw {
  code: string;
}

export const initial: CodeRaw = { code: '' };

export const exampleContext = { codeLength: 6 };

export const examples: Examples<CodeRaw> = {
  valid: [{ code: '482915' }, { code: 'Код: 482 915' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { code: 'form.code' } },
    { name: 'five digits', raw: { code: '48291' }, errors: { code: 'form.code' } },
    { name: 'seven digits', raw: { code: '4829150' }, errors: { code: 'form.code' } },
    { name: 'letters', raw: { code: 'abcdef' }, errors: { code: 'form.code' } },
  ],
};
