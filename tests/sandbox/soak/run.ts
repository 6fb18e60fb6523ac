import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

/**
 * `npm run sandbox:soak [-- --seconds 120]`: fifty clients write while the sandbox is killed again and again, on a database of
 * its own, or on the empty one at `DATABASE_URL`. Nothing confirmed may be lost, nothing may be done twice.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));
const seconds = Number(values.seconds ?? 120);
const databaseUrl = process.env['DATABASE_URL'];
const { kills, confirmed, broken } = await soak({ dataDir, databaseUrl, seconds, answersAKill: 1500 });
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`${confirmed} confirmed, ${kills} kills, ${broken.length} broken\n`);
for (const line of broken.slice(0, 20)) process.stdout.write(`${line}\n`);
process.exitCode = broken.length > 0 || confirmed === 0 ? 1 : 0;
