import { beforeAll, expect, test } from 'vitest';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { samples } from '../../../../openapi/generated/samples.ts';
import { UNDECIDED } from '../../../../src/products/casco-life/blocks/deciding.ts';
import {
  besideLife,
  cascoMoreIfDeclined,
  isDeclined,
  paymentOf,
  type Picks,
} from '../../../../src/products/casco-life/blocks/payment.ts';
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
    name: 'Платёж в месяц с полисом в кредите',
    // 187 902, the cheapest casco 6 890, and life 5 637, which is less than a refusal's 7 325.
    sum: 'от 200 429 ₸',
    rate: 28.3,
    live: true,
    rows: ['187 902 ₸', 'Ещё не выбрано\nот 6 890 ₸ в месяц', 'Ещё не выбрано\n+5 637 ₸ в месяц'],
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
    name: 'Платёж в месяц с вашим выбором',
    sum: '195 418 ₸',
    rows: ['187 902 ₸', '+7 516 ₸ в месяц', 'Ещё не выбрано\n+5 637 ₸ в месяц'],
  });
  expect(of({ casco: policy(240_000), life: policy(180_000) }).sum).toBe('201 055 ₸');
  // No insurer is picked yet: the lowest of several, as its card says it.
  expect(of({ casco: policy(null) })).toMatchObject({
    sum: 'от 194 792 ₸',
    rows: ['187 902 ₸', 'от 6 890 ₸ в месяц', 'Ещё не выбрано\n+5 637 ₸ в месяц'],
  });
  // Out of one's own pocket it adds nothing to a month.
  expect(of({ casco: policy(240_000, 'own') })).toMatchObject({
    sum: '187 902 ₸',
    rows: ['187 902 ₸', '240 000 ₸ своими деньгами', 'Ещё не выбрано\n+5 637 ₸ в месяц'],
  });
});

test('a refusal of life is told as the bank then lends: the same that it says once both are saved', () => {
  const picked = of({ casco: policy(240_000, 'financed'), life: declined });
  expect(picked).toMatchObject({ rate: 30.3, rows: ['187 902 ₸', '+7 810 ₸ в месяц', 'Отказ, +7 325 ₸ в месяц'] });
  const decided = sampleOf('getCascoLifeClaim', 'decided') as CascoLifeClaim;
  const saved = of(
    {},
    {
      claim: decided,
      casco: sampleOf('getCascoConditions', 'chosen') as CascoLifeConditions,
      life: { ...life, chosen: decided.life },
    },
  );
  expect(saved).toMatchObject({ name: 'Платёж в месяц с полисом', sum: '203 037 ₸', rate: 30.3, live: false });
  expect(picked.sum).toBe(saved.sum);
  // 187 902, 7 810 and 7 325 are 203 037.
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

test('a refusal of life makes the casco that is picked dearer in the loan, by what the bank says', () => {
  const more = (pick: Picks['casco'], sold = casco) => cascoMoreIfDeclined(sold, pick, claim.loan);
  expect(more(policy(240_000, 'financed'))).toBe(7_810 - 7_516);
  // Saved, it is the same.
  expect(more(UNDECIDED, sampleOf('getCascoConditions', 'chosen') as CascoLifeConditions)).toBe(7_810 - 7_516);
  expect(more(policy(240_000, 'own'))).toBe(0);
  expect(more(UNDECIDED)).toBe(0);
  expect(cascoMoreIfDeclined(undefined, UNDECIDED, claim.loan)).toBe(0);
  expect(cascoMoreIfDeclined(casco, policy(240_000), { paymentType: 'differentiated' })).toBe(0);
});
