import { expect, test } from 'vitest';
import { hungBy, letGo, partWait, passLate, type Hands } from '../../e2e/driver/late.ts';
import type { PlanEntry } from '../../../sandbox/core/plan.ts';

const held: PlanEntry = { operationId: 'claim', kind: 'hold' };
const failed: PlanEntry = { operationId: 'claim', status: 500 };
const standing = (entry: PlanEntry): PlanEntry => ({ ...entry, standing: true });

/** A sandbox whose entries are taken when so much time has passed, ms; what is taken so is answered at once but for a hold. */
const world = (
  plan: readonly PlanEntry[],
  takenAfterMs: readonly number[],
  underway: (passedMs: number) => number = () => 0,
) => {
  let [passed, moments] = [0, 0];
  const released: (readonly string[] | 'all')[] = [];
  const own = plan.filter((entry) => entry.standing !== true);
  const hands: Hands = {
    underway: () => underway(passed),
    // The network needs a moment of its own.
    left: () => Promise.resolve(own.filter((_, at) => moments < 3 || passed < (takenAfterMs[at] ?? 0))),
    pass: (ms) => {
      passed += ms;
      return Promise.resolve();
    },
    release: (of) => {
      released.push(of ?? 'all');
      return Promise.resolve();
    },
    moment: () => {
      moments += 1;
      return Promise.resolve();
    },
  };
  return { hands, told: () => ({ passed, released }) };
};

test('what does not take time takes none', async () => {
  const { hands, told } = world([failed], [0]);
  await passLate({ ms: 0, plan: [failed] }, hands);
  expect(told()).toEqual({ passed: 0, released: [] });
});

test('a call that is held is given up when its time is over, and let go; nothing is held any more', async () => {
  const plan = [held, standing(held), standing({ operationId: 'listBanks' })];
  const { hands, told } = world(plan, [0]);
  await passLate({ ms: 60_000, plan }, hands);
  expect(told()).toEqual({ passed: 60_000, released: ['all'] });
});

test('of two that are held the second has its time only when the sandbox has it', async () => {
  const plan = [held, held];
  const { hands, told } = world(plan, [0, 60_000]);
  await passLate({ ms: 120_000, plan }, hands);
  expect(told()).toEqual({ passed: 120_000, released: ['all'] });
});

test('pauses before a call is sent again pass while nothing is on its way', async () => {
  const plan = [failed, failed, failed];
  const { hands, told } = world(plan, [0, 500, 1_500]);
  await passLate({ ms: 1_500, plan }, hands);
  expect(told()).toEqual({ passed: 1_500, released: ['all'] });
});

test('a call that is held after one that is repeated has its time when the sandbox has it', async () => {
  const plan = [{ ...failed, operationId: 'confirm' }, { ...failed, operationId: 'confirm' }, held, standing(held)];
  const { hands, told } = world(plan, [0, 500, 500]);
  await passLate({ ms: 60_500, plan }, hands);
  expect(told()).toEqual({ passed: 500 + 61_000, released: ['all'] });
});

test('what is never asked for is not waited for without end', async () => {
  const { hands, told } = world([held], [Number.POSITIVE_INFINITY]);
  await passLate({ ms: 60_000, plan: [held] }, hands);
  expect(told()).toEqual({ passed: 0, released: ['all'] });
});

test('what a browser sends again by itself is failed before the sandbox lets go', async () => {
  const cut: PlanEntry = { operationId: 'claim', kind: 'drop' };
  const plan = [cut, standing(cut)];
  let looks = 3;
  let atRelease: number | null = null;
  const { hands } = world(plan, [0], (passedMs) => (passedMs < 500 ? 0 : Math.max(0, (looks -= 1))));
  const release = () => ((atRelease = Math.max(0, looks)), hands.release());
  await passLate({ ms: 500, plan }, { ...hands, release });
  expect(atRelease).toBe(0);
});

test('the call that stays without an answer is not let go, nor waited for: what comes before it has failed', async () => {
  const repeated = [failed, failed, failed, held, standing(held)];
  const first = world(repeated, [0, 500, 1_500, 1_500]);
  await passLate({ ms: 1_500, plan: repeated, hangs: true }, first.hands);
  expect(first.told()).toEqual({ passed: 1_500, released: [] });
  const twice = [held, standing(held), { ...held, operationId: 'listOffers' }];
  const second = world(twice, [0, 60_000]);
  await passLate({ ms: 60_000, plan: twice, hangs: true }, second.hands);
  expect(second.told()).toEqual({ passed: 60_000, released: [['claim']] });
});

test('what the leg before has left without an answer is let go, unless the leg fails calls of the same', async () => {
  const polled: PlanEntry = { operationId: 'listOffers', kind: 'hold' };
  const cut: PlanEntry = { operationId: 'decline', kind: 'drop' };
  const released = async (plan: readonly PlanEntry[], before: readonly PlanEntry[]): Promise<unknown> => {
    const { hands, told } = world(plan, [0]);
    await letGo(before, plan, hands);
    return told().released;
  };
  const before = [held, standing(held), polled, standing(polled)];
  expect(await released([cut, standing(cut)], before)).toEqual([['listOffers']]);
  expect(await released([{ operationId: 'listOffers', status: 200 }], before)).toEqual([['listOffers']]);
  expect(await released([{ operationId: 'listOffers', kind: 'drop' }], before)).toEqual([]);
  expect(await released([polled], before)).toEqual([]);
  expect(await released([cut], hungBy({ hangs: null, plan: before, polled: [] }))).toEqual([]);
  expect(await released([cut], hungBy({ hangs: 'quiet', plan: [held], polled: [polled] }))).toEqual([['listOffers']]);
});

test('until shortly before its end a wait at the beginning of a leg belongs to the leg before', () => {
  const press = { do: 'press', selector: '[data-event="RETRY"]' };
  expect(partWait([{ do: 'pass', ms: 61_000 }, press])).toEqual({
    beforeMs: 56_000,
    rest: [{ do: 'pass', ms: 5_000 }, press],
  });
  expect(partWait([{ do: 'pass', ms: 60_000 }])).toEqual({ beforeMs: 55_000, rest: [{ do: 'pass', ms: 5_000 }] });
});

test('a short wait, and one in the midst of a leg, belong to the leg', () => {
  const press = { do: 'press', selector: '[data-event="RETRY"]' };
  expect(partWait([{ do: 'pass', ms: 1_000 }, press])).toEqual({
    beforeMs: 0,
    rest: [{ do: 'pass', ms: 1_000 }, press],
  });
  const inMidst = [press, { do: 'pass', ms: 61_000 }];
  expect(partWait(inMidst)).toEqual({ beforeMs: 0, rest: inMidst });
});
