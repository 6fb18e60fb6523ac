import { expect, test } from 'vitest';
import { exampleContext, initialTerms, termsForm } from '../../../schemas/shared/terms.form.ts';
import * as v from 'valibot';

const car = { carType: 'used', fromPerson: true, carPrice: 10_000_000, carDiscount: 0, banks: [] } as const;
const digits = (fee: string): string => fee.replace(/\D/g, '');
const feeOf = (more: object): string => digits(initialTerms({ ...car, ...more }).initialFee);

test('a down payment of a fifth stands there already, of the price after the discount', () => {
  expect(feeOf({})).toBe('2000000');
  expect(feeOf({ carDiscount: 1_000_000 })).toBe('1800000');
});

test('no bank is asked for less than it takes: what stands there may be sent as it is', () => {
  const facts = { ...car, banks: exampleContext.banks };
  const begun = initialTerms(facts);
  expect(digits(begun.initialFee)).toBe('3000000');
  expect(v.safeParse(termsForm(facts), begun).success).toBe(true);
});

test('nothing is proposed for a car whose price is not known', () => {
  expect(feeOf({ carPrice: 0 })).toBe('');
});
