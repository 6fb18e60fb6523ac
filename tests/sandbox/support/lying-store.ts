import Database from 'libsql';
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { join } from 'node:path';
import pg from 'pg';
import { parserOf } from '../../../sandbox/core/store-postgres.ts';
import { openStore } from '../../../sandbox/core/open-store.ts';
import type { Store, StoreOptions } from '../../../sandbox/core/store.ts';
import type { Tx } from '../../../sandbox/core/service.ts';
import type { Tables } from '../../../sandbox/core/tables.ts';

const COMMIT_EVERY_MS = 60;

/** The sabotaged twin of the store: says "done" at once and commits a moment later. A durability test must catch it. */
export async function openLyingStore(options: StoreOptions): Promise<Store> {
  const real = await openStore(options);
  await real.close();
  const { databaseUrl, dataDir } = options;
  const dialect = databaseUrl
    ? new PostgresDialect({
        pool: new pg.Pool({
          connectionString: databaseUrl,
          max: 1,
          idleTimeoutMillis: 0,
          types: { getTypeParser: parserOf },
        }),
      })
    : new SqliteDialect({ database: new Database(join(dataDir, 'sandbox.db')) });
  const kysely = new Kysely<Tables>({ dialect });
  let tail: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = tail.then(work, work);
    tail = next.catch(() => undefined);
    return next;
  };
  const run = (sql: string): Promise<unknown> => kysely.executeQuery(CompiledQuery.raw(sql));
  await run('BEGIN');
  setInterval(() => void inTurn(() => run('COMMIT').then(() => run('BEGIN'))), COMMIT_EVERY_MS).unref();
  return {
    kind: real.kind,
    transaction: (work) =>
      inTurn(async () => {
        await run('SAVEPOINT request');
        try {
          return await work(kysely as unknown as Tx);
        } catch (error) {
          await run('ROLLBACK TO request');
          throw error;
        } finally {
          await run('RELEASE request');
        }
      }),
    tables: () => real.tables(kysely as unknown as Tx),
    renumber: () => Promise.resolve(),
    wipe: () => Promise.reject(new Error('the twin is never reset')),
    close: () => kysely.destroy(),
  };
}
