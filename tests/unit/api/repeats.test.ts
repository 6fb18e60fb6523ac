import { expect, test } from 'vitest';
import { operations, type OperationId } from '../../../openapi/index.ts';
import { createRetryBudget, retryDelayMs } from '../../../src/api/retry.ts';
import { faults } from '../../paths/support/faults.ts';

/** How often a call is sent once more by itself: by what the contract says of it, and by how it failed (quality 3 and 5). */
const REPEATS: Readonly<Record<'read' | 'idempotent' | 'once', Readonly<Record<string, number>>>> = {
  read: { broken: 2, gateway: 2, network: 2, offline: 2, timeout: 2 },
  idempotent: { gateway: 1, network: 1, offline: 1, timeout: 1 },
  once: {},
};
/** The pauses of half a second, doubled, within a half. */
const PAUSES = [
  [0, [250, 500]],
  [0.5, [500, 1_000]],
  [0.999, [749.5, 1_499]],
] as const;

const ids = Object.keys(operations) as OperationId[];

test.each(faults.map(({ name, problem }) => [name, problem] as const))('every operation after %s', (name, problem) => {
  for (const id of ids) {
    const { safety } = operations[id];
    const { retryAfterSec: _told, ...failed } = problem(id);
    const repeats = REPEATS[safety][name] ?? 0;
    for (const [chance, pauses] of PAUSES) {
      const waits = [0, 1, 2, 3].map((retried) => retryDelayMs(failed, safety, retried, chance));
      expect(waits, id).toEqual([0, 1, 2, 3].map((retried) => (retried < repeats ? pauses[retried] : null)));
    }
    const asked = [7, 10, 11].map((retryAfterSec) => retryDelayMs({ ...failed, retryAfterSec }, safety, 0, 0.5));
    expect(asked, id).toEqual(repeats === 0 ? [null, null, null] : [7_000, 10_000, null]);
  }
});

test('a purse of ten repeats; each request earns a tenth of one, and never more than the purse holds', () => {
  const budget = createRetryBudget();
  budget.earn();
  const spent = Array.from({ length: 11 }, () => budget.spend());
  expect(spent).toEqual([...Array.from({ length: 10 }, () => true), false]);
  for (let earned = 0; earned < 9; earned++) budget.earn();
  expect(budget.spend()).toBe(false);
  for (let earned = 0; earned < 2; earned++) budget.earn();
  expect([budget.spend(), budget.spend()]).toEqual([true, false]);
});
