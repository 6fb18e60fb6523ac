import { openPostgres } from './store-postgres.ts';
import { openSqlite } from './store-sqlite.ts';
import type { Store, StoreOptions } from './store.ts';

/**
 * Opens (or creates) the database and brings its schema up to date, each migration in its own transaction: SQLite in
 * `dataDir`, or PostgreSQL at `databaseUrl`. Both answer alike; what the services write is one SQL (sql.ts, Kysely).
 * Rejects when another sandbox, in this process or another, holds the folder or the database.
 */
export function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl === undefined ? openSqlite(options) : openPostgres(options, options.databaseUrl);
}
