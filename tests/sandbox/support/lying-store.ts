import Database from 'libsql';
import { Kysely, SqliteDialect } from 'kysely';
import { join } from 'node:path';
import { openStore, type Store } from '../../../sandbox/core/store.ts';
import type { Tx } from '../../../sandbox/core/service.ts';
import type { Tables } from '../../../sandbox/core/tables.ts';

const COMMIT_EVERY_MS = 60;

/** The sabotaged twin of the store: says "done" at once and commits a moment later. A durability test must catch it. */
export async function openLyingStore(dataDir: string, migrations: Parameters<typeof openStore>[1]): Promise<Store> {
  await (await openStore(dataDir, migrations)).close();
  const database = new Database(join(dataDir, 'sandbox.db'));
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  let tail: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = tail.then(work, work);
    tail = next.catch(() => undefined);
    return next;
  };
  database.exec('BEGIN');
  setInterval(() => void inTurn(async () => database.exec('COMMIT; BEGIN')), COMMIT_EVERY_MS).unref();
  return {
    transaction: (work) =>
      inTurn(async () => {
        database.exec('SAVEPOINT request');
        try {
          return await work(kysely as unknown as Tx);
        } catch (error) {
          database.exec('ROLLBACK TO request');
          throw error;
        } finally {
          database.exec('RELEASE request');
        }
      }),
    wipe: () => Promise.reject(new Error('the twin is never reset')),
    close: () => kysely.destroy(),
  };
}
