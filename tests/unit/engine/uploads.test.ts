import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Problem } from '../../../machines/kit/problem.ts';
import type { FileType } from '../../../openapi/index.ts';
import type { Perform } from '../../../src/api/index.ts';
import { lazyUploads } from '../../../src/engine/lazy-uploads.ts';
import { createUploads } from '../../../src/engine/uploads.ts';
import { parseMessage } from '../../../schemas/kit.ts';
import { problemOf } from '../../../machines/kit/problem-of.ts';
import { setLocale } from '../../../src/i18n/index.ts';
import { settle } from '../api/support/clock.ts';

beforeAll(() => setLocale('ru'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
/** Time goes on, and what falls due settles. */
const later = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await settle();
};

/** As the documents' service says of it. */
const STATEMENT: FileType = {
  id: '4',
  alias: 'account_statement',
  name: 'Выписка',
  accept: ['application/pdf', 'image/jpeg', 'image/png'],
  maxSize: 10 * 1024 * 1024,
  maxCount: 10,
};
const pdf = (name: string) => new File(['%PDF-1.7 a statement'], name, { type: 'application/pdf' });

interface Sent {
  id: string;
  key: string | null;
  signal: AbortSignal | undefined;
  fail: (problem: Problem) => void;
  done: (output: unknown) => void;
}

const open = () => {
  const sent: Sent[] = [];
  let claim: string | null = 'c1';
  let keys = 0;
  let online = true;
  const back: (() => void)[] = [];
  const found = vi.fn();
  const perform = ((id, _input, options) =>
    new Promise((resolve, reject) => {
      const { signal } = options ?? {};
      signal?.addEventListener('abort', () => reject(signal.reason));
      const done = resolve as (output: unknown) => void;
      sent.push({ id, key: options?.idempotencyKey ?? null, signal, fail: reject, done });
    })) as Perform;
  const uploads = createUploads({
    perform,
    newKey: () => `key-${(keys += 1)}`,
    claimId: () => claim,
    filesBase: '/docs',
    isOnline: () => online,
    onOnline: (listener) => back.push(listener),
    onFound: found,
  });
  return {
    uploads,
    found,
    sent,
    ids: () => sent.map(({ id }) => id),
    network: async (there: boolean) => {
      online = there;
      if (there) for (const listener of back) listener();
      await settle();
    },
    at: (id: string | null) => {
      claim = id;
    },
    names: () => uploads.view().items.map(({ name, state }) => `${name} ${state}`),
  };
};

it('shows the files of the claim on show, and sends them under one key until it is known what became of them', async () => {
  const { uploads, sent, names, at } = open();
  uploads.view().add(pdf('a.pdf'), STATEMENT);
  await settle();
  expect([names(), sent.map(({ id, key }) => [id, key])]).toEqual([['a.pdf uploading'], [['uploadFile', 'key-1']]]);
  at('c2');
  expect(names()).toEqual([]);
  at('c1');
  expect(names()).toEqual(['a.pdf uploading']);
  sent[0]?.fail(problemOf.answer('uploadFile', 500));
  await settle();
  expect(names()).toEqual(['a.pdf failed']);
  uploads.view().retry('key-1');
  await settle();
  expect(sent.at(-1)).toMatchObject({ id: 'uploadFile', key: 'key-1' });
});

const stored = (name: string) => ({ id: 'f-1', name, size: pdf(name).size, type: { alias: 'account_statement' } });

it('a file that cannot be read is refused, and holds up nobody', async () => {
  const { uploads, names } = open();
  const gone = pdf('gone.pdf');
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as never;
  uploads.view().add(gone, STATEMENT);
  uploads.view().add(pdf('a.pdf'), STATEMENT);
  await settle();
  expect(names()).toEqual(['gone.pdf refused', 'a.pdf uploading']);
});

it('a look at the list that is lost is another try, with its words at the end; without a network it waits', async () => {
  const { uploads, sent, ids, names, network, found } = open();
  uploads.view().add(pdf('a.pdf'), STATEMENT);
  await settle();
  for (const pause of [1_000, 3_000, 9_000]) {
    sent.at(-1)?.fail(problemOf.timeout(ids().at(-1) === 'listFiles' ? 'listFiles' : 'uploadFile'));
    await settle();
    expect(uploads.view().items[0]).toMatchObject({ state: 'waiting', waitsFor: 'pause' });
    await later(pause);
    expect(ids().at(-1)).toBe('listFiles');
  }
  sent.at(-1)?.fail(problemOf.timeout('listFiles'));
  await settle();
  expect(uploads.view().items[0]).toMatchObject({ state: 'failed', reason: expect.stringMatching(/./) });
  uploads.view().retry('key-1');
  await settle();
  await network(false);
  sent.at(-1)?.fail(problemOf.lost('listFiles', { wasOnline: true, isOnline: false }));
  await settle();
  expect(uploads.view().items[0]).toMatchObject({ state: 'waiting', waitsFor: 'network' });
  await network(true);
  // It has arrived after all: what lists it is read anew.
  expect(found).not.toHaveBeenCalled();
  sent.at(-1)?.done([stored('a.pdf')]);
  await settle();
  expect([names(), found.mock.calls.length]).toEqual([[], 1]);
});

it('after a lost answer the list is read before it is sent again, by itself 1, 3 and 9 s later; then the person is asked', async () => {
  const { uploads, sent, ids, names } = open();
  uploads.view().add(pdf('a.pdf'), STATEMENT);
  await settle();
  for (const pause of [1_000, 3_000, 9_000]) {
    sent.at(-1)?.fail(problemOf.timeout('uploadFile'));
    await settle();
    expect(uploads.view().items[0]).toMatchObject({ state: 'waiting', waitsFor: 'pause' });
    await later(pause - 1);
    expect(ids().at(-1)).toBe('uploadFile');
    await later(1);
    expect(ids().at(-1)).toBe('listFiles');
    // Another file of that name is not it.
    sent.at(-1)?.done([{ ...stored('a.pdf'), size: 1 }]);
    await settle();
    expect(sent.at(-1)).toMatchObject({ id: 'uploadFile', key: 'key-1' });
  }
  sent.at(-1)?.fail(problemOf.timeout('uploadFile'));
  await settle();
  expect(ids().at(-1)).toBe('listFiles');
  sent.at(-1)?.done([]);
  await settle();
  expect(names()).toEqual(['a.pdf failed']);
  await later(60_000);
  expect(ids().filter((id) => id === 'uploadFile')).toHaveLength(4);
  // Asked, it looks again first: it has arrived after all, and is not sent a second time.
  uploads.view().retry('key-1');
  await settle();
  sent.at(-1)?.done([stored('a.pdf')]);
  await settle();
  expect([names(), ids().filter((id) => id === 'uploadFile').length]).toEqual([[], 4]);
});

it('two are sent at a time, the others wait in the order of picking', async () => {
  const { uploads, sent, names } = open();
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']) uploads.view().add(pdf(name), STATEMENT);
  await settle();
  expect(names()).toEqual(['a.pdf uploading', 'b.pdf uploading', 'c.pdf waiting', 'd.pdf waiting']);
  expect(uploads.view().items[2]?.waitsFor).toBe('turn');
  sent[1]?.done({});
  await settle();
  expect(names()).toEqual(['a.pdf uploading', 'c.pdf uploading', 'd.pdf waiting']);
  sent[0]?.fail(problemOf.answer('uploadFile', 415));
  await settle();
  expect(names()).toEqual(['a.pdf refused', 'c.pdf uploading', 'd.pdf uploading']);
});

it('is stopped: no byte more goes out, it stays in the list, and is looked for before it is sent again', async () => {
  const { uploads, sent, ids, names } = open();
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) uploads.view().add(pdf(name), STATEMENT);
  await settle();
  uploads.view().stop('key-3');
  uploads.view().stop('key-1');
  await settle();
  expect(sent[0]?.signal?.aborted).toBe(true);
  sent.at(-1)?.done([]);
  await settle();
  expect(names()).toEqual(['a.pdf stopped', 'b.pdf uploading', 'c.pdf stopped']);
  uploads.view().retry('key-1');
  uploads.view().retry('key-3');
  await settle();
  // One of them may have left something on the server, the other never went out; two at a time, as ever.
  expect(ids()).toEqual(['uploadFile', 'uploadFile', 'listFiles', 'listFiles']);
  expect(names()).toEqual(['a.pdf uploading', 'b.pdf uploading', 'c.pdf waiting']);
});

