import { expect, test } from 'vitest';
import type { TelemetryBatch, TelemetryRecord } from '../../../schemas/telemetry.schema.ts';
import { createSink } from '../../../src/app/telemetry/sink.ts';
import { testClock } from '../api/support/clock.ts';

const ABOUT = { build: 'AbCd1234', visit: 'a'.repeat(16), locale: 'ru' as const };
const step = (at: number): TelemetryRecord => ({
  type: 'step',
  at,
  flow: 'credit-claim',
  state: 'me',
  milestone: null,
});

const open = (status = 204) => {
  const clock = testClock();
  const sent: number[][] = [];
  const left: number[][] = [];
  const ats = (body: string) => (JSON.parse(body) as TelemetryBatch).records.map(({ at }) => at);
  const sink = createSink({
    address: '/telemetry',
    about: () => ABOUT,
    clock,
    post: (_, body) => {
      sent.push(ats(body));
      return status === 0 ? Promise.reject(new TypeError('lost')) : Promise.resolve(status);
    },
    beacon: (_, body) => void left.push(ats(body)),
  });
  return { clock, sent, left, sink };
};

test('records go together, a while after the first; twenty at once', async () => {
  const { clock, sent, sink } = open();
  sink.add(step(1));
  await clock.advance(4999);
  sink.add(step(2));
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(sent).toEqual([[1, 2]]);
  for (let at = 0; at < 20; at++) sink.add(step(at));
  expect(sent[1]).toHaveLength(20);
  await clock.advance(60_000);
  expect(sent).toHaveLength(2);
});

test('a page that goes leaves what waits to the browser, once', async () => {
  const { clock, sent, left, sink } = open();
  sink.add(step(1));
  sink.leave();
  sink.leave();
  await clock.advance(60_000);
  expect(left).toEqual([[1]]);
  expect(sent).toEqual([]);
});

test.each([
  [403, 1],
  [404, 1],
  [400, 1],
  [429, 2],
  [503, 2],
  [0, 2],
])('answered with %i: dropped, never repeated, and %i batches are tried', async (status, tried) => {
  const { clock, sent, sink } = open(status);
  sink.add(step(1));
  await clock.advance(5000);
  sink.add(step(2));
  await clock.advance(60_000);
  expect(sent).toEqual([[1], [2]].slice(0, tried));
});

test('what is not allow-listed is not sent, and a page has an end', async () => {
  const { clock, sent, sink } = open();
  sink.add({ ...step(1), state: 'Айдос' } as TelemetryRecord);
  sink.add({ ...step(1), phone: '77000000001' } as unknown as TelemetryRecord);
  await clock.advance(60_000);
  expect(sent).toEqual([]);
  for (let at = 0; at < 600; at++) sink.add(step(at));
  await clock.advance(60_000);
  expect(sent.flat()).toHaveLength(500);
});
