import { createHash } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { SEEDED, urlOf } from './database-url.ts';

/**
 * Where a sandbox that is asked for `dataDir` keeps its data in this run: a database of its own in PostgreSQL, which comes
 * back for the same folder and is dropped after the test, or undefined for the embedded database.
 *
 * @param isSeeded begins as a copy of what a sandbox has seeded at START: seeding takes ten times as long
 */
export async function databaseFor(dataDir: string, isSeeded = false): Promise<string | undefined> {
  const server = inject('databaseUrl');
  if (server === undefined) return undefined;
  const name = `t_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const existed = await onServer(server, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name}${isSeeded ? ` TEMPLATE ${SEEDED}` : ''}`);
    return rowCount !== 0;
  });
  // Registered first, it runs last: by then the sandbox is closed.
  if (!existed)
    onTestFinished(() =>
      onServer(server, async (client) => void (await client.query(`DROP DATABASE ${name} (FORCE)`))),
    );
  return urlOf(server, name);
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** True when these tests run on PostgreSQL. */
export const onPostgres = (): boolean => inject('databaseUrl') !== undefined;
