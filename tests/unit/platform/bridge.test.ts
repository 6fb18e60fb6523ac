import { describe, expect, test, vi } from 'vitest';
import { createBridge, type BridgeConfig, type Host } from '../../../src/platform/bridge.ts';
import { createLog } from '../../../src/platform/log.ts';
import { testClock } from '../api/support/clock.ts';

const config: BridgeConfig = {
  iosChannel: 'app',
  androidObject: 'app',
  aitu: { open_document: 'openExternalUrl' },
  publicSite: 'https://site.kz/',
  announcement: 'https://site.kz/a/{productId}',
  hosts: ['id.aitu.kz'],
  origins: ['https://docs.partner.kz', 'http://docs.local:9000'],
};

const open = (host: Host, globals: Record<string, unknown> = {}) => {
  const target = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const win = Object.assign(target, { document, ...globals }) as unknown as Window & { self: unknown; top: unknown };
  Object.assign(win, { self: globals.self ?? win, top: globals.top ?? win });
  const assign = vi.fn<(...args: unknown[]) => void>();
  const showDocument = vi.fn<(...args: unknown[]) => void>();
  const clock = testClock();
  const log = createLog(() => {});
  const bridge = createBridge({
    win,
    host,
    config,
    clock,
    log,
    assign,
    showDocument,
    origin: 'https://market.kz',
  });
  const tell = (detail: unknown) => target.dispatchEvent(new CustomEvent('app:bridge', { detail, cancelable: true }));
  return { bridge, assign, showDocument, clock, log, tell, target };
};

const SENT = { kind: 'sent' };

