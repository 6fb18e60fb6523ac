import { describe, expect, it } from 'vitest';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { formFacts } from '../../../schemas/form-facts.ts';
import { carRaw } from '../../../schemas/shared/insurance.ts';
import { based, checkedRaw, checkInitial, draftSince, draftUnder } from '../../../src/blocks/insurance/check-raw.ts';
import { isOfShop, sourceOf } from '../../../src/blocks/insurance/source.ts';

const claimNamed = (name: string): InsuranceClaim =>
  samples.getInsuranceClaim.find((one) => one.name === name)?.body as InsuranceClaim;
const known = claimNamed('draftKnown');
const facts = formFacts({ today: '2026-02-01', codeLength: 6 }, { policyholderNumber: known.personalNumber });
const draftOf = (typed: Record<string, unknown> | null) => ({
  load: () => typed,
  save: () => undefined,
  clear: () => undefined,
});
const initial = checkInitial(known, undefined, facts.today);

describe('what the check asks, at the steps that it is left for', () => {
  const at = (typed: Record<string, unknown> | null, claim = known) =>
    checkedRaw(claim, undefined, facts, draftOf(typed));
  const begun = { kind: 'casco', price: '10\u00a0000\u00a0000', deductiblePercent: '1', startDate: '02/02/2026' };

  it('is as it began, where nothing was typed', () => expect(at(null)).toEqual(begun));
  it('is as it was typed there, and not sent', () => {
    const typed = { kind: 'both', price: '9\u00a0000\u00a0000', deductiblePercent: '5', startDate: '10/02/2026' };
    expect(at({ ...initial, ...typed })).toEqual(typed);
  });
  it.each([
    ['kind', 'life'],
    ['price', '5'],
    ['startDate', '01/02/2026'],
  ])('is as it began, where what was typed is wrong: %s %s', (name, value) =>
    expect(at({ ...initial, [name]: value })).toEqual(begun),
  );
  it('is nothing, where nobody knows the value', () => {
    const { marketValue: _value, ...claim } = known;
    expect(at(null, claim).price).toBe('');
  });
  it('has a deductible to begin with, where compulsory insurance had none', () => {
    const product = { ...claimNamed('productDone').product, kind: 'ogpo', deductiblePercent: 0 };
    expect(at(null, { ...known, product } as InsuranceClaim).deductiblePercent).toBe('1');
  });
});

describe('a draft', () => {
  const told = { price: '1', startDate: 'a', tow: false };
  const typed = { ...based(told), price: '2', startDate: 'b', tow: true };

  it('stands while the claim says the same', () => expect(draftSince(draftOf(typed), based(told)).load()).toBe(typed));
  it('gives way, answer by answer, to what was said elsewhere since', () =>
    expect(draftSince(draftOf(typed), based({ ...told, price: '3' })).load()).toMatchObject({
      price: '3',
      startDate: 'b',
      tow: true,
    }));
  it('stands where the claim says nothing any more', () =>
    expect(draftSince(draftOf(typed), based({ ...told, price: '' })).load()).toMatchObject({ price: '2' }));
  it('of an older form is read as it was typed, or anew where it told of another basis', () => {
    expect(draftSince(draftOf({ price: '2' }), based(told)).load()).toEqual({ price: '2' });
    expect(draftSince(draftOf({ price: '2', basis: '1 | 1 | a' }), based(told)).load()).toMatchObject(told);
  });
  it('lies under what is asked elsewhere, once there is one', () => {
    expect(draftUnder(draftOf(typed), { price: '9' }).load()).toMatchObject({ price: '9', startDate: 'b' });
    expect(draftUnder(draftOf(null), { price: '9' }).load()).toBeNull();
  });
});

describe('a car of which nothing is known', () => {
  it('is new where it has no plate, and has been driven where it has one', () => {
    const named = (plate: string | null) =>
      carRaw({ ...claimNamed('customerDone'), prefill: { ...known.prefill, car: plate === null ? {} : { plate } } });
    expect([named(null).condition, named('101ADF02').condition]).toEqual(['new', 'used']);
  });
});

describe('where a step comes from', () => {
  const shops = claimNamed('marketplaceContractDone');

  it('is the shop, after it was saved, too; and the person, who has told the rest', () => {
    expect([isOfShop(claimNamed('marketplaceCustomerDone'), 'car'), isOfShop(shops, 'car')]).toEqual([true, true]);
    expect([sourceOf(shops, 'car'), isOfShop(shops, 'contract')]).toEqual(['ins.known.shopAndYou', true]);
    const whole = { ...shops, prefill: { ...shops.prefill, car: { ...shops.car } } };
    expect(sourceOf(whole, 'car')).toBe('ins.known.shop');
  });
  it('is not the shop, where it was said otherwise, or nobody has said it', () => {
    const other = { ...shops, car: { ...shops.car, plate: '123ABC02' } } as InsuranceClaim;
    expect([sourceOf(other, 'car'), sourceOf(shops, 'customer')]).toEqual(['ins.known.saved', 'ins.known.saved']);
    // The value alone is told where it is asked.
    expect(
      isOfShop({ ...shops, contract: null, prefill: { ...shops.prefill, contract: { price: 1 } } }, 'contract'),
    ).toBe(false);
  });
  it('is what the services know, until it is saved', () => {
    expect([sourceOf(known, 'car'), isOfShop(known, 'car')]).toEqual(['ins.known.found', false]);
  });
});