it('without a network it waits and goes on by itself; what was on its way is looked for first', async () => {
  const { uploads, sent, ids, names, network } = open();
  uploads.view().add(pdf('a.pdf'), STATEMENT);
  await settle();
  await network(false);
  uploads.view().add(pdf('b.pdf'), STATEMENT);
  sent[0]?.fail(problemOf.lost('uploadFile', { wasOnline: true, isOnline: false }));
  await settle();
  await later(60_000);
  expect([names(), ids()]).toEqual([['a.pdf waiting', 'b.pdf waiting'], ['uploadFile']]);
  expect(uploads.view().items.map(({ waitsFor }) => waitsFor)).toEqual(['network', 'network']);
  await network(true);
  expect(ids()).toEqual(['uploadFile', 'listFiles', 'uploadFile']);
});

it('the same file picked again is not queued twice: it is another try of the one that is there', async () => {
  const { uploads, sent, ids, names } = open();
  const file = pdf('a.pdf');
  uploads.view().add(file, STATEMENT);
  uploads.view().add(file, STATEMENT);
  await settle();
  expect([names(), ids()]).toEqual([['a.pdf uploading'], ['uploadFile']]);
  sent[0]?.fail(problemOf.answer('uploadFile', 429));
  await settle();
  expect(names()).toEqual(['a.pdf failed']);
  uploads.view().add(file, STATEMENT);
  await settle();
  expect([names(), ids()]).toEqual([['a.pdf uploading'], ['uploadFile', 'uploadFile']]);
});

it('who is gone leaves no names of files, and nothing is sent for them any more', async () => {
  const { uploads, sent, names } = open();
  uploads.view().add(pdf('a.pdf'), STATEMENT);
  await settle();
  uploads.forget();
  expect([names(), sent[0]?.signal?.aborted]).toEqual([[], true]);
});

