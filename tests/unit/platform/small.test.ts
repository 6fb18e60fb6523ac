import { describe, expect, test, vi } from 'vitest';
import { createAnalytics, type AnalyticsEvent } from '../../../src/platform/analytics.ts';
import { guarded } from '../../../src/platform/analytics-fields.ts';
import { createChunkReload } from '../../../src/platform/chunk.ts';
import { ConfigError, loadConfig } from '../../../src/platform/config.ts';
import { followServer, serverNow, systemClock } from '../../../src/platform/clock.ts';
import { createEmitter } from '../../../src/platform/emitter.ts';
import { createLifecycle } from '../../../src/platform/lifecycle.ts';
import { createLog, type LogEntry } from '../../../src/platform/log.ts';
import { createNetwork } from '../../../src/platform/network.ts';
import { createStore } from '../../../src/platform/storage.ts';
import { memoryStorage } from '../api/support/browser.ts';
import { testClock } from '../api/support/clock.ts';

describe('the log', () => {
  test('takes its own fields and nothing else', () => {
    const log = createLog();
    log.write({
      event: 'call',
      operationId: 'signIn',
      status: 401.2,
      durationMs: 12.6,
      phone: '77001234567',
      body: {},
    } as LogEntry);
    expect(log.entries()).toEqual([{ event: 'call', operationId: 'signIn', status: 401, durationMs: 13 }]);
  });

  test.each(['77001234567', 'Иванов Иван', 'claim-900101300017', 'a b', 'x'.repeat(65), '<b>'])(
    '%s is no name of ours',
    (value) => {
      const log = createLog();
      log.write({ event: 'x', action: value });
      expect(log.entries()).toEqual([{ event: 'x' }]);
    },
  );

  test('keeps the last 200 and tells listeners', () => {
    const log = createLog();
    const heard = vi.fn<(...args: unknown[]) => void>();
    log.onEntry(heard);
    for (let n = 0; n < 250; n++) log.write({ event: 'x', attempt: n });
    expect([log.entries().length, log.entries()[0]?.attempt, heard.mock.calls.length]).toEqual([200, 50, 250]);
  });
});

describe('analytics', () => {
  const collect = () => {
    const sent: AnalyticsEvent[] = [];
    return { sent, adapter: { send: (events: readonly AnalyticsEvent[]) => void sent.push(...events) } };
  };

  test('nothing leaves without an adapter; what was buffered goes first', () => {
    const { sent, adapter } = collect();
    const analytics = createAnalytics(() => 5);
    analytics.track('page_view', { screen: 'c2c-car' });
    expect(sent).toEqual([]);
    analytics.attach(guarded(adapter));
    analytics.track('bank_answer', { bank: 'halyk', status: 'approved' });
    expect(sent).toEqual([
      { name: 'page_view', at: 5, screen: 'c2c-car' },
      { name: 'bank_answer', at: 5, bank: 'halyk', status: 'approved' },
    ]);
  });

  test('the buffer has an end', () => {
    const { sent, adapter } = collect();
    const analytics = createAnalytics(() => 0);
    for (let n = 0; n < 300; n++) analytics.track('request', { operationId: 'claims', outcome: 'ok', durationMs: n });
    analytics.attach(guarded(adapter));
    expect([sent.length, sent[0]]).toMatchObject([200, { durationMs: 100 }]);
  });

  test('an event that could hold a person is dropped; a foreign field is not sent', () => {
    const { sent, adapter } = collect();
    const analytics = createAnalytics(() => 0);
    analytics.attach(guarded(adapter));
    analytics.track('validation_error', { screen: 'c2c-me', field: '900101300017' });
    analytics.track('validation_error', { screen: 'c2c-me', field: 'Айдос Демеу' });
    analytics.track('decline', { flow: 'credit-claim', phone: '77001234567' } as { flow: string });
    expect(sent).toEqual([{ name: 'decline', at: 0, flow: 'credit-claim' }]);
  });
});