describe('ways to the app', () => {
  test('iOS: the handler of the action', async () => {
    const postMessage = vi.fn<(...args: unknown[]) => void>();
    const { bridge } = open('ios', { webkit: { messageHandlers: { call: { postMessage } } } });
    expect(bridge.can('call')).toBe(true);
    expect(bridge.can('open_document')).toBe(false);
    expect(await bridge.send('call', { phone: '77001234567' })).toEqual(SENT);
    expect(postMessage.mock.calls).toEqual([[{ phone: '77001234567' }]]);
  });

  test('iOS: else the channel; an empty payload is still an argument', async () => {
    const postMessage = vi.fn<(...args: unknown[]) => void>();
    const { bridge } = open('ios', { webkit: { messageHandlers: { app: { postMessage } } } });
    await bridge.send('clicked_return_main', {});
    expect(postMessage.mock.calls).toEqual([[{ action: 'clicked_return_main', payload: {} }]]);
  });

  test('Android: a method, called on its object, with text', async () => {
    const calls: unknown[] = [];
    const app = {
      call(json: string) {
        if (this !== app) throw new TypeError("Java bridge method can't be invoked on a non-injected object");
        calls.push(json);
      },
    };
    const { bridge } = open('android', { app });
    expect(await bridge.send('call', { phone: '77001234567' })).toEqual(SENT);
    expect(calls).toEqual(['{"phone":"77001234567"}']);
  });

  test('Android: else a listener; React Native: its own', async () => {
    const android = vi.fn<(...args: unknown[]) => void>();
    await open('android', { app: { postMessage: android } }).bridge.send('call', { phone: '77001234567' });
    expect(android.mock.calls).toEqual([['{"action":"call","payload":{"phone":"77001234567"}}']]);
    const native = vi.fn<(...args: unknown[]) => void>();
    await open('ios', { ReactNativeWebView: { postMessage: native } }).bridge.send('clicked_return_main', {});
    expect(native.mock.calls).toEqual([['{"action":"clicked_return_main","payload":{}}']]);
  });

  test('Aitu: the answer to our own number counts, others do not', async () => {
    const openExternalUrl = vi.fn<(...args: unknown[]) => void>();
    const { bridge, target } = open('android', { AndroidBridge: { openExternalUrl } });
    const sent = bridge.send('open_document', { url: '/files/1' });
    const [reqId, json] = openExternalUrl.mock.calls[0] as [string, string];
    expect(json).toBe('{"url":"https://market.kz/files/1"}');
    target.dispatchEvent(new CustomEvent('aituEvents', { detail: { reqId: 'another', error: 'no' } }));
    target.dispatchEvent(new CustomEvent('aituEvents', { detail: { reqId } }));
    expect(await sent).toEqual(SENT);
  });

  test('Aitu: a refusal is no answer: the way of a browser', async () => {
    const openExternalUrl = vi.fn<(...args: unknown[]) => void>();
    const { bridge, target, showDocument } = open('android', { AndroidBridge: { openExternalUrl } });
    const sent = bridge.send('open_document', { url: '/files/1' });
    const [reqId] = openExternalUrl.mock.calls[0] as [string];
    target.dispatchEvent(new CustomEvent('aituEvents', { detail: { reqId, error: 'no' } }));
    // Said twice it is one.
    target.dispatchEvent(new CustomEvent('aituEvents', { detail: { reqId, error: 'no' } }));
    expect(await sent).toEqual({ kind: 'fallback', did: 'open' });
    expect(showDocument.mock.calls).toEqual([['https://market.kz/files/1', undefined]]);
  });

  test('Aitu: no answer in 10 s is no hanging promise', async () => {
    const { bridge, clock } = open('android', { AndroidBridge: { openExternalUrl: () => {} } });
    const sent = bridge.send('open_document', { url: '/files/1' });
    await clock.advance(10_000);
    expect(await sent).toEqual({ kind: 'failed', why: 'timeout' });
  });

  describe('a screen that looks at the person', () => {
    const url = 'https://id.aitu.kz/x';
    const handlers = () => {
      const postMessage = vi.fn<(...args: unknown[]) => void>();
      return { postMessage, globals: { webkit: { messageHandlers: { open_aitu_biometry: { postMessage } } } } };
    };

    test('the app says that it has one: the page stays', async () => {
      const { postMessage, globals } = handlers();
      const { bridge, assign, tell, clock } = open('ios', globals);
      const sent = bridge.send('open_aitu_biometry', { url });
      expect(postMessage.mock.calls).toEqual([[{ url }]]);
      // Another action's word, or none of ours.
      tell({ id: 'call', type: 'ack' });
      tell({ id: 'open_aitu_biometry', type: 'resume' });
      tell({ id: 'open_aitu_biometry', type: 'ack' });
      tell({ id: 'open_aitu_biometry', type: 'ack' });
      expect(await sent).toEqual(SENT);
      await clock.advance(5_000);
      expect(assign).not.toHaveBeenCalled();
    });

    test('an app that answers at once, inside of the call', async () => {
      const globals = { app: { open_aitu_biometry: () => opened.tell({ id: 'open_aitu_biometry', type: 'ack' }) } };
      const opened = open('android', globals);
      expect(await opened.bridge.send('open_aitu_biometry', { url })).toEqual(SENT);
    });

    test('it lies over the page: that is an answer, too', async () => {
      const { globals } = handlers();
      const document = Object.assign(new EventTarget(), { hidden: false });
      const { bridge, assign, clock } = open('ios', { ...globals, document });
      const sent = bridge.send('open_aitu_biometry', { url });
      document.hidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
      expect(await sent).toEqual(SENT);
      await clock.advance(5_000);
      expect(assign).not.toHaveBeenCalled();
    });

    test('no word for 1.5 s: the way of a browser', async () => {
      const { globals } = handlers();
      const { bridge, assign, clock } = open('ios', globals);
      const sent = bridge.send('open_aitu_biometry', { url });
      await clock.advance(1_499);
      expect(assign).not.toHaveBeenCalled();
      await clock.advance(1);
      expect(await sent).toEqual({ kind: 'fallback', did: 'navigate' });
      expect(assign.mock.calls).toEqual([[url]]);
    });

    test('a handler that throws: the way of a browser', async () => {
      const app = {
        open_aitu_biometry: () => {
          throw new Error('native');
        },
      };
      const { bridge, assign } = open('android', { app });
      expect(await bridge.send('open_aitu_biometry', { url })).toEqual({ kind: 'fallback', did: 'navigate' });
      expect(assign.mock.calls).toEqual([[url]]);
    });
  });

  describe('a handler that throws: the way of a browser, and it is reported', () => {
    const broken = () => {
      throw new Error('native');
    };
    test.each([
      ['clicked_return_main', {}, 'https://site.kz/', 'navigate'],
      ['clicked_return_main', { productId: '77' }, 'https://site.kz/a/77', 'navigate'],
      ['clicked_return_link', { url: '/my-applications' }, 'https://market.kz/my-applications', 'navigate'],
      ['call', { phone: '77001234567' }, 'tel:+77001234567', 'tel'],
    ] as const)('%s %j', async (action, payload, url, did) => {
      const throwing = {
        android: { app: { [action]: broken } },
        ios: { webkit: { messageHandlers: { [action]: { postMessage: broken } } } },
      };
      for (const host of ['android', 'ios'] as const) {
        const { bridge, assign, log } = open(host, throwing[host]);
        expect(await bridge.send(action, payload as never)).toEqual({ kind: 'fallback', did });
        expect(assign.mock.calls).toEqual([[url]]);
        expect(log.entries()).toEqual([{ event: 'bridge.threw', action }]);
      }
    });

    test('a document does not take the place of the page unasked', async () => {
      const { bridge, assign, showDocument, log } = open('android', { app: { open_document: broken } });
      const payload = { url: '/files/1', title: 'Договор' };
      expect(await bridge.send('open_document', payload)).toEqual({ kind: 'fallback', did: 'open' });
      expect(showDocument.mock.calls).toEqual([['https://market.kz/files/1', 'Договор']]);
      expect(assign).not.toHaveBeenCalled();
      expect(log.entries()).toEqual([{ event: 'bridge.threw', action: 'open_document' }]);
    });

    test('what the sender named goes before the way of a browser, where it leads somewhere', async () => {
      for (const app of [{ clicked_return_main: broken }, {}]) {
        const { bridge, assign, clock } = open('android', { app });
        expect(await bridge.send('clicked_return_main', {}, () => true)).toEqual({ kind: 'fallback', did: 'back' });
        expect(assign).not.toHaveBeenCalled();
        await clock.advance(1_000);
        expect(await bridge.send('clicked_return_main', {}, () => false)).toEqual({
          kind: 'fallback',
          did: 'navigate',
        });
        expect(assign.mock.calls).toEqual([['https://site.kz/']]);
      }
      const instead = vi.fn<() => boolean>();
      const { bridge } = open('android', { app: { clicked_return_main: () => {} } });
      expect(await bridge.send('clicked_return_main', {}, instead)).toEqual(SENT);
      expect(instead).not.toHaveBeenCalled();
    });

    test('handlers that cannot even be looked at', async () => {
      const app = new Proxy({}, { get: broken });
      const { bridge, assign } = open('android', { app });
      expect(await bridge.send('call', { phone: '77001234567' })).toEqual({ kind: 'fallback', did: 'tel' });
      expect(assign.mock.calls).toEqual([['tel:+77001234567']]);
    });
  });

  test('a handler without the cookie is not ours: Chrome on iOS has one too', async () => {
    const postMessage = vi.fn<(...args: unknown[]) => void>();
    const { bridge } = open('web', { webkit: { messageHandlers: { call: { postMessage } } } });
    expect(bridge.can('call')).toBe(false);
    await bridge.send('call', { phone: '77001234567' });
    expect(postMessage).not.toHaveBeenCalled();
  });

  test('in a foreign frame there is no app', () => {
    const closed = Object.defineProperty({}, 'location', {
      get: () => {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    });
    for (const top of [{}, closed, { location: { origin: 'https://evil.kz' } }]) {
      const { bridge } = open('ios', { top, webkit: { messageHandlers: { call: { postMessage: () => {} } } } });
      expect([bridge.host, bridge.can('call')]).toEqual(['web', false]);
    }
  });

  test('in a frame of our own there may be one: the simulator of the sandbox', () => {
    const top = { location: { origin: 'https://market.kz' } };
    const { bridge } = open('ios', { top, webkit: { messageHandlers: { call: { postMessage: () => {} } } } });
    expect([bridge.host, bridge.can('call')]).toEqual(['ios', true]);
  });

  test('the cookie without a handler: looks like the app, acts like a browser, reported once', async () => {
    const { bridge, log, clock } = open('ios');
    expect(bridge.host).toBe('ios');
    expect(await bridge.send('call', { phone: '77001234567' })).toEqual({ kind: 'fallback', did: 'tel' });
    await clock.advance(1_000);
    await bridge.send('call', { phone: '77001234567' });
    expect(log.entries()).toEqual([{ event: 'bridge.missing', action: 'call' }]);
  });
});

describe('in a browser', () => {
  test.each([
    ['clicked_return_main', {}, 'https://site.kz/', 'navigate'],
    ['clicked_return_main', { productId: 'a/7' }, 'https://site.kz/a/a%2F7', 'navigate'],
    ['clicked_return_link', { url: '/my-applications' }, 'https://market.kz/my-applications', 'navigate'],
    ['open_aitu_biometry', { url: 'https://id.aitu.kz/x' }, 'https://id.aitu.kz/x', 'navigate'],
    ['call', { phone: '77001234567' }, 'tel:+77001234567', 'tel'],
  ] as const)('%s %j', async (action, payload, url, did) => {
    const { bridge, assign } = open('web');
    expect(await bridge.send(action, payload as never)).toEqual({ kind: 'fallback', did });
    expect(assign.mock.calls).toEqual([[url]]);
  });

  test.each([
    ['/files/1', 'https://market.kz/files/1'],
    // Where our services are, and where the settings say.
    ['https://docs.partner.kz/files/1', 'https://docs.partner.kz/files/1'],
    ['http://docs.local:9000/files/1', 'http://docs.local:9000/files/1'],
    ['https://id.aitu.kz/files/1', 'https://id.aitu.kz/files/1'],
  ])('a document at %s is shown by the page', async (url, address) => {
    const { bridge, showDocument } = open('web');
    expect(await bridge.send('open_document', { url, title: 'Полис' })).toEqual({ kind: 'fallback', did: 'open' });
    expect(showDocument.mock.calls).toEqual([[address, 'Полис']]);
  });

  test('biometry is shown by the screen', async () => {
    const { bridge, assign } = open('web');
    expect(await bridge.send('clicked_to_biometria', { claimId: '1' })).toEqual({ kind: 'fallback', did: 'screen' });
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    ['open_document', { url: 'javascript:alert(1)' }],
    ['open_document', { url: 'https://evil.kz/x.pdf' }],
    ['open_document', { url: 'http://docs.partner.kz/x.pdf' }],
    // Documents alone may be there.
    ['clicked_return_link', { url: 'https://docs.partner.kz/' }],
    ['clicked_return_link', { url: '//evil.kz' }],
    ['call', { phone: '700;ext=1' }],
  ] as const)('%s %j goes nowhere, neither here nor to the app', async (action, payload) => {
    const postMessage = vi.fn<(...args: unknown[]) => void>();
    for (const { bridge, assign, showDocument, log } of [
      open('web'),
      open('ios', { webkit: { messageHandlers: { app: { postMessage } } } }),
    ]) {
      expect(await bridge.send(action, payload as never)).toEqual({ kind: 'failed', why: 'unsupported' });
      expect([assign.mock.calls, showDocument.mock.calls]).toEqual([[], []]);
      expect(log.entries()).toEqual([{ event: 'bridge.refused', action }]);
    }
    expect(postMessage).not.toHaveBeenCalled();
  });
});

test('the same action within 150 ms is one', async () => {
  const { bridge, assign, clock } = open('web');
  const send = () => bridge.send('call', { phone: '77001234567' });
  expect(await Promise.all([send(), send()])).toHaveLength(2);
  await clock.advance(149);
  await send();
  expect(assign).toHaveBeenCalledTimes(1);
  await clock.advance(1);
  await send();
  expect(assign).toHaveBeenCalledTimes(2);
});

describe('what the app says', () => {
  test('back: the last listener first; handled is told by the cancelled event', () => {
    const { bridge, tell } = open('ios');
    const page = vi.fn<() => boolean>(() => true);
    const dialog = vi.fn<() => boolean>(() => true);
    bridge.onBack(page);
    const close = bridge.onBack(dialog);
    expect(tell({ id: '1', type: 'back' })).toBe(false);
    expect([dialog.mock.calls.length, page.mock.calls.length]).toEqual([1, 0]);
    close();
    close();
    expect(tell({ id: '2', type: 'back' })).toBe(false);
    expect(page).toHaveBeenCalledOnce();
  });

  test('said twice, it is one; said anew, it is another', async () => {
    const { bridge, tell, clock } = open('ios');
    const back = vi.fn<() => boolean>(() => true);
    const resumed = vi.fn<() => void>();
    bridge.onBack(back);
    bridge.onResume(resumed);
    expect([tell({ id: '1', type: 'back' }), tell({ id: '1', type: 'back' })]).toEqual([false, false]);
    expect(back).toHaveBeenCalledTimes(1);
    expect(tell({ id: '2', type: 'back' })).toBe(false);
    expect(back).toHaveBeenCalledTimes(2);
    tell({ id: '2', type: 'resume' });
    tell({ id: '2', type: 'resume' });
    expect(resumed).toHaveBeenCalledTimes(1);
    // An app that names them all alike.
    await clock.advance(150);
    tell({ id: '2', type: 'resume' });
    expect(resumed).toHaveBeenCalledTimes(2);
  });

  test('back that nobody wants leaves', () => {
    const { bridge, tell } = open('ios');
    bridge.onBack(() => false);
    expect(tell({ id: '1', type: 'back' })).toBe(true);
  });

  test('resume', () => {
    const { bridge, tell } = open('ios');
    const resumed = vi.fn<(...args: unknown[]) => void>();
    const stop = bridge.onResume(resumed);
    tell({ id: '1', type: 'resume' });
    stop();
    tell({ id: '2', type: 'resume' });
    expect(resumed).toHaveBeenCalledOnce();
  });

  test.each([
    undefined,
    null,
    'back',
    { type: 'back' },
    { id: 1, type: 'back' },
    { id: 'x'.repeat(65), type: 'back' },
    { id: '1', type: 'eval' },
  ])('%j is ignored', (detail) => {
    const { bridge, tell } = open('ios');
    const back = vi.fn<() => boolean>(() => true);
    bridge.onBack(back);
    expect(tell(detail)).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });
});
