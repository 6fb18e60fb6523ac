import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { root } from './run.ts';

/** Where every test's time starts, in Kazakhstan's morning. */
export const START = '2026-02-01T10:00:00+05:00';

export interface World {
  origin: string;
  stop(): Promise<void>;
}

/** Files in PEM, by the names that `readTls` reads them by. */
export type TlsFiles = Readonly<Record<'TLS_CERT' | 'TLS_KEY', string>>;

/**
 * Starts a built page and a sandbox on a port and a database of their own, at the starting date.
 * @param tls for HTTP/2; plain HTTP/1.1 without
 * @param telemetry pages tell of their use, as with `npm start`
 * @throws Error with the child's output
 */
export async function startWorld(folder = `${root}dist`, tls?: TlsFiles, telemetry = false): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const file = fileURLToPath(new URL('./serve-world.ts', import.meta.url));
  const child = fork(file, [folder, String(await freePort()), dataDir, START], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...tls, ...(telemetry ? { WITH_TELEMETRY: '1' } : {}) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
  const gone = once(child, 'exit').then(() => {
    throw new Error(`The server under test ended:\n${output}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [{ origin: string }];
  gone.catch(() => undefined);
  return {
    origin: message.origin,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
