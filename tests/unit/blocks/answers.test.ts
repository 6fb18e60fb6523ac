import { beforeAll, describe, expect, test } from 'vitest';
import type { Integration, Offer } from '../../../openapi/index.ts';
import { isApproved, wantsFields, wantsStatement } from '../../../src/blocks/banks/answer-kinds.ts';
import { keptOrder, orders, sortOffers, tagOf } from '../../../src/blocks/banks/answers.ts';
import { answersTitle } from '../../../src/blocks/banks/answers-title.ts';
import { cheapestIds } from '../../../src/blocks/banks/offer-cost.ts';
import { hasHints } from '../../../src/blocks/banks/hint-list.tsx';
import { loadCatalogue, setLocale, translate } from '../../../src/i18n/runtime.ts';

const offer: Offer = {
  monthlyPayment: 176_108,
  lastPayment: 176_100,
  rate: 25,
  gesv: 28.1,
  amount: 6_000_000,
  term: 60,
  initialFee: 4_000_000,
  initialFeePercent: 40,
  overpayment: 4_566_472,
  totalToPay: 10_566_472,
  paymentType: 'annuity',
  extraCosts: [],
  cascoRequired: false,
  lifeRequired: false,
  gpsRequired: false,
  conditions: [],
  validUntil: '2026-02-04T05:00:00.000Z',
  expiresInSec: 259_200,
};

const answer = (alias: string, about: Partial<Integration> = {}): Integration => ({
  id: alias,
  bank: { alias, name: alias } as Integration['bank'],
  status: 'pending',
  subStatus: 'sent',
  approved: null,
  rejection: null,
  needDocuments: [],
  needFields: [],
  updatedAt: '2026-02-01T05:00:00.000Z',
  ...about,
});
const approved = (alias: string, about: Partial<Offer> = {}) => ({
  ...answer(alias, { status: 'approved', subStatus: null }),
  approved: { ...offer, ...about },
});

describe('the order of answers while they come', () => {
  const refused = answer('refused', { status: 'rejected' });
  const asks = answer('asks', { subStatus: 'need_documents', needDocuments: ['account_statement'] });
  test('begins with what can be taken, then with what is asked for; refusals are last', () =>
    expect(keptOrder([], [refused, answer('thinks'), asks, approved('lends')])).toEqual([
      'lends',
      'asks',
      'thinks',
      'refused',
    ]));
  test('keeps its places whatever is answered then; who comes later stands behind', () =>
    expect(keptOrder(['thinks', 'refused'], [approved('thinks'), refused, approved('late')])).toEqual([
      'thinks',
      'refused',
      'late',
    ]));
});

