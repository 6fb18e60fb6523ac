/** Terms that a person takes over from what would turn a refusal around. Sums in whole tenge, the term in months. */
import type * as v from 'valibot';
import { field, fields, integer, needed, sum } from '../fields.ts';
import type { Examples } from '../kit.ts';
import { TERM } from './terms.form.ts';

export const otherTermsForm = fields({
  initialFee: field(needed(sum(0, 10 ** 12), 'form.empty.fee')),
  term: field(
    needed(
      integer(TERM.min, TERM.longest, { id: 'form.term', values: { min: TERM.min, max: TERM.longest } }),
      'form.empty.term',
    ),
  ),
});

export type OtherTermsValues = v.InferOutput<typeof otherTermsForm>;

export interface OtherTermsRaw {
  initialFee: string;
  term: string;
}

export const initial: OtherTermsRaw = { initialFee: '', term: '' };

export const examples: Examples<OtherTermsRaw> = {
  valid: [
    { initialFee: '5 000 000', term: '84' },
    { initialFee: '4500000', term: '60' },
  ],
  invalid: [
    { name: 'nothing', raw: initial, errors: { initialFee: 'form.empty.fee', term: 'form.empty.term' } },
    { name: 'too long', raw: { initialFee: '5 000 000', term: '121' }, errors: { term: 'form.term' } },
  ],
};
