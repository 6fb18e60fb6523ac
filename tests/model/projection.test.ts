import { describe, expect, test } from 'vitest';
import type { Claim } from '../../openapi/index.ts';
import { flowKit } from '../../machines/kit/flow.ts';
import { applyLoanScreens } from '../../machines/products/apply-loan/screens.ts';
import type { Problem } from '../../machines/kit/problem.ts';
import { arrowsOf, explore } from './graph.ts';
import type { EventSamples } from './step.ts';
import { claimWith } from '../paths/support/claims.ts';

const choice = (name: string, ...aliases: string[]) => ({
  name,
  value: { banks: Object.fromEntries(aliases.map((alias) => [alias, true])) },
});
const claim = (status: Claim['status']['alias']) => ({ name: status, value: claimWith({ status }) });
const broken: Problem = { kind: 'broken', operationId: 'claim', messages: [], ambiguous: false };

const eventSamples: EventSamples = {
  starts: [{ id: 'c-1' }],
  said: { CHOOSE_BANKS: [choice('others', 'b1'), choice('more others', 'b1', 'b2'), choice('mine', 'mine')] },
  answered: { claim: [claim('new'), claim('verified')] },
  faults: [{ name: 'broken', problem: () => ({ ...broken }) }],
};

const { call, defineFlow, final, screen, when } = flowKit(applyLoanScreens, ['claim']);

/** About what was said and about what the event brings. */
const mineIsVerified = when(
  'claim',
  'CHOOSE_BANKS',
  (known, chosen) => known?.status.alias === 'verified' && chosen?.banks['mine'] === true,
);

const flow = defineFlow({
  id: 'sample',
  initial: 'banks',
  states: {
    banks: screen('apply-banks', { CHOOSE_BANKS: 'review', BACK: 'left' }),
    review: screen('apply-review', { APPLY: 'reading', EDIT_TERMS: 'banks', BACK: 'banks' }),
    reading: call('claim', (c) => ({ variables: { id: c.id ?? '' } }), {
      done: [{ if: mineIsVerified, to: 'opened' }, 'left'],
      failed: 'review',
    }),
    opened: final('apply-missing'),
    left: final('apply-missing'),
  },
});

describe('what may still be asked', () => {
  const graph = explore(flow, eventSamples);
  const verticesOf = (state: string) => [...graph.vertices.values()].filter((vertex) => vertex.state === state);

  test('a question about an answer that comes with the event, and about one more fact, is about both', () => {
    expect(arrowsOf(graph)).toContain('reading | answer claim | opened');
  });

  test('facts that lead to the same answers are not told apart', () => {
    expect(verticesOf('reading').map(({ path }) => path[0]?.move.case)).toEqual(['others', 'mine']);
  });

  test('what is said anew before it is asked for is not told apart', () => {
    expect(verticesOf('banks')).toHaveLength(1);
  });

  test('a failure is one vertex, however often it happens', () => {
    expect(verticesOf('review').filter(({ key }) => key.includes('with a problem'))).toHaveLength(2);
  });
});
