import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createSandbox } from '../../../sandbox/index.ts';
import { findPostgres, LEFT_OUT, startPostgres } from '../../../scripts/postgres.ts';
import { SEEDED, urlOf } from './database-url.ts';
import { START } from './seeded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that runs for these tests; undefined: the embedded database is meant. */
    databaseUrl: string | undefined;
  }
}

/** One server for all tests of the project; every sandbox gets a database of its own on it, most of them a copy of a seeded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error(LEFT_OUT);
  // Sandboxes are killed in these tests, the machine is not: its disk need not be waited for.
  const server = await startPostgres(bin, { fsync: 'off' });
  await seed(server.url);
  project.provide('databaseUrl', server.url);
  return () => server.stop();
}

async function seed(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${SEEDED}`);
  await client.end();
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-seeded-'));
  const sandbox = await createSandbox({ clock: { frozenAt: START }, dataDir, databaseUrl: urlOf(server, SEEDED) });
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
}
