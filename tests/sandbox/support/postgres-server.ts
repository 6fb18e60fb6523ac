import type { TestProject } from 'vitest/node';
import { findPostgres, LEFT_OUT, startPostgres } from '../../../scripts/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that runs for these tests; undefined: the embedded database is meant. */
    databaseUrl: string | undefined;
  }
}

/** One server for all tests of the project; every sandbox gets a schema of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error(LEFT_OUT);
  // Sandboxes are killed in these tests, the machine is not: its disk need not be waited for.
  const server = await startPostgres(bin, { fsync: 'off' });
  project.provide('databaseUrl', server.url);
  return () => server.stop();
}
