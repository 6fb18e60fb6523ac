import { createSandbox } from '../../../sandbox/index.ts';
import { openStore } from '../../../sandbox/core/open-store.ts';
import { defineService } from '../../../sandbox/core/service.ts';
import { authService } from '../../../sandbox/services/auth/index.ts';
import { openLyingStore } from './lying-store.ts';

/** A sandbox in a process of its own, to be killed. Its `signBeforeBanks` writes one line into the ledger. */
const { DATA_DIR = '', DATABASE_URL, ALL_SERVICES, LYING_STORE, KILL_AT, KILL_AFTER = '3' } = process.env;

const writer = defineService({
  name: 'writer',
  operations: {
    async signBeforeBanks(c) {
      await c.effect('written', { claimId: c.input.body.claimId });
      return { status: 200, body: { status: 'signed' } };
    },
  },
});

let left = Number(KILL_AFTER);
const sandbox = await createSandbox({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  clock: { frozenAt: Date.parse('2026-02-01T06:00:00.000Z') },
  // Every partner, or the writer alone.
  ...(ALL_SERVICES ? {} : { services: [authService, writer] }),
  openStore: LYING_STORE ? openLyingStore : openStore,
  onPoint: (point) => {
    if (point !== KILL_AT) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(`${await sandbox.app.listen({ port: 0, host: '127.0.0.1' })}\n`);