describe('the order of offers', () => {
  const answers = [
    approved('dear', { monthlyPayment: 200_000, overpayment: 1_000_000, gesv: 40, amount: 7_000_000 }),
    answer('silent'),
    approved('cheap', { monthlyPayment: 100_000, overpayment: 9_000_000, gesv: 30, amount: 5_000_000 }),
    answer('gone', { status: 'rejected' }),
    approved('middle', { monthlyPayment: 150_000, overpayment: 5_000_000, gesv: 20, amount: 6_000_000 }),
  ];
  const by = (order: (typeof orders)[number]) => sortOffers(answers, order, undefined).map(({ bank }) => bank.alias);

  test('puts the best first by each measure; a larger sum is better, everything else smaller', () => {
    expect(by('payment')).toEqual(['cheap', 'middle', 'dear']);
    expect(by('overpayment')).toEqual(['dear', 'middle', 'cheap']);
    expect(by('gesv')).toEqual(['middle', 'cheap', 'dear']);
    expect(by('amount')).toEqual(['dear', 'middle', 'cheap']);
  });
  test('begins with what is paid in all: the fee, the loan, and what is paid beside it', () => {
    expect(orders[0]).toBe('cost');
    const casco = { kind: 'casco', sum: 300_000, period: 'year' } as const;
    const offers = [
      approved('insured', { totalToPay: 10_000_000, extraCosts: [casco] }),
      approved('dearer', { totalToPay: 11_400_000 }),
      approved('owned', { totalToPay: 11_000_000, initialFee: 5_000_000 }),
    ];
    // 10 000 000 + 5 × 300 000 + 4 000 000; 11 400 000 + 4 000 000; 11 000 000 + 5 000 000
    expect(sortOffers(offers, 'cost', undefined).map(({ id }) => id)).toEqual(['dearer', 'insured', 'owned']);
  });
  test('by cost an offer of less money, or of another term, comes after all that was asked for', () => {
    const offers = [
      approved('less', { amount: 3_000_000, totalToPay: 4_000_000 }),
      approved('shorter', { term: 24, totalToPay: 7_000_000 }),
      approved('asked', { totalToPay: 12_000_000 }),
    ];
    const ids = (order: (typeof orders)[number]) =>
      sortOffers(offers, order, { creditAmount: 6_000_000, term: 60, initialFee: 4_000_000 }).map(({ id }) => id);
    expect(ids('cost')).toEqual(['asked', 'less', 'shorter']);
    expect(ids('amount')).toEqual(['asked', 'shorter', 'less']);
    // One alone that is as asked is cheaper than nothing; of two it is told.
    const asked = { creditAmount: 6_000_000, term: 60, initialFee: 4_000_000 };
    expect([...cheapestIds(offers, asked)]).toEqual([]);
    expect([...cheapestIds([...offers, approved('better', { totalToPay: 11_000_000 })], asked)]).toEqual(['better']);
  });
  test('of equal offers does not hang on who answered first', () => {
    const equal = [approved('b'), approved('a'), approved('c')];
    expect(sortOffers(equal, 'payment', undefined).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(sortOffers(equal.toReversed(), 'payment', undefined).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
  test('leaves the answers as they were', () => {
    const before = answers.map(({ id }) => id);
    sortOffers(answers, 'amount', undefined);
    expect(answers.map(({ id }) => id)).toEqual(before);
  });
});

describe('the tag of an answer', () => {
  test('says who has to act', () => {
    const paper = answer('x', { subStatus: 'need_documents', needDocuments: ['account_statement'] });
    const facts = answer('x', { subStatus: 'need_documents', needFields: ['codeword'] });
    expect([tagOf(paper), wantsStatement(paper), wantsFields(paper)]).toEqual([
      { tone: 'action', text: 'b.docs' },
      true,
      false,
    ]);
    expect([tagOf(facts), wantsStatement(facts), wantsFields(facts)]).toEqual([
      { tone: 'action', text: 'b.fields' },
      false,
      true,
    ]);
    // Both: neither of them alone.
    const both = { needDocuments: paper.needDocuments, needFields: facts.needFields };
    expect(tagOf(answer('x', { subStatus: 'need_documents', ...both }))).toEqual({
      tone: 'action',
      text: 'b.docsAndFields',
    });
  });
  test('tells waiting, cooling off, refused and too late apart', () => {
    expect(tagOf(answer('x'))).toEqual({ tone: 'pending', text: 'b.pending' });
    expect(tagOf(answer('x', { subStatus: 'cooling_off' }))).toEqual({ tone: 'pending', text: 'b.coolingOff' });
    expect(tagOf(answer('x', { status: 'rejected', subStatus: null }))).toEqual({
      tone: 'rejected',
      text: 'b.rejected',
    });
    expect(tagOf(answer('x', { status: 'rejected', subStatus: 'expired' }))).toEqual({
      tone: 'rejected',
      text: 'b.expired',
    });
    expect(tagOf(approved('x'))).toEqual({ tone: 'approved', text: 'b.approved' });
  });
  test('of a settled answer forgets what the bank had asked for', () => {
    const settled = answer('x', { status: 'rejected', needDocuments: ['account_statement'], needFields: ['codeword'] });
    expect([wantsStatement(settled), wantsFields(settled), tagOf(settled).text]).toEqual([false, false, 'b.rejected']);
  });
  test('an approval without an offer is none to choose', () => {
    expect(isApproved(answer('x', { status: 'approved' }))).toBe(false);
    expect(isApproved(approved('x'))).toBe(true);
  });
});

test('a hint without a figure is no hint', () => {
  const rejection = (hint: object | null) => ({ code: 'DTI', text: '', fixable: true, hint }) as never;
  expect(hasHints(rejection(null))).toBe(false);
  expect(hasHints(rejection({ initialFeePercent: null, term: null, amount: null }))).toBe(false);
  expect(hasHints(rejection({ initialFeePercent: null, term: 48, amount: null }))).toBe(true);
});

describe('the heading of the answers', () => {
  beforeAll(async () => {
    await setLocale('ru');
    await loadCatalogue('banks');
  });
  const asked = { creditAmount: 6_000_000, term: 60, initialFee: 4_000_000 };
  const title = (...offers: ReturnType<typeof approved>[]) =>
    answersTitle(offers, asked, translate).replaceAll('\u00a0', ' ');

  test('tells how many there are, and no figure: each offer has its own', () => {
    expect(title(approved('one'), approved('other'))).toBe('2 предложения');
    expect(title(approved('one'))).toBe('Одно предложение');
  });
  test('takes no less money, or a longer time, for a lower price, unless nothing else is offered', () => {
    const less = approved('less', { amount: 3_000_000, monthlyPayment: 90_000 });
    const longer = approved('longer', { term: 84, monthlyPayment: 120_000 });
    expect(title(less, approved('asked', { monthlyPayment: 180_000 }), longer)).toBe(
      'Одно предложение на ваших условиях',
    );
    expect(title(less, longer)).toBe('2 предложения');
    expect(title()).toBe('Ответы банков');
  });
});
