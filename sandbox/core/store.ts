import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import Database from 'libsql';
import type { Migration, Tx } from './service.ts';
import type { Tables } from './tables.ts';

/** The embedded database: one connection, one transaction at a time. */
export interface Store {
  /** Runs `work` in a transaction; resolves only after COMMIT is on the disk, rejects after ROLLBACK. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Empties every table but the list of migrations. */
  wipe(tx: Tx): Promise<void>;
  close(): Promise<void>;
}

const coreMigrations: readonly Migration[] = [
  {
    id: 'core.001',
    sql: [
      'CREATE TABLE sandbox_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
      `CREATE TABLE sandbox_idempotency (
        operation_id TEXT NOT NULL, user_id TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
        status INTEGER NOT NULL, headers TEXT NOT NULL, body TEXT, created_at INTEGER NOT NULL,
        PRIMARY KEY (operation_id, user_id, key)) STRICT`,
      `CREATE TABLE sandbox_ledger (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, operation_id TEXT NOT NULL, kind TEXT NOT NULL,
        idempotency_key TEXT, data TEXT NOT NULL) STRICT`,
      `CREATE TABLE sandbox_inbox (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, phone TEXT NOT NULL, text TEXT NOT NULL) STRICT`,
      'CREATE INDEX sandbox_inbox_phone ON sandbox_inbox (phone)',
      'CREATE TABLE sandbox_hits (seq INTEGER PRIMARY KEY AUTOINCREMENT, bucket TEXT NOT NULL, at INTEGER NOT NULL) STRICT',
      'CREATE INDEX sandbox_hits_bucket ON sandbox_hits (bucket, at)',
      `CREATE TABLE sandbox_jobs (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, due_at INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL, tag TEXT) STRICT`,
      'CREATE INDEX sandbox_jobs_due ON sandbox_jobs (due_at, seq)',
    ],
  },
];

/**
 * Opens (or creates) the database in `dataDir` and brings its schema up to date, each migration in its own transaction.
 * WAL and `synchronous = FULL`: what was committed survives a killed process and a power cut.
 * Rejects when another sandbox, in this process or another, holds the folder.
 */
export async function openStore(dataDir: string, migrations: readonly Migration[]): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lock(dataDir);
  const database = new Database(join(dataDir, 'sandbox.db'));
  for (const pragma of ['busy_timeout = 2000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${pragma}`);
  database.exec(
    'CREATE TABLE IF NOT EXISTS sandbox_migrations (id TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT',
  );
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparingOnce(database) }) });

  for (const { id, sql } of [...coreMigrations, ...migrations]) {
    if (database.prepare('SELECT 1 FROM sandbox_migrations WHERE id = ?').get([id]) !== undefined) continue;
    database.transaction(() => {
      for (const statement of sql) database.exec(statement);
      database.prepare('INSERT INTO sandbox_migrations VALUES (?, ?)').run([id, Date.now()]);
    })();
  }

  return {
    transaction: (work) => kysely.transaction().execute(work),
    async wipe(tx) {
      const rows = database
        .prepare(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'sandbox_migrations'",
        )
        .all() as { name: string }[];
      database.exec('PRAGMA defer_foreign_keys = ON');
      for (const { name } of rows) await tx.deleteFrom(name as keyof Tables).execute();
    },
    async close() {
      await kysely.destroy();
      unlock();
    },
  };
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
