import { describe, expect, it, vi } from 'vitest';
import type { Perform } from '../../../src/api/index.ts';
import { goAway, openPartner } from '../../../src/app/away.ts';
import { lazyPerform } from '../../../src/app/lazy-perform.ts';
import { watchPerson } from '../../../src/app/person.ts';
import { createSessionGate } from '../../../src/app/session-gate.ts';
import type { Services } from '../../../src/app/services.ts';
import type { Sent } from '../../../src/platform/bridge.types.ts';
import { settle } from '../api/support/clock.ts';

describe('what the page holds of a person', () => {
  const gone = (...people: (string | null)[]): number => {
    let person: string | null = null;
    const told: (() => void)[] = [];
    const onGone = vi.fn<() => void>();
    const profile = () => (person === null ? null : ({ id: person } as never));
    watchPerson({ view: () => ({ profile: profile() }), subscribe: (listener) => told.push(listener) }, onGone);
    for (const next of people) {
      person = next;
      for (const tell of told) tell();
    }
    return onGone.mock.calls.length;
  };
  it.each([
    ['a guest becomes known', [null, 'anna', 'anna'], 0],
    ['logged out, here or in another tab, or the session was lost', ['anna', null], 1],
    ['somebody else', ['anna', 'boris'], 1],
    ['gone and back', ['anna', null, null, 'anna'], 1],
  ])('%s', (_, people, times) => {
    expect(gone(...people)).toBe(times);
  });
});

describe('code that does not come', () => {
  const missing = () => Promise.reject<Services>(new TypeError('Failed to fetch'));

  it.each([
    [true, 'network'],
    [false, 'offline'],
  ])('online: %s: the call fails as a problem; nothing was sent, nothing is in doubt', async (online, kind) => {
    const perform: Perform = lazyPerform(missing, () => online);
    const problem = { kind, operationId: 'claims', messages: [], ambiguous: false };
    await expect(perform('claims', { variables: { page: 1 } })).rejects.toEqual(problem);
  });

  it('signing in: said on the sign-in page, which is ready again', async () => {
    const gate = createSessionGate(missing, false);
    gate.send({ type: 'SIGN_IN', values: { username: 'a', password: 'b' } });
    expect(gate.view()).toMatchObject({ phase: 'guest', busy: true, problem: null });
    await settle();
    expect(gate.view()).toMatchObject({ phase: 'guest', busy: false, problem: { kind: 'network' } });
  });

  it('a path to come back to: nobody waits for that, and who signs in meanwhile is sent after it', async () => {
    const sent: string[] = [];
    const session = { send: ({ type }: { type: string }) => void sent.push(type), subscribe: () => () => undefined };
    const gate = createSessionGate(() => Promise.resolve({ session } as never), false);
    gate.send({ type: 'SET_RETURN_PATH', path: '/insurance/edit' });
    expect(gate.view().busy).toBe(false);
    gate.send({ type: 'SIGN_IN', values: { username: 'a', password: 'b' } });
    expect(gate.view().busy).toBe(true);
    await settle();
    expect(sent).toEqual(['SET_RETURN_PATH', 'SIGN_IN']);
  });

  it('with a token: said, and asked again on demand', async () => {
    const gate = createSessionGate(missing, true);
    expect(gate.view().phase).toBe('starting');
    gate.missed();
    expect(gate.view()).toMatchObject({ phase: 'failed', problem: { kind: 'network' } });
    gate.send({ type: 'RETRY' });
    expect(gate.view().phase).toBe('starting');
    await settle();
    expect(gate.view().phase).toBe('failed');
  });
});

describe('to a partner’s page', () => {
  it('that looks at the person: the app is told ahead, then asked', async () => {
    const did: unknown[] = [];
    const bridge = { send: (...sent: unknown[]) => (did.push(sent), Promise.resolve<Sent>({ kind: 'sent' })) };
    await openPartner(bridge, 'https://id.kz/1', 'c-1');
    expect(did.splice(0)).toEqual([
      ['clicked_to_biometria', { claimId: 'c-1' }],
      ['open_aitu_biometry', { url: 'https://id.kz/1' }],
    ]);
    await openPartner(bridge, 'https://id.kz/1', null);
    expect(did).toEqual([['open_aitu_biometry', { url: 'https://id.kz/1' }]]);
  });
  const go = async (open: () => Promise<Sent>) => {
    const done: string[] = [];
    await goAway({ open, stay: () => done.push('stay'), say: () => done.push('say') });
    return done;
  };
  it.each<[string, () => Promise<Sent>, string[]]>([
    ['by the app', () => Promise.resolve({ kind: 'sent' }), []],
    ['in this document', () => Promise.resolve({ kind: 'fallback', did: 'navigate' }), []],
    ['a host that is not allowed', () => Promise.resolve({ kind: 'failed', why: 'unsupported' }), ['stay', 'say']],
    ['no answer of the app', () => Promise.resolve({ kind: 'failed', why: 'timeout' }), ['stay']],
    ['the code did not come', () => Promise.reject(new TypeError('Failed to fetch')), ['stay', 'say']],
  ])('%s', async (_, open, expected) => {
    expect(await go(open)).toEqual(expected);
  });
});
