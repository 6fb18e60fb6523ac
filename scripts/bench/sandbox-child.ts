import { createSandbox } from '../../sandbox/index.ts';
import { seedMany } from '../../sandbox/bulk/seed.ts';

/**
 * A sandbox with so many claims, in a process of its own: `sandbox-child.ts <data folder> <claims>`; in PostgreSQL where
 * `DATABASE_URL` names a database.
 */
const [dataDir = '', claims = '0'] = process.argv.slice(2);
// Seeded by a process before it, so that what seeding took does not count as the sandbox's memory.
const isSeeding = process.argv.includes('--seed');
const sandbox = await createSandbox({ dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined });
if (isSeeding) {
  await seedMany(sandbox, Number(claims));
  await sandbox.close();
} else {
  const origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }));
  process.once('disconnect', () => void sandbox.close().finally(() => process.exit()));
  process.send?.({ origin });
}
