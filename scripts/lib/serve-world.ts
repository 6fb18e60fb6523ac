import { startLocal } from '../../server/local.ts';
import { root } from './run.ts';

/**
 * One built page with a sandbox of its own, as a child process of a test worker or of the pictures:
 * `serve-world.ts <built folder> <port> <data folder> <start date>`
 */
const [folder = '', port = '', dataDir = '', startsAt = ''] = process.argv.slice(2);
const local = await startLocal({
  folder,
  consoleFolder: `${root}dist-console`,
  dataDir,
  port: Number(port),
  clock: { runningFrom: Date.parse(startsAt) },
  checkAnswers: true,
});
process.send?.({ origin: local.origin });
// The parent is gone, however it went.
process.once('disconnect', () => void local.close().finally(() => process.exit()));
