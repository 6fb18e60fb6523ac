import { describe, expect, test, vi } from 'vitest';
import { orAbort } from '../../../src/api/abort.ts';
import { createTabs } from '../../../src/api/tabs.ts';
import { retryAfterSec } from '../../../src/api/retry.ts';
import { constantSession, openApi, outcome, services } from './support/api.ts';

const headers = (): Record<string, string> => ({});
const nameOf = (body: FormData | null) => (body?.get('file') as File | undefined)?.name;

/** An XMLHttpRequest moved by hand. */
const fakeXhr = () => {
  const target = new EventTarget();
  const xhr = Object.assign(target, {
    upload: new EventTarget(),
    status: 0,
    responseText: '',
    opened: [] as unknown[],
    headers: headers(),
    body: null as FormData | null,
    aborted: false,
    open: (...parts: unknown[]) => void xhr.opened.push(...parts),
    setRequestHeader: (name: string, value: string) => void (xhr.headers[name] = value),
    getResponseHeader: () => null,
    send: (body: FormData) => void (xhr.body = body),
    abort: () => void (xhr.aborted = true),
  });
  return {
    xhr,
    progress: (loaded: number, total: number) =>
      xhr.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 })),
    answer: (status: number, responseText: string) => {
      Object.assign(xhr, { status, responseText });
      target.dispatchEvent(new Event('load'));
      target.dispatchEvent(new Event('loadend'));
    },
    fail: () => target.dispatchEvent(new Event('error')),
  };
};

describe('an upload with progress', () => {
  const open = (signal?: AbortSignal) => {
    const fake = fakeXhr();
    const api = openApi(() => new Response(), { xhr: () => fake.xhr as unknown as XMLHttpRequest });
    const seen: unknown[] = [];
    const file = new File(['%PDF'], 'a.pdf');
    const call = outcome(
      api.perform(
        'uploadFile',
        { body: { file, type: 'statement', claim_id: 'c-1' } },
        { onUploadProgress: (sent) => seen.push(sent), idempotencyKey: 'k', ...(signal ? { signal } : {}) },
      ),
    );
    return { ...fake, api, seen, call };
  };

  test('tells how far it is and gives the answer', async () => {
    const { xhr, progress, answer, seen, call, api } = open();
    await api.clock.advance(0);
    expect(xhr.opened).toEqual(['POST', `${services.docs}/api/v1/files`]);
    expect(xhr.headers).toMatchObject({
      Authorization: 'Bearer token',
      'Accept-Language': 'ru',
      'Idempotency-Key': 'k',
    });
    expect([xhr.body?.get('type'), nameOf(xhr.body)]).toEqual(['statement', 'a.pdf']);
    progress(2, 4);
    progress(3, 0);
    answer(201, '{"id":"f-1"}');
    expect(await call).toEqual({ id: 'f-1' });
    expect(seen).toEqual([
      { loaded: 2, total: 4 },
      { loaded: 3, total: 0 },
    ]);
  });

  test('one that moves is not late; one that stands is, and its outcome is unknown', async () => {
    const { xhr, progress, call, api } = open();
    await api.clock.advance(59_000);
    progress(1, 4);
    await api.clock.advance(59_000);
    expect(xhr.aborted).toBe(false);
    await api.clock.advance(1_000);
    expect(xhr.aborted).toBe(true);
    expect(await call).toMatchObject({ kind: 'timeout', ambiguous: true });
  });

  test('a lost one is a problem', async () => {
    const { fail, call, api } = open();
    await api.clock.advance(0);
    fail();
    expect(await call).toMatchObject({ kind: 'network', operationId: 'uploadFile', ambiguous: true });
  });

  test('abort stops it', async () => {
    const controller = new AbortController();
    const { xhr, call, api } = open(controller.signal);
    await api.clock.advance(0);
    controller.abort('left');
    expect([await call, xhr.aborted]).toEqual(['left', true]);
  });

  test('a refusal is read like any other', async () => {
    const { answer, call, api } = open();
    await api.clock.advance(0);
    answer(422, '{"detail":[{"loc":["body","file"],"msg":"too big","type":"x"}]}');
    expect(await call).toMatchObject({ kind: 'invalid', fields: { file: ['too big'] } });
  });

  test('a 401 is renewed and the file sent again', async () => {
    const requests = [fakeXhr(), fakeXhr()];
    let next = 0;
    const api = openApi(() => new Response(), {
      xhr: () => requests[next++]?.xhr as unknown as XMLHttpRequest,
      session: { ...constantSession('old'), renew: () => Promise.resolve('new') },
    });
    const file = new File(['%PDF'], 'a.pdf');
    const call = api.perform(
      'uploadFile',
      { body: { file, type: 'statement', claim_id: 'c-1' } },
      { onUploadProgress: () => {} },
    );
    await api.clock.advance(0);
    requests[0]?.answer(401, '{}');
    await api.clock.advance(0);
    requests[1]?.answer(201, '{"id":"f-1"}');
    expect(await call).toEqual({ id: 'f-1' });
    expect(requests.map(({ xhr }) => [xhr.headers.Authorization, nameOf(xhr.body)])).toEqual([
      ['Bearer old', 'a.pdf'],
      ['Bearer new', 'a.pdf'],
    ]);
  });
});

describe('tabs', () => {
  test('hear one another, and only what we say', () => {
    const target = new EventTarget();
    const posted: unknown[] = [];
    const tabs = createTabs(
      () =>
        Object.assign(target, {
          postMessage: (message: unknown) => void posted.push(message),
        }) as BroadcastChannel,
    );
    const heard = vi.fn<(message: string) => void>();
    tabs.onMessage(heard);
    tabs.broadcast('signed-out');
    for (const data of ['lost', 'eval', { type: 'lost' }, null])
      target.dispatchEvent(new MessageEvent('message', { data }));
    expect([posted, heard.mock.calls]).toEqual([['signed-out'], [['lost']]]);
  });

  test.each([
    ['absent', undefined],
    [
      'refused',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'closed',
      () => ({
        addEventListener: () => {},
        postMessage: () => {
          throw new DOMException('closed', 'InvalidStateError');
        },
      }),
    ],
  ])('a channel that is %s harms nobody', (_name, open) => {
    expect(() => createTabs(open as (() => BroadcastChannel) | undefined).broadcast('lost')).not.toThrow();
  });
});

test.each([
  [null, undefined],
  ['', undefined],
  ['120', 120],
  ['0.2', 1],
  ['-5', undefined],
  ['soon', undefined],
  ['Sun, 01 Feb 2026 00:00:30 GMT', 30],
  ['Sat, 31 Jan 2026 00:00:30 GMT', 0],
])('Retry-After %s is %s s', (header, seconds) => {
  expect(retryAfterSec(header, Date.UTC(2026, 1, 1))).toBe(seconds);
});

test('what fails after its caller has left is heard by nobody and disturbs nobody', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  const left = new AbortController();
  left.abort('left');
  await expect(orAbort(Promise.reject(new Error('late')), left.signal)).rejects.toBe('left');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});
