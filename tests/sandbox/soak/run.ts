import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, LEFT_OUT, startPostgres } from '../../../scripts/postgres.ts';
import { builtChild } from '../support/built-child.ts';
import { soak } from './soak.ts';

/**
 * `npm run sandbox:soak [-- --seconds 120] [--answers 1500] [--postgres]`: fifty clients write while the sandbox is killed after so
 * many answers, again and again, on a database of its own (`--postgres`: on a PostgreSQL server of its own), or on the empty one at
 * `DATABASE_URL`. Nothing confirmed may be lost, nothing may be done twice.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string' }, answers: { type: 'string' }, postgres: { type: 'boolean' } },
});
const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));
const seconds = Number(values.seconds ?? 120);
const bin = values.postgres === true ? findPostgres() : undefined;
if (values.postgres === true && bin === undefined) throw new Error(LEFT_OUT);
const server = bin === undefined ? undefined : await startPostgres(bin);
const databaseUrl = server?.url ?? process.env['DATABASE_URL'];
const child = await builtChild();
const { kills, confirmed, broken } = await soak({
  child: child.file,
  dataDir,
  databaseUrl,
  seconds,
  answersAKill: Number(values.answers ?? 1500),
});
await server?.stop();
child.remove();
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`${confirmed} confirmed, ${kills} kills, ${broken.length} broken\n`);
for (const line of broken.slice(0, 20)) process.stdout.write(`${line}\n`);
process.exitCode = broken.length > 0 || confirmed === 0 ? 1 : 0;
