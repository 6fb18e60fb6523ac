import { beforeAll, expect, test } from 'vitest';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { declineRows, fromRows, optionNote, weighed } from '../../../../src/products/casco-life/blocks/words.ts';
import { loadCatalogue, setLocale, translate as t } from '../../../../src/i18n/runtime.ts';

type Option = CascoLifeConditions['options'][number];

const conditions = {
  options: [] as CascoLifeConditions['options'],
  terms: { rate: 28.3, monthlyPayment: 187_902 },
  termsIfDeclined: { rate: 30.3, monthlyPayment: 195_227 },
} as CascoLifeConditions;
const loan = { term: 60, paymentType: 'annuity' } as CascoLifeClaim['loan'];
const option = (premium: number, termMonths = 60) => ({ premium, termMonths }) as Option;
const plain = (words: unknown) => String(words).replaceAll(/\u00a0/g, ' ');
const difference = (premium: number) => plain(weighed(conditions, option(premium), { loan, t })?.difference);
const values = (rows: readonly { value: unknown }[] = []) => rows.map(({ value }) => plain(value));

beforeAll(async () => {
  await setLocale('ru');
  await Promise.all([loadCatalogue('casco-life'), loadCatalogue('flow')]);
});

test('a policy and its refusal are weighed by the same three figures', () => {
  const beside = weighed(conditions, option(180_000), { loan, t });
  expect(values(beside?.insure)).toEqual(['28,3 %', '187 902 ₸', 'от 180 000 ₸']);
  // Sixty months of 7 325 more.
  expect(values(beside?.decline)).toEqual(['30,3 %', '195 227 ₸', '439 500 ₸']);
  expect(beside?.insure.map(({ label }) => label)).toEqual(beside?.decline.map(({ label }) => label));
});

test('the difference says which of them is dearer, and nothing where neither is', () => {
  expect(difference(180_000)).toMatch(/^Отказ дороже полиса на 259 500 ₸/);
  expect(difference(500_000)).toMatch(/^Полис дороже отказа на 60 500 ₸/);
  expect(weighed(conditions, option(439_500), { loan, t })?.difference).toBeNull();
});

test('of a bank that says what a policy adds to a payment, both are weighed by that', () => {
  const from = { ...option(180_000), monthlyMore: 5_637 };
  const beside = weighed({ ...conditions, options: [from] }, from, { loan, t });
  expect(values(beside?.insure)).toEqual(['28,3 %', '5 637 ₸', '338 220 ₸']);
  expect(values(beside?.decline)).toEqual(['30,3 %', '7 325 ₸', '439 500 ₸']);
  expect(plain(beside?.difference)).toMatch(/^Отказ дороже полиса в кредите на 1 688 ₸ в месяц/);
  // Of several the lowest is only where they begin.
  const among = weighed({ ...conditions, options: [from, option(200_000)] }, from, { loan, t });
  expect(values(among?.insure)).toEqual(['28,3 %', 'от 5 637 ₸', 'от 338 220 ₸']);
});

test('a policy in the loan is told by its payments only where they are equal, and said', () => {
  const one = { ...option(240_000, 12), monthlyMore: 7_516 };
  expect(plain(optionNote(one, { loan, t }))).toBe('в кредит +7 516 ₸ в месяц');
  expect(values(fromRows(one, { loan, t }) ?? [])).toEqual(['от 7 516 ₸', 'от 240 000 ₸']);
  for (const silent of [
    { option: one, loan: { ...loan, paymentType: 'differentiated' as const } },
    { option: option(240_000, 12), loan },
  ]) {
    expect(plain(optionNote(silent.option, { loan: silent.loan, t }))).toBe('12 месяцев');
    expect(fromRows(silent.option, { loan: silent.loan, t })).toBeNull();
  }
});

test('what is paid for another time, or not in equal payments, is not set against a refusal', () => {
  expect(weighed(conditions, option(180_000, 12), { loan, t })).toBeNull();
  expect(weighed(conditions, option(180_000), { loan: { ...loan, paymentType: 'differentiated' }, t })).toBeNull();
  expect(weighed({ ...conditions, termsIfDeclined: null }, option(180_000), { loan, t })).toBeNull();
});

test('a refusal tells what each figure would have been', () => {
  expect(values(declineRows(conditions, loan, t))).toEqual([
    '30,3 %\nвместо 28,3 %',
    '195 227 ₸\nвместо 187 902 ₸',
    '439 500 ₸',
  ]);
  // Of a bank that tells the payment with all that is chosen, only what the refusal adds to it.
  const told = { ...conditions, options: [{ ...option(180_000), monthlyMore: 5_637 }] };
  expect(values(declineRows(told, loan, t))).toEqual(['30,3 %\nвместо 28,3 %', '7 325 ₸', '439 500 ₸']);
});
