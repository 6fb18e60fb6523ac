import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import Database from 'libsql';
import { allMigrations, MIGRATIONS_TABLE } from './migrations.ts';
import type { Migration } from './service.ts';
import { toPostgres } from './sql.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * The embedded database: one connection on `sandbox.db` in `dataDir`.
 * WAL and `synchronous = FULL`: what was committed survives a killed process and a power cut.
 * Rejects when another sandbox, in this process or another, holds the folder.
 */
export async function openSqlite({ dataDir, migrations, onStatement }: StoreOptions): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lock(dataDir);
  const database = new Database(join(dataDir, 'sandbox.db'));
  for (const pragma of ['busy_timeout = 2000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${pragma}`);
  database.exec(MIGRATIONS_TABLE);
  const kysely = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: preparingOnce(database) }),
    ...(onStatement ? { log: onStatement } : {}),
  });

  try {
    for (const migration of allMigrations(migrations)) migrate(database, migration);
  } catch (error) {
    await kysely.destroy();
    unlock();
    throw error;
  }

  return {
    kind: 'sqlite',
    transaction: (work) => kysely.transaction().execute(work),
    tables: async () => tablesOf(database),
    async wipe(tx) {
      database.exec('PRAGMA defer_foreign_keys = ON');
      for (const name of tablesOf(database)) await tx.deleteFrom(name as keyof Tables).execute();
    },
    // SQLite keeps the highest number itself.
    renumber: () => Promise.resolve(),
    async close() {
      await kysely.destroy();
      unlock();
    },
  };
}

const tablesOf = (database: InstanceType<typeof Database>): string[] =>
  (
    database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('sandbox_migrations', 'sandbox_snapshots') ORDER BY rowid",
      )
      .all() as { name: string }[]
  ).map(({ name }) => name);

function migrate(database: InstanceType<typeof Database>, { id, sql }: Migration): void {
  if (database.prepare('SELECT 1 FROM sandbox_migrations WHERE id = ?').get([id]) !== undefined) return;
  // What the other store would not understand is refused here too, where everybody sees it.
  for (const statement of sql) toPostgres(statement);
  database.transaction(() => {
    for (const statement of sql) database.exec(statement);
    database.prepare('INSERT INTO sandbox_migrations VALUES (?, ?)').run([id, Date.now()]);
  })();
}

type Statement = ReturnType<SqliteDatabase['prepare']>;
const MOST_STATEMENTS = 500;

/**
 * The database as Kysely's dialect wants it, each text prepared once: less work, and no pile of statements that wait
 * for the garbage collector. Safe because one connection runs one statement to its end before the next.
 */
function preparingOnce(database: InstanceType<typeof Database>): SqliteDatabase {
  const statements = new Map<string, Statement>();
  return {
    close: () => void database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // libsql speaks better-sqlite3's API, which the dialect expects; only its declared types differ.
      const statement = database.prepare(sql) as unknown as Statement;
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Takes the folder: an exclusive lock on a file beside the database, which the system gives back when the process dies.
 * The database itself stays open for readers such as the sqlite3 program.
 */
function lock(dataDir: string): () => void {
  const file = new Database(join(dataDir, 'sandbox.lock'));
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new Error(`${dataDir} is in use by another sandbox`, { cause: error });
    throw error;
  }
  return () => {
    file.exec('ROLLBACK');
    file.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
