import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/index.ts';
import { seedMany } from '../sandbox/bulk/seed.ts';
import { root } from './lib/run.ts';

/**
 * `npm run sandbox:seed -- --claims 100000`: adds claims of invented people to the database of `npm start`
 * (`DATA_DIR`, `DATABASE_URL`), which must not run meanwhile.
 */
const { values } = parseArgs({ options: { claims: { type: 'string' } } });
const count = Number(values.claims ?? 1000);
if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
  throw new Error('--claims takes a number up to 1000000');
const dataDir = process.env['DATA_DIR'] ?? `${root}.data`;
const sandbox = await createSandbox({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
const started = performance.now();
await seedMany(sandbox, count, (done) => {
  if (done % 20_000 === 0) console.log(`${done} claims`);
});
await sandbox.close();
console.log(`${count} claims added in ${Math.round((performance.now() - started) / 1000)} s`);
