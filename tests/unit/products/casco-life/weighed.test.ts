import { beforeAll, expect, test } from 'vitest';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import {
  addedRows,
  baseOf,
  declineRows,
  fromRows,
  optionNote,
  weighed,
} from '../../../../src/products/casco-life/blocks/words.ts';
import { loadCatalogue, setLocale, translate as t } from '../../../../src/i18n/runtime.ts';

type Option = CascoLifeConditions['options'][number];

const conditions = {
  options: [] as CascoLifeConditions['options'],
  terms: { rate: 28.3, monthlyPayment: 187_902 },
  termsIfDeclined: { rate: 30.3, monthlyPayment: 195_227 },
} as CascoLifeConditions;
const loan = { term: 60, paymentType: 'annuity' } as CascoLifeClaim['loan'];
const base = 187_902;
const option = (premium: number, termMonths = 60) => ({ premium, termMonths }) as Option;
const plain = (words: unknown) => String(words).replaceAll(/\u00a0/g, ' ');
const difference = (premium: number) => plain(weighed(conditions, option(premium), { loan, base, t })?.difference);
const values = (rows: readonly { value: unknown }[] = []) => rows.map(({ value }) => plain(value));

beforeAll(async () => {
  await setLocale('ru');
  await Promise.all([loadCatalogue('casco-life'), loadCatalogue('flow')]);
});

test('a policy and its refusal are weighed by the same figures', () => {
  const beside = weighed(conditions, option(180_000), { loan, base, t });
  expect(values(beside?.insure)).toEqual(['от 180 000 ₸', '187 902 ₸', '28,3 %']);
  // Sixty months of 7 325 more.
  expect(values(beside?.decline)).toEqual(['439 500 ₸', '195 227 ₸', '30,3 %']);
  expect(beside?.insure.map(({ label }) => label)).toEqual(beside?.decline.map(({ label }) => label));
});

test('the difference says which of them is dearer, and nothing where neither is', () => {
  expect(difference(180_000)).toMatch(/^Отказ дороже полиса на 259 500 ₸/);
  expect(difference(500_000)).toMatch(/^Полис дороже отказа на 60 500 ₸/);
  expect(weighed(conditions, option(439_500), { loan, base, t })?.difference).toBeNull();
});

test('of a bank that says what a policy adds to a payment, both are weighed by that', () => {
  const from = { ...option(180_000), monthlyMore: 5_637 };
  const beside = weighed({ ...conditions, options: [from] }, from, { loan, base, t });
  expect(values(beside?.insure)).toEqual(['193 539 ₸', '5 637 ₸', '338 220 ₸', '28,3 %']);
  expect(values(beside?.decline)).toEqual(['195 227 ₸', '7 325 ₸', '439 500 ₸', '30,3 %']);
  expect(plain(beside?.difference)).toMatch(/^Отказ дороже полиса в кредите на 1 688 ₸ в месяц/);
  // Of several the lowest is only where they begin.
  const among = weighed({ ...conditions, options: [from, option(200_000)] }, from, { loan, base, t });
  expect(values(among?.insure)).toEqual(['от 193 539 ₸', 'от 5 637 ₸', 'от 338 220 ₸', '28,3 %']);
  // With another policy in the payment, the bank does not say what a refusal makes of it.
  const onTop = weighed({ ...conditions, options: [from] }, from, { loan, base: base + 7_516, t });
  expect(values(onTop?.insure)).toEqual(['5 637 ₸', '338 220 ₸', '28,3 %']);
  expect(values(onTop?.decline)).toEqual(['7 325 ₸', '439 500 ₸', '30,3 %']);
});

test('a policy in the loan is told by its payments only where they are equal, and said', () => {
  const one = { ...option(240_000, 12), monthlyMore: 7_516 };
  expect(plain(optionNote(one, { loan, t }))).toBe('в кредит +7 516 ₸ в месяц');
  const casco = { ...conditions, chosen: null };
  const rows = (paymentSoFar: number | null) =>
    values(fromRows(casco, one, { loan, base: baseOf({ paymentSoFar }, casco), t }) ?? []);
  expect(rows(base)).toEqual(['от 195 418 ₸', 'от 7 516 ₸', 'от 450 960 ₸']);
  expect(rows(null)).toEqual(['от 7 516 ₸', 'от 450 960 ₸']);
  // What is chosen is in that payment already.
  const chosen = { decision: 'insure' } as CascoLifeConditions['chosen'];
  expect(baseOf({ paymentSoFar: 195_418 }, { chosen })).toBeNull();
  for (const silent of [
    { option: one, loan: { ...loan, paymentType: 'differentiated' as const } },
    { option: option(240_000, 12), loan },
  ]) {
    expect(plain(optionNote(silent.option, { loan: silent.loan, t }))).toBe('12 месяцев');
    expect(fromRows(casco, silent.option, { loan: silent.loan, base, t })).toBeNull();
  }
});

test('what is paid for another time, or not in equal payments, is not set against a refusal', () => {
  expect(weighed(conditions, option(180_000, 12), { loan, base, t })).toBeNull();
  expect(
    weighed(conditions, option(180_000), { loan: { ...loan, paymentType: 'differentiated' }, base, t }),
  ).toBeNull();
  expect(weighed({ ...conditions, termsIfDeclined: null }, option(180_000), { loan, base, t })).toBeNull();
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

test('a policy that was chosen says what it adds to the payment, where it is in the loan and at the price of the choice', () => {
  const sold = {
    ...option(240_000, 12),
    company: { alias: 'qalqan' },
    deductiblePercent: 1,
    risks: 'full',
    monthlyMore: 7_815,
  };
  const bought = {
    decision: 'insure',
    company: { alias: 'qalqan' },
    termMonths: 12,
    deductiblePercent: 1,
    risks: 'full',
    payer: 'financed',
    premium: 240_000,
  };
  const of = (chosen: object) =>
    values(addedRows({ chosen, options: [sold] } as unknown as CascoLifeConditions, { loan, t }));
  expect(of(bought)).toEqual(['7 815 ₸']);
  expect(of({ ...bought, payer: 'own' })).toEqual([]);
  expect(of({ ...bought, premium: 230_000 })).toEqual([]);
  expect(of({ ...bought, decision: 'decline' })).toEqual([]);
});
