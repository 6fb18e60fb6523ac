import { beforeAll, expect, test } from 'vitest';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { samples } from '../../../../openapi/generated/samples.ts';
import { UNDECIDED } from '../../../../src/products/casco-life/blocks/deciding.ts';
import {
  besideLife,
  financedInAll,
  isDeclined,
  paymentOf,
  type Picks,
} from '../../../../src/products/casco-life/blocks/payment.ts';
import { differenceWords, waysOf } from '../../../../src/products/casco-life/blocks/ways.ts';
import { loadCatalogue, setLocale, translate as t } from '../../../../src/i18n/runtime.ts';

const sampleOf = (id: 'getCascoLifeClaim' | 'getCascoConditions' | 'getLifeConditions', name: string) =>
  samples[id].find((one) => one.name === name)?.output;

const claim = sampleOf('getCascoLifeClaim', 'undecided') as CascoLifeClaim;
const casco = sampleOf('getCascoConditions', 'open') as CascoLifeConditions;
const life = sampleOf('getLifeConditions', 'open') as CascoLifeConditions;
const nothing: Picks = { casco: UNDECIDED, life: UNDECIDED };
const policy = (premium: number | null, payer = '') => ({ decision: 'insure', premium, payer });
const declined = { ...UNDECIDED, decision: 'decline' };
const plain = (words: unknown) => String(words).replaceAll(/\u00a0/g, ' ');

const of = (
  picks: Partial<Picks>,
  known: { claim?: CascoLifeClaim; casco?: CascoLifeConditions; life?: CascoLifeConditions } = {},
) => {
  const all = { claim, casco, life, ...known };
  const picked = { ...nothing, ...picks };
  const payment = paymentOf({ ...all, casco: besideLife(all.casco, isDeclined(all.life, picked)) }, picked, t);
  return {
    ...payment,
    sum: plain(payment.sum),
    name: plain(payment.name),
    rows: payment.rows.map(({ value }) => plain(value)),
  };
};

beforeAll(async () => {
  await setLocale('ru');
  await Promise.all([loadCatalogue('casco-life'), loadCatalogue('flow')]);
});

test('before a pick it is the least with what the bank asks for, and what it is without', () => {
  expect(of({})).toMatchObject({
    name: 'Платёж в месяц',
    // 187 902, the cheapest casco 6 890, and life 5 637, which is less than a refusal's 7 325.
    sum: 'от 200 429 ₸',
    rate: 28.3,
    live: true,
    assumed: true,
    rows: ['187 902 ₸', 'Ещё не выбрано\nот +6 890 ₸ в месяц', 'Ещё не выбрано\n+5 637 ₸ в месяц'],
  });
  // Neither is asked for: nothing has to be added.
  const optional = of({}, { casco: { ...casco, mayDecline: true }, life: { ...life, termsIfDeclined: null } });
  expect(optional).toMatchObject({ name: 'Платёж в месяц без полисов', sum: '187 902 ₸' });
});

test('where a refusal of life is cheaper, casco is counted as it then is sold', () => {
  const dear = life.options.map((option) => ({ ...option, monthlyMore: 20_000 }));
  const declinedCasco = Math.min(
    ...casco.options.map(({ monthlyMoreIfLifeDeclined }) => monthlyMoreIfLifeDeclined ?? 0),
  );
  expect(declinedCasco).toBeGreaterThan(6_890);
  // 187 902, the refusal's 7 325, and that casco.
  expect(187_902 + 7_325 + declinedCasco).toBe(202_386);
  expect(of({}, { life: { ...life, options: dear } }).sum).toBe('от 202 386 ₸');
});

test('it follows what is picked of both, before anything is saved', () => {
  expect(of({ casco: policy(240_000, 'financed') })).toMatchObject({
    name: 'Платёж в месяц',
    sum: '195 418 ₸',
    rows: ['187 902 ₸', '+7 516 ₸ в месяц', 'Ещё не выбрано\n+5 637 ₸ в месяц'],
  });
  expect(of({ casco: policy(240_000), life: policy(180_000) }).sum).toBe('201 055 ₸');
  // No insurer is picked yet: the lowest of several, as its card says it.
  expect(of({ casco: policy(null) })).toMatchObject({
    sum: 'от 194 792 ₸',
    rows: ['187 902 ₸', 'от +6 890 ₸ в месяц', 'Ещё не выбрано\n+5 637 ₸ в месяц'],
  });
  // Out of one's own pocket it adds nothing to a month.
  expect(of({ casco: policy(240_000, 'own') })).toMatchObject({
    sum: '187 902 ₸',
    rows: ['187 902 ₸', '240 000 ₸ своими деньгами', 'Ещё не выбрано\n+5 637 ₸ в месяц'],
  });
});

test('a refusal of life is told as the bank then lends: the same that it says once both are saved', () => {
  const picked = of({ casco: policy(240_000, 'financed'), life: declined });
  expect(picked).toMatchObject({ rate: 30.3, rows: ['195 227 ₸', '+7 810 ₸ в месяц', 'Без страховки'] });
  const decided = sampleOf('getCascoLifeClaim', 'decided') as CascoLifeClaim;
  const saved = of(
    {},
    {
      claim: decided,
      casco: sampleOf('getCascoConditions', 'chosen') as CascoLifeConditions,
      life: { ...life, chosen: decided.life },
    },
  );
  expect(saved).toMatchObject({ name: 'Платёж в месяц', sum: '203 037 ₸', rate: 30.3, live: false });
  expect(picked.sum).toBe(saved.sum);
  // 195 227 and 7 810 are 203 037.
  expect(saved.rows).toEqual(picked.rows);
});

