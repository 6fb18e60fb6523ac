import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/lib/run.ts';
import { freePort } from '../unit/server/support.ts';

test('`npm start` whose output nobody reads any more serves on, and SIGTERM to npm ends all of it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
  const port = await freePort();
  const child = spawn('npm', ['start', '--', '--no-build'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    detached: true,
  });
  try {
    // npm has said what it starts; from here on nobody listens.
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stderr.destroy();
    const status = async (): Promise<number> => (await fetch(`http://localhost:${port}/sandbox/api/health`)).status;
    await expect.poll(() => status().catch(() => 0), { timeout: 30_000 }).toBe(200);
    expect(await status()).toBe(200);

    child.kill('SIGTERM');
    await once(child, 'exit');
    await expect.poll(() => status().catch(() => 0)).toBe(0);
  } finally {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // Nothing is left of it.
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
});
