import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { claimWith } from '../../paths/support/claims.ts';
import { begin, step, type SampleEvent, type Stepped } from '../step.ts';
import { giveUp } from './flow.ts';

const said = (type: string, values?: unknown): SampleEvent => ({
  move: { do: 'say', what: type },
  event: { type, ...(values === undefined ? {} : { values }) },
});
const answer = (call: string, output: unknown): SampleEvent => ({
  move: { do: 'answer', what: call },
  event: { type: `xstate.done.actor.${call}`, actorId: call, output },
});
const failure = (call: string, problem: object): SampleEvent => ({
  move: { do: 'fail', what: call },
  event: {
    type: `xstate.error.actor.${call}`,
    actorId: call,
    error: { operationId: call, messages: [], ambiguous: false, ...problem },
  },
});
const after = (first: Stepped, ...moves: readonly SampleEvent[]): Stepped =>
  moves.reduce((at, move, i) => step(giveUp, at.snapshot, move, `i${i + 1}`), first);

const loaded = (...moves: readonly SampleEvent[]) =>
  after(begin(giveUp, { id: 'c-1' }), answer('claim', claimWith({ status: 'new' })), ...moves);
const declined = (...moves: readonly SampleEvent[]) => loaded(said('DECLINE', { reason: 'other' }), ...moves);
const states = (...stepped: readonly Stepped[]) => stepped.map(({ seen }) => seen.state);

test('docs/flows.md shows this very flow', () => {
  const source = readFileSync(new URL('flow.ts', import.meta.url), 'utf8');
  const shown = source.slice(source.indexOf('const {'));
  expect(readFileSync('docs/flows.md', 'utf8')).toContain(`\`\`\`ts\n${shown}\`\`\``);
});

describe('a call', () => {
  test('leads on with its answer, or with its failure', () => {
    const loading = begin(giveUp, { id: 'c-1' });
    expect(loading.seen.calls.map(({ call, input }) => [call, input])).toEqual([
      ['claim', { variables: { id: 'c-1' } }],
    ]);
    expect(states(loading, loaded())).toEqual(['loading', 'open']);
    expect(states(after(loading, failure('claim', { kind: 'missing' })))).toEqual(['left']);
    expect(states(after(loading, failure('claim', { kind: 'broken' })))).toEqual(['unread']);
  });
});

describe('a command', () => {
  const calling = 'declineClaimByCustomer';
  const lost = { kind: 'network', ambiguous: true };
  const givenUp = answer('claim', claimWith({ status: 'declined_by_customer' }));

  test('carries the key of the tap, and what was said', () => {
    expect(declined().seen.calls).toEqual([
      { call: calling, input: { variables: { id: 'c-1', reason: 'other' } }, key: 'i2' },
    ]);
  });

  test('leads on when it is answered, and when it is refused', () => {
    expect(states(declined(answer(calling, claimWith({ status: 'declined_by_customer' }))))).toEqual(['over']);
    expect(states(declined(failure(calling, { kind: 'invalid' })))).toEqual(['open']);
    const changed = declined(failure(calling, { kind: 'conflict', status: 409 }));
    expect([changed.seen.state, changed.seen.context.changed?.kind]).toEqual(['loading', 'conflict']);
  });

  test.each([
    ['an answer that is lost', failure(calling, lost)],
    [
      'an answer that does not come',
      { move: { do: 'wait', what: 'giveUp' }, event: { type: 'xstate.after.giveUp.give-up.declining' } },
    ],
  ] as const)('%s is settled by a read, never by the same call', (_, unanswered) => {
    const asking = declined(unanswered);
    expect([asking.seen.state, asking.seen.calls.map(({ call }) => call)]).toEqual(['decliningUnknown', ['claim']]);
    expect(states(declined(unanswered, givenUp))).toEqual(['over']);
  });

  test('what was not done is said where it was asked for; so is a read that fails', () => {
    const undone = declined(failure(calling, lost), answer('claim', claimWith({ status: 'new' })));
    expect([undone.seen.state, undone.seen.context.problem?.kind]).toEqual(['open', 'network']);
    expect(states(declined(failure(calling, lost), failure('claim', { kind: 'broken' })))).toEqual(['open']);
  });
});
