import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditClaim } from '../../../machines/flows/credit-claim.flow.ts';
import { runFlow } from '../../../src/engine/running-flow.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { json, never, openApi, type SentRequest } from '../api/support/api.ts';
import { claimAs } from './support/visitor.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const operationOf = ({ url, body }: SentRequest): string =>
  url.endsWith('/customers') ? (JSON.parse(body) as { operationName: string }).operationName : new URL(url).pathname;

/** A flow of a claim over the real calls; `answers` by operation, a service that is not named never answers. */
const run = async (claim: string, answers: Record<string, () => Response | Promise<Response>> = {}) => {
  const api = openApi(
    (request) => {
      const operation = operationOf(request);
      return (answers[operation] ?? never)();
    },
    { clock: systemClock },
  );
  let opened = false;
  answers.claim ??= () => {
    if (opened) return never();
    opened = true;
    return json({ data: { claim: claimAs(claim) } });
  };
  const slow = vi.fn<() => void>();
  let intents = 0;
  const flow = runFlow(
    'credit-claim',
    creditClaim,
    { id: 'c1' },
    {
      perform: (id, input, options) => api.perform(id, input, options),
      locale: () => 'ru',
      newIntent: () => `intent-${(intents += 1)}`,
      whenVisible: () => Promise.resolve(),
      onSlow: slow,
      onProblem: () => {},
      onAway: () => {},
      onUnhandled: () => {},
      onStep: () => {},
    },
  );
  await pass(0);
  return {
    flow,
    slow,
    sent: () => api.sent.map(operationOf),
    keys: () => api.sent.map(({ headers }) => headers['idempotency-key'] ?? null),
    progress: api.progress,
  };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const say = async (flow: Awaited<ReturnType<typeof run>>['flow'], type: string) => {
  flow.send({ type } as never);
  await pass(0);
};

describe('a call that is not answered', () => {
  it('of the kind that is sent once: a warning at 10 s, given up at 60 s, then the claim is read', async () => {
    const { flow, slow, sent } = await run('dataConfirmed');
    await say(flow, 'SEND_TO_BANKS');
    await pass(9_999);
    expect(slow).not.toHaveBeenCalled();
    await pass(1);
    expect(slow).toHaveBeenCalledTimes(1);
    await pass(49_999);
    expect([flow.snapshot().value, flow.busy()]).toEqual(['sending', true]);
    await pass(1);
    expect(flow.snapshot().value).toBe('checkingSent');
    expect(flow.context().problem).toMatchObject({ kind: 'timeout', ambiguous: true });
    expect(sent()).toEqual(['claim', 'sendClaimToBanksByCustomer', 'claim']);
  });

  it('a read: asked again at 30 s, given up at 60 s, and nothing runs on', async () => {
    const { flow, sent, progress } = await run('new', { claim: never });
    await pass(29_999);
    expect(sent()).toHaveLength(1);
    await pass(2_000);
    expect(sent()).toHaveLength(2);
    await pass(30_000);
    expect([flow.context().screen, progress.count]).toEqual(['claim-unavailable', 0]);
    await pass(120_000);
    expect(sent()).toHaveLength(2);
  });

  it('a read on a clock: every attempt ends, the next one follows, and it is not counted', async () => {
    const { flow, sent, progress, slow } = await run('waiting');
    await pass(0);
    expect([flow.context().screen, progress.count]).toEqual(['bank-response-waiting', 0]);
    const first = sent().length;
    await pass(200_000);
    expect(sent().length).toBeGreaterThan(first);
    expect([flow.busy(), slow.mock.calls.length]).toEqual([false, 0]);
  });

  it('left: aborted, and neither asked again nor an unhandled rejection', async () => {
    const { flow, sent, progress } = await run('dataConfirmed');
    await say(flow, 'SEND_TO_BANKS');
    flow.stop();
    await pass(120_000);
    expect([sent().length, progress.count]).toEqual([2, 0]);
  });
});

describe('one wish, one call', () => {
  it('two presses in one tick', async () => {
    const { flow, sent } = await run('dataConfirmed');
    flow.send({ type: 'SEND_TO_BANKS' } as never);
    flow.send({ type: 'SEND_TO_BANKS' } as never);
    await pass(0);
    expect(sent()).toEqual(['claim', 'sendClaimToBanksByCustomer']);
  });

  it('after a lost answer and a read that finds nothing: sent again on demand, under the same key', async () => {
    const answers = {
      claim: () => json({ data: { claim: claimAs('dataConfirmed') } }),
      sendClaimToBanksByCustomer: () => json({}, 502),
    };
    const { flow, sent, keys } = await run('dataConfirmed', answers);
    await say(flow, 'SEND_TO_BANKS');
    expect([flow.context().screen, flow.context().problem?.status]).toEqual(['bank-request-error', undefined]);
    await say(flow, 'RETRY');
    expect(sent()).toEqual([
      'claim',
      'sendClaimToBanksByCustomer',
      'claim',
      'claim',
      'sendClaimToBanksByCustomer',
      'claim',
    ]);
    const [first, second] = keys().filter((key) => key !== null);
    expect(second).toBe(first);
  });

  it('refused for good: the next press is a new wish', async () => {
    const answers = {
      claim: () => json({ data: { claim: claimAs('dataConfirmed') } }),
      sendClaimToBanksByCustomer: () => json({}, 500),
    };
    const { flow, keys } = await run('dataConfirmed', answers);
    await say(flow, 'SEND_TO_BANKS');
    await say(flow, 'RETRY');
    const [first, second] = keys().filter((key) => key !== null);
    expect(second).not.toBe(first);
  });
});

describe('a problem', () => {
  it('stays on the screen where it arose: it does not go along to the one that a clock leads to', async () => {
    let status = 'waiting';
    const answers = {
      claim: () => json({ data: { claim: claimAs(status) } }),
      declineClaimByCustomer: () => json({}, 500),
    };
    const { flow } = await run('waiting', answers);
    await say(flow, 'BACK');
    expect(flow.context().screen).toBe('claim-detail');
    flow.send({ type: 'DECLINE', values: { reason: 'other' } } as never);
    await pass(0);
    expect([flow.context().screen, flow.context().problem?.status]).toEqual(['claim-detail', 500]);
    status = 'expired';
    await pass(16_000);
    expect([flow.context().screen, flow.context().problem]).toEqual(['claim-closed', null]);
  });
});
