import { createHash } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/**
 * Where a sandbox that is asked for `dataDir` keeps its data in this run: a schema of its own in PostgreSQL, which comes
 * back for the same folder, or undefined for the embedded database.
 */
export async function databaseFor(dataDir: string): Promise<string | undefined> {
  const server = inject('databaseUrl');
  if (server === undefined) return undefined;
  const schema = `t_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.end();
  return `${server}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

/** True when these tests run on PostgreSQL. */
export const onPostgres = (): boolean => inject('databaseUrl') !== undefined;
