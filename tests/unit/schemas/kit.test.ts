import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { age } from '../../../schemas/facts/date.ts';
import { check, message, parseMessage } from '../../../schemas/kit.ts';
import { meForm, examples as people, exampleContext } from '../../../schemas/shared/me.form.ts';
import { examples as termsExamples, termsRules } from '../../../schemas/shared/terms.form.ts';

const terms = { price: 10_000_000, discount: 0, minFeePercent: 30 };

describe('messages', () => {
  it('come back as they went', () => {
    expect(parseMessage(message('form.empty.lastName'))).toEqual({ id: 'form.empty.lastName' });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())), (values) => {
        const plain: unknown = JSON.parse(JSON.stringify(values));
        expect(parseMessage(message('form.range', values))).toEqual({ id: 'form.range', values: plain });
      }),
    );
  });
  it('are taken as they are when they are not ours', () => {
    expect(parseMessage('a|b')).toEqual({ id: 'a|b' });
  });
  it('carry values ready to be shown', () => {
    const result = check(termsRules({ ...terms, minFeePercent: 12.5 }), { ...termsExamples.valid[0], initialFee: '1' });
    expect(result.ok ? null : parseMessage(result.errors['initialFee'] ?? '')).toEqual({
      id: 'form.minFee',
      values: { x: '12,5' },
    });
  });
});

describe('the terms', () => {
  const fee = (initialFee: string, context = terms) =>
    check(termsRules(context), { ...termsExamples.valid[0], initialFee });
  it('count the least fee of the price less the discount, half up', () => {
    const context = { price: 9_999_999, discount: 999_999, minFeePercent: 30 };
    expect(fee('2 700 000', context).ok).toBe(true);
    expect(fee('2 699 999', context).ok).toBe(false);
    expect(fee('8 999 999', context).ok).toBe(true);
    expect(fee('9 000 000', context)).toEqual({ ok: false, errors: { initialFee: 'form.feeTooBig' } });
  });
  it('take no fee at all where no bank asks for one', () => {
    expect(fee('0', { ...terms, minFeePercent: 0 }).ok).toBe(true);
  });
  it('run longer only where a bank gives longer, and never beyond ten years', () => {
    const term = (months: string, maxTerm?: number) =>
      check(termsRules(maxTerm === undefined ? terms : { ...terms, maxTerm }), {
        ...termsExamples.valid[0],
        term: months,
      }).ok;
    expect(term('90')).toBe(false);
    expect(term('120', 120)).toBe(true);
    expect(term('126', 240)).toBe(false);
  });
});

describe('the applicant', () => {
  const on = (today: string) =>
    check(meForm({ ...exampleContext, today }), { ...people.valid[0], personalNumber: '100101599130' }).ok;
  it('comes of age on the birthday', () => {
    expect(age('2010-01-01', '2027-12-31')).toBe(17);
    expect(on('2027-12-31')).toBe(false);
    expect(on('2028-01-01')).toBe(true);
  });
  it('is not hidden behind ten thousand spaces', () => {
    const raw = { ...people.valid[0], lastName: `Демеу${' '.repeat(10_000)}` };
    expect(check(meForm(exampleContext), raw)).toEqual({ ok: false, errors: { lastName: 'form.tooLong|{"n":50}' } });
  });
  it('may be anybody where the seller is not known', () => {
    expect(
      check(meForm({ today: '2026-02-01', sellerPhone: '', sellerPersonalNumber: null }), people.valid[0]).ok,
    ).toBe(true);
  });
});
