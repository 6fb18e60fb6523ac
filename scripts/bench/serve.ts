import { createServer } from 'node:net';
import { startLocal } from '../../server/local.ts';

/** The product under load, in a process of its own: `serve.ts <built folder> <data folder>`. */
const [folder = '', dataDir = ''] = process.argv.slice(2);
const port = await new Promise<number>((resolve, reject) => {
  const probe = createServer().once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
});
const local = await startLocal({ folder, dataDir, port });
process.send?.({ origin: local.origin });
process.once('disconnect', () => void local.close().finally(() => process.exit()));
