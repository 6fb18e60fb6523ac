import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { allMigrations, MIGRATIONS_TABLE } from './migrations.ts';
import type { Tx } from './service.ts';
import { toPostgres } from './sql.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';

/** How long a start waits for a sandbox that has just been killed to lose its lock. */
const LOCK_WAIT_MS = 3000;
const LOCK_TAKEN = '55P03';

/**
 * PostgreSQL (12 or newer). One connection, as with the embedded database: transactions follow one another. The
 * connection holds an advisory lock of its schema, so a second sandbox on it does not start; a connection that is made
 * anew, after the server was restarted, takes the lock again.
 */
export async function openPostgres(
  { migrations, onStatement, databaseSchema }: StoreOptions,
  databaseUrl: string,
): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'sandbox',
    max: 1,
    idleTimeoutMillis: 0,
    types: { getTypeParser: parserOf },
    // The pool waits for it; its types do not say so.
    // oxlint-disable-next-line no-misused-promises
    onConnect: async (client) => {
      if (databaseSchema !== undefined) await enter(client, databaseSchema);
      await takeLock(client);
    },
  });
  // A connection that breaks while nobody uses it is replaced at the next request.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement ? { log: onStatement } : {}),
  });

  try {
    await kysely.transaction().execute((tx) => run(tx, MIGRATIONS_TABLE));
    for (const migration of allMigrations(migrations)) {
      await kysely.transaction().execute(async (tx) => {
        const { id } = migration;
        const seen = await tx.selectFrom('sandbox_migrations').select('id').where('id', '=', id).executeTakeFirst();
        if (seen) return;
        for (const statement of migration.sql) await run(tx, statement);
        await tx.insertInto('sandbox_migrations').values({ id, applied_at: Date.now() }).execute();
      });
    }
  } catch (error) {
    await kysely.destroy();
    throw error;
  }

  return {
    kind: 'postgres',
    transaction: (work) => kysely.transaction().execute(work),
    tables: tablesOf,
    async wipe(tx) {
      const names = await tablesOf(tx);
      if (names.length > 0) await sql`TRUNCATE ${sql.join(names.map((name) => sql.table(name)))}`.execute(tx);
    },
    async renumber(tx) {
      const { rows } = await sql<{ name: string }>`
        SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = 'seq' AND is_identity = 'YES'`.execute(tx);
      for (const { name } of rows)
        await sql`
          SELECT setval(pg_get_serial_sequence(${name}, 'seq'), (SELECT coalesce(max(seq), 0) + 1 FROM ${sql.table(name)}), false)`.execute(
          tx,
        );
    },
    close: () => kysely.destroy(),
  };
}

const tablesOf = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
      AND relname NOT IN ('sandbox_migrations', 'sandbox_snapshots') ORDER BY oid`.execute(tx);
  return rows.map(({ name }) => name);
};

const run = async (tx: Tx, statement: string): Promise<void> => {
  await sql.raw(toPostgres(statement)).execute(tx);
};

/** From now on tables without a schema are those of this one. */
async function enter(client: pg.ClientBase, schema: string): Promise<void> {
  const name = pg.escapeIdentifier(schema);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${name}`);
  await client.query(`SET search_path TO ${name}`);
}

/** Runs on each new connection before its first use. */
async function takeLock(client: pg.ClientBase): Promise<void> {
  // A reply leaves after the commit is on the disk, whatever the server's default is.
  await client.query('SET synchronous_commit = on');
  await client.query(`SET lock_timeout = ${LOCK_WAIT_MS}`);
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('sandbox'), hashtext(current_schema()))");
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_TAKEN)
      throw new Error('The database at DATABASE_URL is in use by another sandbox', { cause: error });
    throw error;
  }
  await client.query('SET lock_timeout = 0');
}

const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** 64-bit integers and sums come as numbers, as from the embedded database: all of ours are exact in them. */
export const parserOf: typeof pg.types.getTypeParser = (type: number, format?: unknown) =>
  NUMBERS.has(type) ? Number : (pg.types.getTypeParser(type, format as 'text') as (value: string) => unknown);