it('the queue’s code does not come: the file is kept and said so; another try sends it', async () => {
  let there = false;
  let claim = 'c1';
  const back: (() => void)[] = [];
  const sent: unknown[] = [];
  const uploads = lazyUploads(
    {
      perform: (id) => {
        sent.push(id);
        return new Promise(() => {});
      },
      newKey: (
        (n) => () =>
          `key-${(n += 1)}`
      )(0),
      claimId: () => claim,
      filesBase: '/docs',
      isOnline: () => true,
      onOnline: (listener) => back.push(listener),
      onFound: () => undefined,
    },
    () => (there ? Promise.resolve({ createUploads }) : Promise.reject(new TypeError('gone'))),
  );
  const seen = () => uploads.view().items.map(({ name, state, reason }) => [name, state, reason]);
  uploads.view().add(pdf('a.pdf'), STATEMENT);
  expect(seen()).toEqual([['a.pdf', 'checking', null]]);
  await settle();
  expect(seen()).toEqual([['a.pdf', 'failed', 'error.network']]);
  // The same view as long as nothing changes: React asks again and again.
  expect(uploads.view()).toBe(uploads.view());
  // On another claim's pages it is neither shown nor sent.
  claim = 'c2';
  expect(seen()).toEqual([]);
  claim = 'c1';
  there = true;
  uploads.view().retry(uploads.view().items[0]?.key ?? '');
  // Another claim on show meanwhile does not hold it up; it goes to its own.
  claim = 'c2';
  await settle();
  expect([seen(), sent]).toEqual([[], ['uploadFile']]);
  claim = 'c1';
  expect(seen()).toEqual([['a.pdf', 'uploading', null]]);
});

it('what waits for something else is shown at once, and goes to the claim it was picked on; removing needs no queue', async () => {
  let claim: string | null = 'c1';
  const calls: unknown[] = [];
  const uploads = lazyUploads(
    {
      perform: (id, input) => {
        calls.push([id, (input as { body?: { claim_id?: string } }).body?.claim_id ?? null]);
        return id === 'deleteFile' ? Promise.reject(problemOf.answer('deleteFile', 500)) : new Promise(() => {});
      },
      newKey: () => 'key-1',
      claimId: () => claim,
      filesBase: '/docs',
      isOnline: () => true,
      onOnline: () => undefined,
      onFound: () => undefined,
    },
    () => Promise.resolve({ createUploads }),
  );
  let free = (): void => undefined;
  uploads.view().add(pdf('a.pdf'), STATEMENT, new Promise((resolve) => (free = () => resolve(true))));
  expect(uploads.view().items.map(({ name, state }) => [name, state])).toEqual([['a.pdf', 'checking']]);
  await settle();
  claim = null;
  expect(calls).toEqual([]);
  free();
  await settle();
  expect(calls).toEqual([['uploadFile', 'c1']]);
  const cause = await uploads.view().remove('f-1');
  expect([calls.at(-1), cause?.()]).toEqual([['deleteFile', null], 'Ошибка сервера, попробуйте позже']);
});

it('a file whose content the server does not take is not sent again: its words stand, and how many may be tried', async () => {
  const { uploads, sent, names } = open();
  uploads.view().add(pdf('old.pdf'), STATEMENT);
  await settle();
  const detail = [{ loc: ['body', 'file'], msg: 'Выписка старше 30 дней', type: 'statement_old' }];
  sent[0]?.fail(problemOf.answer('uploadFile', 422, { detail, type: 'statement_old', attemptsLeft: 4 }));
  await settle();
  expect(names()).toEqual(['old.pdf refused']);
  expect(uploads.view().items[0]).toMatchObject({
    reason: 'Выписка старше 30 дней',
    cause: 'statement_old',
    attemptsLeft: 4,
  });
  // Nobody is there to hear it: the library would complain.
  const complaint = vi.spyOn(console, 'warn');
  uploads.view().retry('key-1');
  await settle();
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
  expect(sent).toHaveLength(1);
  uploads.view().dismiss('key-1');
  expect(names()).toEqual([]);
});

it('asks the service nothing about a file that it has said it does not take', async () => {
  const { uploads, sent } = open();
  const onlyPictures = { ...STATEMENT, accept: ['image/png'] };
  uploads.view().add(pdf('a.pdf'), onlyPictures);
  uploads.view().replace('f-1', pdf('b.pdf'), onlyPictures);
  uploads.view().add(pdf('c.pdf'), { ...STATEMENT, maxSize: 5 });
  await settle();
  expect(uploads.view().items.map(({ name, state, reason }) => [name, state, reason && parseMessage(reason)])).toEqual([
    ['a.pdf', 'refused', { id: 'form.fileType', values: { kinds: 'PNG' } }],
    ['b.pdf', 'refused', { id: 'form.fileType', values: { kinds: 'PNG' } }],
    ['c.pdf', 'refused', { id: 'form.fileBig', values: { mb: '0' } }],
  ]);
  expect(sent).toEqual([]);
});
