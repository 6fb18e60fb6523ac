import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditClaim } from '../../../machines/products/credit-claim/flow.ts';
import { runFlow } from '../../../src/engine/running-flow.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { json, never, openApi, type SentRequest } from '../api/support/api.ts';
import { claimAs } from './support/visitor.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const operationOf = ({ url, body }: SentRequest): string =>
  url.endsWith('/customers') ? (JSON.parse(body) as { operationName: string }).operationName : new URL(url).pathname;

/** A flow of a claim over the real calls; `answers` by operation, a service that is not named never answers. */
const run = async (
  claim: string,
  answers: Record<string, () => Response | Promise<Response>> = {},
  random: () => number = () => 0.5,
) => {
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
      now: () => Date.now(),
      random,
      onProblem: () => {},
      onAway: () => {},
      onUnhandled: () => {},
      onStep: () => {},
    },
  );
  await pass(0);
  return {
    flow,
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
  it('of the kind that is sent once: given up at 60 s, then the claim is read', async () => {
    const { flow, sent } = await run('dataConfirmed');
    await say(flow, 'SEND_TO_BANKS');
    await pass(59_999);
    expect([flow.snapshot().value, flow.busy()]).toEqual(['sending', true]);
    await pass(1);
    expect(flow.snapshot().value).toBe('sendingUnknown');
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
    const { flow, sent, progress } = await run('waiting');
    await pass(0);
    expect([flow.context().screen, progress.count]).toEqual(['bank-response-waiting', 0]);
    const first = sent().length;
    await pass(200_000);
    expect(sent().length).toBeGreaterThan(first);
    expect(flow.busy()).toBe(false);
  });

  it('left: aborted, and neither asked again nor an unhandled rejection', async () => {
    const { flow, sent, progress } = await run('dataConfirmed');
    await say(flow, 'SEND_TO_BANKS');
    flow.stop();
    await pass(120_000);
    expect([sent().length, progress.count]).toEqual([2, 0]);
  });
});

describe('a screen that waits', () => {
  /** When the claim was asked for, in seconds of the wait. */
  const times = async (random: () => number, forSec: number) => {
    const claim = { ...claimAs('processing'), requestId: null };
    const { sent } = await run('processing', { claim: () => json({ data: { claim } }) }, random);
    const asked: number[] = [];
    for (let sec = 1, seen = sent().length; sec <= forSec; sec += 1) {
      await pass(1_000);
      if (sent().length > seen) asked.push(sec);
      seen = sent().length;
    }
    return asked;
  };
  const gaps = (at: readonly number[]) => at.slice(1).map((one, i) => one - at[i]!);

  it('asks every 3 s at first, then every 5 s, after two minutes every 15 s, after ten once a minute', async () => {
    const at = await times(() => 0.5, 900);
    expect(at.slice(0, 3)).toEqual([3, 6, 9]);
    expect([...new Set(gaps(at))]).toEqual([3, 5, 15, 60]);
    expect([30, 120, 600].map((sec) => gaps(at)[at.findIndex((one) => one >= sec)])).toEqual([5, 15, 60]);
  });

  it('not at the same moment as all the others: a fifth more or less', async () => {
    expect(gaps(await times(() => 0, 700)).at(-1)).toBe(48);
    expect(gaps(await times(() => 0.999999, 700)).at(-1)).toBe(72);
  });
});

describe('what was signed', () => {
  it('is read on while its page is open: Continue leads to where the deal stands by then', async () => {
    const server = { claim: claimAs('signed') };
    const { flow } = await run('signed', { claim: () => json({ data: { claim: server.claim } }) });
    expect(flow.context().screen).toBe('sign-success');
    server.claim = claimAs('insurancePending');
    await pass(120_000);
    expect([flow.context().screen, flow.context().responses.claim?.status.alias]).toEqual([
      'sign-success',
      'insurance_pending',
    ]);
    await say(flow, 'CONTINUE');
    expect(flow.context().screen).toBe('claim-insuring');
  });
});

describe('a page that is seen again', () => {
  const selected = async () => {
    const server: { claim: Record<string, unknown> } = { claim: claimAs('bankSelected') };
    const visitor = await run('bankSelected', { claim: () => json({ data: { claim: server.claim } }) });
    return { ...visitor, server };
  };

  it('is read anew without a sign of it, once for all signs of one return', async () => {
    const { flow, sent, progress, server } = await selected();
    await pass(6_000);
    server.claim = { ...claimAs('bankSelected'), creditAmount: 1 };
    flow.returned();
    flow.reconnected();
    expect([flow.busy(), progress.count]).toEqual([false, 0]);
    await pass(0);
    flow.returned();
    await pass(4_999);
    flow.returned();
    await pass(0);
    expect(sent()).toEqual(['claim', 'claim']);
    expect([flow.context().screen, flow.context().changed]).toEqual(['bank-selected', null]);
    expect(flow.context().responses.claim?.creditAmount).toBe(1);
    flow.returned();
    await pass(1);
    flow.returned();
    await pass(0);
    expect(sent()).toHaveLength(3);
  });

  it('leads to where the claim stands now, and says so', async () => {
    const { flow, server } = await selected();
    await pass(6_000);
    server.claim = claimAs('signed');
    flow.returned();
    await pass(0);
    expect([flow.context().screen, flow.context().changed?.operationId]).toEqual(['sign-success', 'claim']);
    await say(flow, 'CONTINUE');
    expect(flow.context().changed).toBeNull();
  });

  it('stays as it is when it cannot be read, and while a call runs', async () => {
    const { flow, sent } = await run('bankSelected');
    await pass(6_000);
    flow.returned();
    await pass(0);
    expect([flow.context().screen, flow.context().problem]).toEqual(['bank-selected', null]);
    await say(flow, 'SIGN');
    await pass(6_000);
    flow.returned();
    await pass(0);
    expect([sent().at(-1), flow.busy()]).toEqual(['/btsd/api/v1/auth/make-url', true]);
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
