import { beforeAll, expect, test } from 'vitest';
import type { CascoLifeChoice, CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import {
  addedToLoan,
  boughtWords,
  choiceLine,
  costNote,
  declineWords,
  fromWords,
  refusalMore,
  renewalRows,
  renewWords,
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
const option = (premium: number, termMonths = 60) => ({ premium, termMonths }) as Option;
const plain = (words: unknown) => String(words).replaceAll(/\u00a0/g, ' ');
const difference = (premium: number) => plain(weighed(conditions, option(premium), { loan, t }));

beforeAll(async () => {
  await setLocale('ru');
  await Promise.all([loadCatalogue('casco-life'), loadCatalogue('flow')]);
});

test('the difference says which of them is dearer, and nothing where neither is', () => {
  // Sixty months of 7 325 more are 439 500.
  expect(difference(180_000)).toMatch(/^Отказ дороже полиса на 259 500 ₸/);
  expect(difference(500_000)).toMatch(/^Полис дороже отказа на 60 500 ₸/);
  expect(weighed(conditions, option(439_500), { loan, t })).toBeNull();
});

test('of a bank that says what a policy adds to a payment, the cheapest is told by that', () => {
  const from = { ...option(180_000), monthlyMore: 5_637 };
  expect(plain(fromWords({ options: [from] }, from, { loan, t }))).toBe('+5 637 ₸ в месяц');
  expect(refusalMore(conditions)).toBe(7_325);
  // What a month is by each is told instead.
  expect(weighed(conditions, from, { loan, t })).toBeNull();
  // Of several the lowest is only where they begin.
  expect(plain(fromWords({ options: [from, option(200_000)] }, from, { loan, t }))).toBe('от +5 637 ₸ в месяц');
});

test('a policy in the loan is told by its payments only where they are equal, and said', () => {
  const one = { ...option(240_000, 12), monthlyMore: 7_516 };
  expect(plain(fromWords({ options: [one] }, one, { loan, t }))).toBe('+7 516 ₸ в месяц');
  for (const silent of [
    { option: one, loan: { ...loan, paymentType: 'differentiated' as const } },
    { option: option(240_000, 12), loan },
  ]) {
    expect(fromWords({ options: [silent.option] }, silent.option, { loan: silent.loan, t })).toBeNull();
  }
});

test('what is paid for another time, or not in equal payments, is not set against a refusal', () => {
  expect(weighed(conditions, option(180_000, 12), { loan, t })).toBeNull();
  expect(weighed(conditions, option(180_000), { loan: { ...loan, paymentType: 'differentiated' }, t })).toBeNull();
  expect(weighed({ ...conditions, termsIfDeclined: null }, option(180_000), { loan, t })).toBeNull();
});

test('a refusal says in a line what the bank does to the rate', () => {
  expect(plain(declineWords(conditions, t))).toBe('Ставка 30,3 % вместо 28,3 %');
  expect(declineWords({ ...conditions, termsIfDeclined: null }, t)).toBeNull();
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
  const of = (chosen: object) => addedToLoan({ chosen, options: [sold] } as unknown as CascoLifeConditions, loan);
  expect(of(bought)).toMatchObject({ monthly: 7_815, sum: 60 * 7_815 });
  expect(of({ ...bought, payer: 'own' })).toBeNull();
  expect(of({ ...bought, premium: 230_000 })).toBeNull();
  expect(of({ ...bought, decision: 'decline' })).toBeNull();
});

test('a refusal keeps the rate that it makes in a line, where the bank says it', () => {
  const declined = { decision: 'decline' } as CascoLifeChoice;
  expect(plain(choiceLine(declined, conditions, t))).toBe('Без страховки, ставка 30,3 %');
  expect(choiceLine(declined, { ...conditions, termsIfDeclined: null }, t)).toBe('Вы отказались');
  expect(choiceLine(declined, undefined, t)).toBe('Вы отказались');
});

test('what is signed is named: what is bought, by whom it is sold, for how long', () => {
  const casco = { decision: 'insure', company: { alias: 'q', name: 'Калкан' }, termMonths: 12 } as CascoLifeChoice;
  const declined = { decision: 'decline' } as CascoLifeChoice;
  expect(plain(boughtWords({ casco, life: declined }, t))).toBe('КАСКО, Калкан, 12 месяцев');
  expect(boughtWords({ casco: null, life: declined }, t)).toBe('');
});

test('a casco that ends before the loan says what it costs to prolong it', () => {
  expect(plain(renewWords({ options: [option(240_000, 12), option(120_000, 6)] }, loan, t))).toBe(
    'КАСКО — на 6 месяцев, потом его продлевают: сегодня от 240 000 ₸ в год.',
  );
  expect(renewWords({ options: [option(240_000, 60)] }, loan, t)).toBeNull();
  expect(renewWords({ options: [] }, loan, t)).toBeNull();
});

test('beside what is paid in all stands what it costs to prolong casco, and when; a casco as long as the loan has no such row', () => {
  const casco = { decision: 'insure', premium: 480_000, termMonths: 24 } as CascoLifeChoice;
  expect(renewalRows({ casco, loan }, t).map(({ label, value }) => [label, plain(value)])).toEqual([
    ['Продление КАСКО', '240 000 ₸ в год\nчерез 24 месяца'],
  ]);
  expect(costNote({ casco, loan }, t)).toBe(
    'Взнос, все платежи по кредиту и полисы этого договора. Продление КАСКО, по сегодняшней цене, — сверх этого.',
  );
  for (const other of [{ ...casco, termMonths: 60 }, { ...casco, decision: 'decline' } as CascoLifeChoice, null]) {
    expect(renewalRows({ casco: other, loan }, t)).toEqual([]);
    expect(costNote({ casco: other, loan }, t)).toBe('Взнос, все платежи по кредиту и полисы этого договора.');
  }
});
