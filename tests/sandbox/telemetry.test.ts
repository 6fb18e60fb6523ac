import { expect, test } from 'vitest';
import { funnelOf, type FunnelStep } from '../../sandbox/core/funnel.ts';
import { startSandbox } from './support/start.ts';

const steps = (visit: string, flow: string, ...states: string[]): FunnelStep[] =>
  states.map((state, at) => ({
    type: 'step',
    at,
    flow,
    state,
    milestone: state === 'paid' ? null : 'application',
    build: 'AbCd1234',
    visit,
    locale: 'ru',
  }));

test('the funnel of a flow: visits that came to a state, that went on from it, and that ended there', () => {
  const told = [
    ...steps('one', 'claim', 'terms', 'me', 'terms', 'me', 'paid'),
    ...steps('two', 'claim', 'terms', 'me'),
    ...steps('three', 'claim', 'terms'),
    ...steps('one', 'policy', 'car'),
  ];
  expect(funnelOf(told)).toEqual([
    {
      flow: 'claim',
      visits: 3,
      states: [
        { state: 'terms', milestone: 'application', entered: 3, wentOn: 2, ended: 1 },
        { state: 'me', milestone: 'application', entered: 2, wentOn: 1, ended: 1 },
        { state: 'paid', milestone: null, entered: 1, wentOn: 0, ended: 1 },
      ],
    },
    {
      flow: 'policy',
      visits: 1,
      states: [{ state: 'car', milestone: 'application', entered: 1, wentOn: 0, ended: 1 }],
    },
  ]);
});

test('what pages tell is kept with the data, the newest errors first, and a reset empties it', async () => {
  const sandbox = await startSandbox();
  const { telemetry } = sandbox.engine;
  const call = { type: 'call' as const, at: 1, operationId: 'claims', kind: 'broken', status: 503, ms: 5 };
  const about = { build: 'AbCd1234', visit: 'a'.repeat(16), locale: 'kk' as const };
  await telemetry.add([...steps('one', 'claim', 'terms'), { ...call, ...about }]);
  await telemetry.add([{ ...call, ...about, at: 2 }]);
  await telemetry.add([]);
  const errors = async () => (await sandbox.api('GET', 'errors')).body;
  expect(await errors()).toEqual([
    { ...call, ...about, at: 2, seq: expect.any(Number) },
    { ...call, ...about, seq: expect.any(Number) },
  ]);
  expect((await sandbox.api('GET', 'funnel')).body).toMatchObject([{ flow: 'claim', visits: 1 }]);
  await sandbox.api('POST', 'reset');
  expect([await errors(), (await sandbox.api('GET', 'funnel')).body]).toEqual([[], []]);
});

test('the log knows a call by the id that it came with, and takes nothing else for one', async () => {
  const sandbox = await startSandbox();
  const id = 'bcdfghjk-bcdf-ghjk-bcdf-bcdfghjklmnp';
  for (const sent of [id, 'Айдос', undefined])
    await sandbox.app.inject({
      url: '/services/auth/v1/users/me',
      headers: sent === undefined ? {} : { 'x-request-id': Buffer.from(sent).toString('latin1') },
    });
  const { entries } = (await sandbox.api('GET', 'log')).body as { entries: { requestId: string | null }[] };
  expect(entries.map(({ requestId }) => requestId)).toEqual([id, null, null]);
});