describe('a part that did not load', () => {
  const open = (storage: Storage = memoryStorage()) => {
    const clock = testClock();
    const reload = vi.fn<(...args: unknown[]) => void>();
    return { clock, reload, storage, failed: createChunkReload({ store: createStore(() => storage), clock, reload }) };
  };

  test('reloads, at most once in 60 s', async () => {
    const { clock, reload, failed } = open();
    expect(failed()).toBe(true);
    await clock.advance(59_999);
    expect(failed()).toBe(false);
    await clock.advance(1);
    expect(failed()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('a mark from the future does not forbid it', () => {
    const { failed, storage, clock } = open();
    storage.setItem('chunkReloadAt', String(clock.now() + 86_400_000));
    expect(failed()).toBe(true);
  });

  test('without a storage it never reloads: there would be no end', () => {
    const { failed, reload } = open(memoryStorage({ broken: true }));
    expect(failed()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('config.json', () => {
  const parse = (raw: unknown) =>
    (raw as { services?: object }).services
      ? ({ ok: true, config: raw as { services: object } } as const)
      : ({ ok: false, key: 'services' } as const);
  const answering = (response: Response | Error) =>
    vi.fn<typeof fetch>(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));

  test('is asked for as the preload in the page asks: anything else would fetch it twice', async () => {
    const fetch = answering(Response.json({ services: {} }));
    expect(await loadConfig({ fetch, parse })).toEqual({ services: {} });
    expect(fetch.mock.calls).toEqual([['/config.json']]);
  });

  test('the failing key is named', async () => {
    await expect(loadConfig({ fetch: answering(Response.json({})), parse })).rejects.toMatchObject({
      name: 'ConfigError',
      key: 'services',
    });
  });

  test.each([
    ['absent', new Response('', { status: 404 })],
    ['not JSON', new Response('<html>')],
    ['no network', new TypeError('failed')],
  ])('%s', async (_name, response) => {
    await expect(loadConfig({ fetch: answering(response), parse })).rejects.toBeInstanceOf(ConfigError);
  });
});

describe('the network', () => {
  const open = (navigator: object) => {
    const win = Object.assign(new EventTarget(), { navigator }) as unknown as Window;
    return { win, network: createNetwork(win) };
  };

  test.each([
    [{}, false],
    [{ connection: {} }, false],
    [{ connection: { effectiveType: '4g' } }, false],
    [{ connection: { effectiveType: '2g' } }, true],
    [{ connection: { effectiveType: 'slow-2g' } }, true],
    [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  ])('%j slow: %s', (navigator, slow) => {
    expect(open(navigator).network.isSlow()).toBe(slow);
  });

  test('only a clear no is offline; changes are told', () => {
    const navigator: { onLine?: boolean } = {};
    const { win, network } = open(navigator);
    expect(network.isOnline()).toBe(true);
    navigator.onLine = false;
    expect(network.isOnline()).toBe(false);
    const heard: boolean[] = [];
    const stop = network.onChange((online) => heard.push(online));
    win.dispatchEvent(new Event('offline'));
    win.dispatchEvent(new Event('online'));
    stop();
    win.dispatchEvent(new Event('offline'));
    expect(heard).toEqual([false, true]);
  });
});

test('the life of a page', () => {
  const win = new EventTarget() as Window;
  const doc = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
  }) as unknown as Document & { visibilityState: DocumentVisibilityState };
  const lifecycle = createLifecycle(win, doc);
  const heard: string[] = [];
  lifecycle.onShow(() => heard.push('show'));
  lifecycle.onHide(() => heard.push('hide'));
  lifecycle.onRestore(() => heard.push('restore'));
  Object.assign(doc, { visibilityState: 'hidden' });
  doc.dispatchEvent(new Event('visibilitychange'));
  expect(lifecycle.isHidden()).toBe(true);
  Object.assign(doc, { visibilityState: 'visible' });
  doc.dispatchEvent(new Event('visibilitychange'));
  win.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  win.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  win.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual(['hide', 'show', 'restore', 'hide']);
});

test('a listener that throws does not silence the others', () => {
  const queued: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (run: () => void) => queued.push(run));
  const emitter = createEmitter<number>();
  const heard = vi.fn<(...args: unknown[]) => void>();
  emitter.on(() => {
    throw new Error('mine');
  });
  emitter.on(heard);
  emitter.emit(1);
  expect(heard.mock.calls).toEqual([[1]]);
  expect(() => queued[0]?.()).toThrow('mine');
});

describe('the clock', () => {
  const DAY = 86_400_000;
  const dated = (off: number) => new Date(Date.now() + off).toUTCString();

  test.each([DAY, -DAY, 5 * 3_600_000, -5 * 3_600_000])('wrong by %i ms, the server is followed', (off) => {
    followServer(dated(off));
    expect(Math.abs(serverNow() - (Date.now() + off))).toBeLessThan(2_000);
    expect(Math.abs(systemClock.now() - (Date.now() + off))).toBeLessThan(2_000);
  });

  test.each([
    ['a minute', dated(60_000)],
    ['no date', null],
    ['no date at all', 'yesterday'],
  ])('%s changes nothing', (_, date) => {
    followServer(dated(DAY));
    followServer(date);
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(100);
  });

  test('the settings tell when they were answered, and only good ones', async () => {
    const heard: (string | null)[] = [];
    const answering = (status: number) => () =>
      Promise.resolve(Response.json({}, { status, headers: { date: dated(DAY) } }));
    const ask = (status: number) =>
      loadConfig({
        fetch: answering(status),
        parse: () => ({ ok: true, config: {} }),
        onDate: (date) => void heard.push(date),
      });
    await ask(200);
    await expect(ask(503)).rejects.toBeInstanceOf(ConfigError);
    expect(heard).toHaveLength(1);
  });
});
