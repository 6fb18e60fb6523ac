import { expect, test } from 'vitest';
import { hasId, isMissing, when } from '../../machines/kit/conditions.ts';
import { flowKit } from '../../machines/kit/flow.ts';
import { screens } from '../model/example/screens.ts';
import { explore } from '../model/graph.ts';
import type { EventSamples } from '../model/step.ts';
import { claimWith } from './support/claims.ts';
import { differencesOf } from './support/differences.ts';
import { faults } from './support/faults.ts';
import { goldenOf, goldenText, type Golden } from './support/golden.ts';

const { call, choice, defineFlow, final, screen, unavailable } = flowKit(screens, ['claim', 'getClientData']);
const claimOf = (c: { readonly id: string | null }) => ({ variables: { id: c.id ?? '' } });
const isGivenUp = when('claim', (claim) => claim?.status.alias === 'declined_by_customer');
const isNew = when('claim', (claim) => claim?.status.alias === 'new');

interface Changes {
  readonly guard?: typeof isGivenUp;
  readonly target?: 'left' | 'loading';
  readonly reads?: 'claim' | 'getClientData';
  readonly screen?: 'give-up-open' | 'give-up-over';
}
/** A flow, and the same with one thing changed. */
const flowWith = ({ guard = isGivenUp, target = 'left', reads = 'claim', screen: shown = 'give-up-open' }: Changes) => {
  const then = { done: 'branching', failed: [{ if: isMissing, to: 'left' }, 'unread'] } as const;
  return defineFlow({
    id: 'changing',
    initial: 'start',
    states: {
      start: choice({ if: hasId, to: 'loading' }, 'left'),
      loading:
        reads === 'claim'
          ? call('claim', claimOf, then)
          : call('getClientData', (c) => ({ path: { id: c.id ?? '' } }), then),
      unread: unavailable('give-up-unread', { RETRY: 'loading' }),
      branching: choice({ if: guard, to: 'over' }, 'open'),
      open:
        shown === 'give-up-open' ? screen('give-up-open', { BACK: target, DECLINE: 'left' }) : final('give-up-over'),
      over: final('give-up-over'),
      left: final(null, { to: 'my-applications' }),
    },
  });
};
const samples: EventSamples = {
  starts: [{ id: 'c-1' }],
  said: {},
  answered: {
    claim: [
      { name: 'new', value: claimWith({ status: 'new' }) },
      { name: 'declined', value: claimWith({ status: 'declined_by_customer' }) },
    ],
    getClientData: [{ name: 'plain', value: {} }],
  },
  faults: faults.filter(({ name }) => name === 'missing' || name === 'broken'),
};
const golden = (changes: Changes, names: readonly string[] = []): Golden => {
  const machine = flowWith(changes);
  return goldenOf(machine, samples, explore(machine, samples), names);
};
const reviewed = golden({});
const saidOf = (changes: Changes) => differencesOf(reviewed, golden(changes, reviewed.paths));

test('nothing is said of a flow that does what it did', () => {
  expect(saidOf({})).toEqual([]);
});

test('a changed guard: what leads elsewhere, by its examples', () => {
  expect(saidOf({ guard: isNew })).toEqual([
    'loading · answer claim · declined: leads elsewhere: to open, was over',
    'loading · answer claim · declined: shows give-up-open, was give-up-over',
    'loading · answer claim · declined: says nothing, was over',
    'loading · answer claim · new: leads elsewhere: to over, was open',
    'loading · answer claim · new: shows give-up-over, was give-up-open',
    'loading · answer claim · new: says over, was nothing',
  ]);
});

test('a changed target: where it leads now, and what is called there', () => {
  expect(saidOf({ target: 'loading' })).toEqual([
    'open · BACK: leads elsewhere: to loading, was left',
    'open · BACK: calls claim {variables:{id}}, was no call',
    'open · BACK: says nothing, was over',
  ]);
});

test('another call: its answers and faults are new, those of the old one gone', () => {
  const said = saidOf({ reads: 'getClientData' });
  expect(said).toContain('unread · RETRY: calls getClientData {path:{id}}, was claim {variables:{id}}');
  expect(said).toContain('loading · answer getClientData · plain: new arrow → open, give-up-open, no call');
  expect(said).toContain('loading · answer claim · declined: arrow gone → over');
  expect(said).toContain('loading · fail claim · broken: arrow gone → unread');
});

test('another screen, and a state that is gone', () => {
  expect(saidOf({ screen: 'give-up-over' })).toContain(
    'loading · answer claim · new: shows give-up-over, was give-up-open',
  );
  const said = saidOf({ guard: when('claim', () => true) });
  expect(said[0]).toBe('state gone: open, 2 things that happen there');
});

test('one changed guard changes a few lines of the file, and no name of a path that is still there', () => {
  const lines = (one: Golden) => goldenText(one).split('\n');
  const [then, now] = [lines(reviewed), lines(golden({ guard: isNew }, reviewed.paths))];
  const changed = [...then.filter((row) => !now.includes(row)), ...now.filter((row) => !then.includes(row))];
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(10);
});