test('a bank that says no payments has its own one, and none is made up', () => {
  const silent = (one: CascoLifeConditions) => ({
    ...one,
    options: one.options.map(({ monthlyMore: _, ...option }) => option),
  });
  const { paymentSoFar: _, ...told } = claim;
  expect(
    of({ casco: policy(240_000, 'financed') }, { claim: told, casco: silent(casco), life: silent(life) }),
  ).toMatchObject({
    name: 'Платёж в месяц без полисов',
    sum: '187 902 ₸',
    told: false,
    rows: ['240 000 ₸', 'Ещё не выбрано'],
  });
});

test('both ways about life are told by a month with what is chosen of casco', () => {
  const ways = (picks: Partial<Picks>, known: Partial<Parameters<typeof waysOf>[0]> = {}) =>
    waysOf({ claim, casco, life, ...known }, { ...nothing, ...picks });
  const inLoan = { casco: policy(240_000, 'financed') };
  // 187 902, 7 516 and 5 637; 195 227 and 7 810.
  const both = { insure: 201_055, decline: 203_037, more: 7_619, least: false };
  expect(ways(inLoan)).toEqual(both);
  expect(plain(differenceWords(both, t))).toBe('На 1 982 ₸ в месяц больше, чем с полисом');
  expect(plain(differenceWords({ ...both, decline: 200_000 }, t))).toBe('На 1 055 ₸ в месяц меньше, чем с полисом');
  expect(differenceWords({ ...both, decline: both.insure }, t)).toBeNull();
  // What is picked of life is one of both, and its payment is the page's.
  expect(of({ ...inLoan, life: policy(180_000) }).sum).toBe('201 055 ₸');
  expect(of({ ...inLoan, life: declined }).sum).toBe('203 037 ₸');
  // Saved, it is the same.
  const decided = sampleOf('getCascoLifeClaim', 'decided') as CascoLifeClaim;
  const chosen = sampleOf('getCascoConditions', 'chosen') as CascoLifeConditions;
  expect(ways({}, { casco: chosen, life: { ...life, chosen: decided.life } })).toEqual(both);
  // Out of one's own pocket a policy adds nothing to a month.
  expect(ways({ casco: policy(240_000, 'own') })).toEqual({
    insure: 193_539,
    decline: 195_227,
    more: 7_325,
    least: false,
  });
  expect(ways({ ...inLoan, life: { ...UNDECIDED, payer: 'own' } })).toEqual({
    ...both,
    insure: 195_418,
  });
  // Casco is not chosen: the least that the bank demands, out of the pocket that is said.
  expect(ways({})).toMatchObject({ insure: 200_429, least: true });
  expect(ways({ casco: { ...UNDECIDED, payer: 'own' } })).toEqual({
    insure: 193_539,
    decline: 195_227,
    more: 7_325,
    least: true,
  });
  // No casco is asked for.
  expect(ways({}, { casco: undefined })).toEqual({
    insure: 193_539,
    decline: 195_227,
    more: 7_325,
    least: false,
  });
});

test('ways are not made up where a refusal changes nothing, payments differ, or the bank says no more', () => {
  const ways = (known: Partial<Parameters<typeof waysOf>[0]>) => waysOf({ claim, casco, life, ...known }, nothing);
  expect(ways({ life: undefined })).toBeNull();
  expect(ways({ life: { ...life, termsIfDeclined: null } })).toBeNull();
  expect(ways({ life: { ...life, options: [] } })).toBeNull();
  expect(ways({ claim: { loan: { ...claim.loan, paymentType: 'differentiated' } } })).toBeNull();
  const silent = life.options.map(({ monthlyMore: _, ...option }) => option);
  expect(ways({ life: { ...life, options: silent } })).toBeNull();
});

test('what the policies in the loan come to with interest is told where all of them are, or not at all', () => {
  const decided = sampleOf('getCascoLifeClaim', 'decided') as CascoLifeClaim;
  const all = (change: Partial<CascoLifeClaim>, sold = casco) =>
    financedInAll({ ...decided, ...change }, { casco: sold, life });
  // Sixty times 7 810: life is declined.
  expect(all({})).toBe(468_600);
  const lifeBought = { ...decided.casco, company: life.options[0]?.company, termMonths: 60, deductiblePercent: null };
  const bought = { ...lifeBought, risks: life.options[0]?.risks ?? null, premium: 180_000 } as CascoLifeClaim['life'];
  // Sixty times 7 516 and 5 637.
  expect(all({ life: bought })).toBe(450_960 + 338_220);
  const own = decided.casco && { ...decided.casco, payer: 'own' as const };
  expect(all({ casco: own })).toBeNull();
  expect(all({ casco: own, life: bought })).toBeNull();
  const silent = casco.options.map(({ monthlyMore: _, monthlyMoreIfLifeDeclined: __, ...option }) => option);
  expect(all({ life: bought }, { ...casco, options: silent })).toBeNull();
});
