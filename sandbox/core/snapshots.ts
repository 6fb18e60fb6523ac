import { sql } from 'kysely';
import { coreTexts } from '../data/core.ts';
import type { Clock } from './clock.ts';
import { refuse, type Tx } from './service.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** All data of the sandbox at one moment, by a name. */
export interface SnapshotEntry {
  readonly name: string;
  /** Sandbox time it holds, milliseconds. */
  readonly at: number;
}

type Row = Record<string, unknown>;
interface Kept {
  readonly migrations: number;
  readonly tables: readonly { readonly name: string; readonly rows: readonly Row[] }[];
}

/** Rows that one statement writes: databases bound the values of a statement. */
const ROWS_AT_ONCE = 100;

export const listSnapshots = (tx: Tx): Promise<SnapshotEntry[]> =>
  tx.selectFrom('sandbox_snapshots').select(['name', 'at']).orderBy('name').execute();

/** Everything, as text. */
export const readAll = async (store: Store, tx: Tx): Promise<string> => {
  const tables = [];
  for (const table of await store.tables(tx)) tables.push({ name: table, rows: await wholeTable(tx, table) });
  return JSON.stringify({ migrations: await migrationsOf(tx), tables }, pack);
};

/** Puts what was read in place of what is there. @throws Refusal 409 of tables that have changed since */
export const writeAll = async (store: Store, tx: Tx, data: string): Promise<void> => {
  const { migrations, tables } = JSON.parse(data, unpack) as Kept;
  if (migrations !== (await migrationsOf(tx))) throw refuse(409, coreTexts.oldSnapshot);
  await store.wipe(tx);
  for (const { name: table, rows } of tables)
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx
        .insertInto(table as keyof Tables)
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute();
  await store.renumber(tx);
};

/** Keeps everything under `name`, in place of what stood under it. */
export const saveSnapshot = async (store: Store, tx: Tx, name: string, at: number): Promise<void> => {
  const data = await readAll(store, tx);
  await removeSnapshot(tx, name);
  await tx.insertInto('sandbox_snapshots').values({ name, at, data }).execute();
};

/** Brings everything back as it was, the time, too. Snapshots stay. @throws Refusal 404 or 409 */
export const restoreSnapshot = async (store: Store, clock: Clock, tx: Tx, name: string): Promise<void> => {
  const row = await tx.selectFrom('sandbox_snapshots').selectAll().where('name', '=', name).executeTakeFirst();
  if (!row) throw refuse(404, coreTexts.noSnapshot);
  await writeAll(store, tx, row.data);
  const { mode } = clock.setting();
  const at = Number(row.at);
  await clock.set(tx, mode === 'frozen' ? { mode, at } : { mode, offsetMs: at - Date.now() });
};

export const removeSnapshot = async (tx: Tx, name: string): Promise<void> => {
  await tx.deleteFrom('sandbox_snapshots').where('name', '=', name).execute();
};

const wholeTable = async (tx: Tx, table: string): Promise<Row[]> =>
  (await sql<Row>`SELECT * FROM ${sql.table(table)} WHERE true`.execute(tx)).rows;

const migrationsOf = async (tx: Tx): Promise<number> => (await wholeTable(tx, 'sandbox_migrations')).length;

interface Bytes {
  readonly $bytes: string;
}

/** JSON has no bytes. */
function pack(this: Row, key: string, value: unknown): unknown {
  const raw = this[key];
  const bytes = raw instanceof ArrayBuffer ? new Uint8Array(raw) : ArrayBuffer.isView(raw) ? raw : null;
  return bytes === null
    ? value
    : { $bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') };
}
const unpack = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$bytes' in value
    ? Buffer.from((value as Bytes).$bytes, 'base64')
    : value;
