import { expect, it } from 'vitest';
import { samples } from '../../../../openapi/generated/samples.ts';
import type { Integration } from '../../../../openapi/index.ts';
import { isApproved } from '../../../../src/blocks/banks/answer-kinds.ts';
import { fullRows, offerRows } from '../../../../src/blocks/banks/offer-rows.ts';

const approvals = samples.listIntegrations.find(({ name }) => name === 'allApproved');
const example = ((approvals?.body ?? []) as Integration[]).find(isApproved);
if (example === undefined) throw new Error('The contract has no approved answer');
const offer = { ...example.approved, amount: 8_000_000, term: 60, initialFee: 2_000_000 };
const asked = { creditAmount: 8_000_000, term: 60, initialFee: 2_000_000 };
const t = (id: string) => id;
const labels = (rows: readonly { label: string }[]) => rows.map(({ label }) => label);

it('what was asked for, and what its card says, is not said again', () => {
  expect(labels(offerRows(offer, asked, t))).toEqual(['b.over']);
});

it.each([
  ['b.amount', { ...offer, amount: 4_550_000 }],
  ['b.term', { ...offer, term: 36 }],
  ['b.fee', { ...offer, initialFee: 1_950_000 }],
])('what the bank gives instead is: %s', (label, other) => {
  expect(labels(offerRows(other, asked, t))).toEqual([label, 'b.over']);
});

it('the conditions, and a claim that is not read yet, say all', () => {
  expect(labels(offerRows(offer, undefined, t))).toHaveLength(4);
  expect(labels(fullRows(offer, t))).toEqual(
    expect.arrayContaining(['b.rate', 'b.gesv', 'b.amount', 'b.term', 'b.fee']),
  );
});
