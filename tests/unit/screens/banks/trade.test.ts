import { expect, test } from 'vitest';
import { samples } from '../../../../openapi/generated/samples.ts';
import type { Integration, Offer } from '../../../../openapi/index.ts';
import { isApproved } from '../../../../src/blocks/banks/answer-kinds.ts';
import { inAll, monthInAll } from '../../../../src/blocks/banks/offer-cost.ts';
import { tradeText } from '../../../../src/products/credit-claim/blocks/banks/trade.ts';

const approvals = samples.listIntegrations.find(({ name }) => name === 'allApproved');
const example = ((approvals?.body ?? []) as Integration[]).find(isApproved);
if (example === undefined) throw new Error('The contract has no approved answer');
/** Ids of texts with their values: what is said, not how. */
const t = (id: string, values?: Record<string, string | number>) => [id, ...Object.values(values ?? {})].join(' ');
const loan: Offer = { ...example.approved, extraCosts: [] };
const withCasco: Offer = { ...loan, extraCosts: [{ kind: 'casco', sum: 120_000, period: 'year' }] };
/** By so much another is dearer than this offer, with what is paid beside both. */
const than = (now: Offer, month: number, all: number) => ({
  payment: now.monthlyPayment + 1_000,
  overpayment: now.overpayment + 100_000,
  cost: { month: monthInAll(now) + month, inAll: inAll(now) + all, beside: [] },
});

test('a loan alone is weighed by its payment and what is overpaid', () => {
  expect(tradeText(loan, than(loan, -5, -5), t)).toBe('b.tradeMore 1\u00a0000\u00a0₸ 100\u00a0000\u00a0₸');
});

test('with something paid beside it, by what a month and all of it take', () => {
  expect(tradeText(withCasco, than(withCasco, -2_000, -5_000), t)).toBe(
    'b.tradeAllLess 2\u00a0000\u00a0₸ 5\u00a0000\u00a0₸',
  );
  expect(tradeText(withCasco, than(withCasco, -2_000, 5_000), t)).toMatch(/^b\.tradeAllCosts /);
  expect(tradeText(withCasco, than(withCasco, 2_000, -5_000), t)).toMatch(/^b\.tradeAllSaves /);
  expect(tradeText(withCasco, than(withCasco, 2_000, 5_000), t)).toMatch(/^b\.tradeAllMore /);
});

test('where a price beside it is not known, by the loan; where nothing changes, not at all', () => {
  expect(tradeText(withCasco, { ...than(withCasco, 1, 1), cost: null }, t)).toMatch(/^b\.tradeMore /);
  expect(tradeText(withCasco, than(withCasco, 0, 5_000), t)).toBeNull();
});
