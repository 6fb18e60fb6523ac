import type { LogEvent } from 'kysely';
import type { Migration, Tx } from './service.ts';

/** The database of one sandbox: one transaction at a time, so that a service may read and then write without a lock. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Runs `work` in a transaction; resolves only after COMMIT is on the disk, rejects after ROLLBACK. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Tables of data, each after those that it refers to: all but migrations and snapshots. */
  tables(tx: Tx): Promise<readonly string[]>;
  /** Empties the tables of data. */
  wipe(tx: Tx): Promise<void>;
  /** Running numbers go on after those that were written by hand. */
  renumber(tx: Tx): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Folder of the embedded database; created when absent. */
  readonly dataDir: string;
  readonly migrations: readonly Migration[];
  /** `postgres://…`: the sandbox keeps its data there instead. */
  readonly databaseUrl?: string | undefined;
  /** The schema that they lie in there, made when absent; that of the connection unless told. */
  readonly databaseSchema?: string | undefined;
  /** Told of every statement (for tests of query plans). */
  readonly onStatement?: ((event: LogEvent) => void) | undefined;
}
