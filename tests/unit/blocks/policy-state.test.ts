import { expect, it } from 'vitest';
import { policyState, prolongableFrom } from '../../../src/blocks/insurance/policy-state.ts';

it('is in force from its first to its last day', () => {
  const policy = { startDate: '2026-02-02', endDate: '2027-02-01' };
  const on = (day: string) => policyState(policy, day);
  expect(['2026-02-01', '2026-02-02', '2026-08-01', '2027-02-01', '2027-02-02'].map(on)).toEqual([
    'notYet',
    'active',
    'active',
    'active',
    'over',
  ]);
});

it('is prolonged from thirty days before its end on', () => {
  expect(prolongableFrom({ endDate: '2027-02-01' })).toBe('2027-01-02');
});
