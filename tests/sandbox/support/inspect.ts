import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { databaseFor } from './database.ts';

/** What lies in a database that no sandbox holds. */
export interface Found {
  /** 'ok', or what is broken. */
  readonly integrity: string;
  /** Effects of the writer by key. */
  readonly effects: Map<string, number>;
  /** Keys whose answer is stored. */
  readonly records: Set<string>;
  /** Ledger numbers are 1, 2, 3 … without a hole (a killed PostgreSQL session leaves holes). */
  readonly whole: boolean;
}

type Rows = <T>(sql: string) => Promise<T[]>;

/** Reads the database of `dataDir`, whichever it is in this run. */
export async function inspect(dataDir: string): Promise<Found> {
  const url = await databaseFor(dataDir);
  if (url === undefined) return inspectFile(join(dataDir, 'sandbox.db'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await read(async (sql) => (await client.query(sql)).rows, 'ok');
  await client.end();
  return found;
}

/** Reads an embedded database. */
export async function inspectFile(file: string): Promise<Found> {
  const database = new Database(file);
  const all = async <T>(sql: string): Promise<T[]> => database.prepare(sql).all([]) as T[];
  const [check] = await all<{ integrity_check: string }>('PRAGMA integrity_check');
  const found = await read(all, check!.integrity_check);
  database.close();
  return found;
}

async function read(all: Rows, integrity: string): Promise<Found> {
  const lines = await all<{ key: string }>("SELECT idempotency_key AS key FROM sandbox_ledger WHERE kind = 'written'");
  const [span] = await all<{ rows: number; last: number | null }>(
    'SELECT count(*) AS rows, max(seq) AS last FROM sandbox_ledger',
  );
  const records = await all<{ key: string }>(
    "SELECT key FROM sandbox_idempotency WHERE operation_id = 'signBeforeBanks'",
  );
  const effects = new Map<string, number>();
  for (const { key } of lines) effects.set(key, (effects.get(key) ?? 0) + 1);
  return {
    integrity,
    effects,
    records: new Set(records.map(({ key }) => key)),
    whole: Number(span!.rows) === Number(span!.last ?? 0),
  };
}
