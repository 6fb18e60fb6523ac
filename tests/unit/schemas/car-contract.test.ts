import { expect, test } from 'vitest';
import { formFacts } from '../../../schemas/form-facts.ts';
import { check } from '../../../schemas/kit.ts';
import { carContractForm, initial } from '../../../schemas/shared/car-contract.form.ts';

const MOMENT = { today: '2026-02-01', codeLength: 6 };
/** Typed for a used car: a person sold it, whose name is still to come. */
const halfTyped = { ...initial, price: '10 000 000', sellerKind: 'person' };

test('a seller is asked of a used car alone: what was typed of one does not hold up a new car', () => {
  expect(check(carContractForm(formFacts(MOMENT, { carType: 'used' })), halfTyped)).toEqual({
    ok: false,
    errors: { sellerName: 'form.empty.sellerName' },
  });
  expect(check(carContractForm(formFacts(MOMENT, { carType: 'new' })), halfTyped)).toMatchObject({
    ok: true,
    values: { price: 10_000_000, sellerKind: null, sellerName: null },
  });
});
