import { setTimeout as sleep } from 'node:timers/promises';
import { startLocal } from '../../server/local.ts';
import { readTls } from '../../server/secure.ts';
import { root } from './run.ts';

/**
 * One built page with a sandbox of its own, as a child process of a test worker or of the pictures:
 * `serve-world.ts <built folder> <port> <data folder> <start date>`
 * With E2E_LATE_MS in the environment every answer comes up to so many ms later, by chance: what holds only when answers
 * are quick, or come in one order, shows.
 */
const lateMs = Number(process.env['E2E_LATE_MS'] ?? 0);
const [folder = '', port = '', dataDir = '', startsAt = ''] = process.argv.slice(2);
const local = await startLocal({
  folder,
  consoleFolder: `${root}dist-console`,
  dataDir,
  port: Number(port),
  clock: { runningFrom: Date.parse(startsAt) },
  checkAnswers: true,
  tls: readTls(process.env),
  telemetry: process.env['WITH_TELEMETRY'] === '1',
  ...(lateMs > 0 ? { late: () => sleep(Math.random() * lateMs) } : {}),
});
process.send?.({ origin: local.origin });
// The parent is gone, however it went.
process.once('disconnect', () => void local.close().finally(() => process.exit()));
