import { beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../../machines/kit/problem.ts';
import type { Perform } from '../../../src/api/index.ts';
import { lazyUploads } from '../../../src/engine/lazy-uploads.ts';
import { createUploads } from '../../../src/engine/uploads.ts';
import { problemOf } from '../../../machines/kit/problem-of.ts';
import { setLocale } from '../../../src/i18n/index.ts';
import { settle } from '../api/support/clock.ts';

beforeAll(() => setLocale('ru'));

const pdf = (name: string) => new File(['%PDF-1.7 a statement'], name, { type: 'application/pdf' });

interface Sent {
  id: string;
  key: string | null;
  signal: AbortSignal | undefined;
  fail: (problem: Problem) => void;
}

const open = () => {
  const sent: Sent[] = [];
  let claim: string | null = 'c1';
  let keys = 0;
  const perform = ((id, _input, options) =>
    new Promise((_resolve, reject) => {
      sent.push({ id, key: options?.idempotencyKey ?? null, signal: options?.signal, fail: reject });
    })) as Perform;
  const uploads = createUploads({
    perform,
    newKey: () => `key-${(keys += 1)}`,
    claimId: () => claim,
    filesBase: '/docs',
  });
  return {
    uploads,
    sent,
    at: (id: string | null) => {
      claim = id;
    },
    names: () => uploads.view().items.map(({ name, state }) => `${name} ${state}`),
  };
};

it('shows the files of the claim on show, and sends them under one key until it is known what became of them', async () => {
  const { uploads, sent, names, at } = open();
  uploads.view().add(pdf('a.pdf'), 'statement');
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

it('after a lost answer it is looked for before it may be sent again', async () => {
  const { uploads, sent } = open();
  uploads.view().add(pdf('a.pdf'), 'statement');
  await settle();
  sent[0]?.fail(problemOf.timeout('uploadFile'));
  await settle();
  expect(sent.map(({ id }) => id)).toEqual(['uploadFile', 'listFiles']);
});

it('who is gone leaves no names of files, and nothing is sent for them any more', async () => {
  const { uploads, sent, names } = open();
  uploads.view().add(pdf('a.pdf'), 'statement');
  await settle();
  uploads.forget();
  expect([names(), sent[0]?.signal?.aborted]).toEqual([[], true]);
});

it('the queue’s code does not come: the file is kept and said so; another try sends it', async () => {
  let there = false;
  let claim = 'c1';
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
    },
    () => (there ? Promise.resolve({ createUploads }) : Promise.reject(new TypeError('gone'))),
  );
  const seen = () => uploads.view().items.map(({ name, state, reason }) => [name, state, reason]);
  uploads.view().add(pdf('a.pdf'), 'account_statement');
  expect(seen()).toEqual([['a.pdf', 'checking', null]]);
  await settle();
  expect(seen()).toEqual([['a.pdf', 'failed', 'error.network']]);
  // The same view as long as nothing changes: React asks again and again.
  expect(uploads.view()).toBe(uploads.view());
  expect(await uploads.view().remove('f-1')).toBe('Сервис провайдера временно недоступен. Попробуйте позже.');
  // On another claim's pages it is neither shown nor sent.
  claim = 'c2';
  expect(seen()).toEqual([]);
  claim = 'c1';
  there = true;
  uploads.view().retry(uploads.view().items[0]?.key ?? '');
  await settle();
  expect([seen(), sent]).toEqual([[['a.pdf', 'uploading', null]], ['uploadFile']]);
});

it('a file whose content the server does not take is not sent again: its words stand, and how many may be tried', async () => {
  const { uploads, sent, names } = open();
  uploads.view().add(pdf('old.pdf'), 'account_statement');
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
  uploads.view().retry('key-1');
  await settle();
  expect(sent).toHaveLength(1);
  uploads.view().dismiss('key-1');
  expect(names()).toEqual([]);
});
