import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { builtChild } from './support/built-child.ts';
import { databaseFor, onPostgres } from './support/database.ts';
import { inspect, inspectFile, type Found } from './support/inspect.ts';
import { temporaryFolder } from './support/start.ts';

/**
 * What was answered with 200 is there after `kill -9`. Clients write over real sockets while the process is killed;
 * afterwards the database is opened and compared with what they were told.
 */
const CLIENTS = 8;
const built = await builtChild();
afterAll(built.remove);

interface Child {
  readonly process: ChildProcess;
  readonly address: string;
  readonly gone: Promise<void>;
}

async function startChild(dataDir: string, env: Record<string, string> = {}): Promise<Child> {
  const databaseUrl = await databaseFor(dataDir);
  const child = spawn(process.execPath, [built.file], {
    env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}: ${errors}`)));
  });
  return { process: child, address, gone };
}

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify({ username: 'aidos', password: 'demo-password' });
  const response = await fetch(`${address}/services/auth/v1/users/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function write(address: string, token: string, key: string): Promise<Response> {
  const body = JSON.stringify({ claimId: key, consents: [{ alias: 'personal_data', version: '1' }] });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key };
  return fetch(`${address}/services/btsd/api/v1/sign/before-banks`, { method: 'POST', headers, body });
}

/** Writes from all sides, kills the process at that answer with 200, goes on until it is dead; gives the keys of such answers. */
async function writeUntilDead(child: Child, token: string, round: number, killAt: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const client = async (number: number): Promise<void> => {
    for (let index = 0; ; index += 1) {
      const key = `${round}-${number}-${index}`;
      try {
        const response = await write(child.address, token, key);
        await response.text();
        if (response.status === 200) acknowledged.push(key);
        if (acknowledged.length === killAt) child.process.kill('SIGKILL');
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return acknowledged;
}

/** Kills the process in the middle of writing; gives what it had promised. */
async function killRound(dataDir: string, round: number, env: Record<string, string> = {}): Promise<string[]> {
  const child = await startChild(dataDir, env);
  const token = await signIn(child.address);
  const promised = await writeUntilDead(child, token, round, 25 + round * 7);
  await child.gone;
  return promised;
}

const lost = (promised: readonly string[], found: Found): string[] =>
  promised.filter((key) => found.effects.get(key) !== 1 || !found.records.has(key));

describe('kill -9 under write load', { timeout: 120_000 }, () => {
  it('loses nothing that was answered, and repeats nothing', async () => {
    const dataDir = temporaryFolder();
    const promised: string[] = [];
    for (const round of [0, 1, 2]) promised.push(...(await killRound(dataDir, round)));
    const found = await inspect(dataDir);
    expect(promised.length).toBeGreaterThan(50);
    expect(found.integrity).toBe('ok');
    expect(lost(promised, found)).toEqual([]);
    expect([...found.effects.values()].every((count) => count === 1)).toBe(true);
    expect([...found.effects.keys()].toSorted()).toEqual([...found.records].toSorted());
  });

  it('the same check catches a store that answers before it commits', async () => {
    const dataDir = temporaryFolder();
    const missing: string[] = [];
    // It may have kept up with what it said: then it is killed once more.
    for (let round = 0; missing.length === 0 && round < 20; round += 1) {
      const promised = await killRound(dataDir, round, { LYING_STORE: '1' });
      missing.push(...lost(promised, await inspect(dataDir)));
    }
    expect(missing.length).toBeGreaterThan(0);
  });

  it.each([
    ['between the effect and its key', 'effect', null],
    ['before the commit', 'recorded', null],
    ['after the commit, before the answer', 'committed', 'true'],
  ])('killed %s: the same key gives exactly one effect', async (_name, point, replayed) => {
    const dataDir = temporaryFolder();
    // The sign-in is a call as well: the third call of the process is the second write.
    const first = await startChild(dataDir, { KILL_AT: point });
    const token = await signIn(first.address);
    expect((await write(first.address, token, 'a')).status).toBe(200);
    await expect(write(first.address, token, 'b')).rejects.toThrow();
    await first.gone;
    const second = await startChild(dataDir);
    const again = await write(second.address, token, 'b');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, replayed]);
    second.process.kill('SIGKILL');
    await second.gone;
    expect([...(await inspect(dataDir)).effects]).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  it.skipIf(onPostgres())('a log that was cut anywhere opens as the past, never as rubbish', async () => {
    const dataDir = temporaryFolder();
    const promised = await killRound(dataDir, 0);
    const file = join(dataDir, 'sandbox.db');
    expect(promised.length).toBeGreaterThan(10);
    // Fold the log into the file, then write anew, kill, and keep the log this time.
    const fold = new Database(file);
    fold.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    fold.close();
    const child = await startChild(dataDir);
    const token = await signIn(child.address);
    for (let index = 0; index < 20; index += 1) await write(child.address, token, `cut-${index}`);
    child.process.kill('SIGKILL');
    await child.gone;
    const size = statSync(`${file}-wal`).size;
    expect(size).toBeGreaterThan(20 * 4096);
    let counts: number[] = [];
    for (let cut = 0; cut <= 12; cut += 1) {
      const copy = join(temporaryFolder(), 'sandbox.db');
      copyFileSync(file, copy);
      copyFileSync(`${file}-wal`, `${copy}-wal`);
      truncateSync(`${copy}-wal`, Math.floor((size * cut) / 12));
      const found = await inspectFile(copy);
      expect([cut, found.integrity, found.whole]).toEqual([cut, 'ok', true]);
      expect([...found.effects.keys()].toSorted()).toEqual([...found.records].toSorted());
      counts = [...counts, found.effects.size];
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeGreaterThanOrEqual(promised.length);
    expect(counts.at(-1)).toBeGreaterThanOrEqual(promised.length + 20);
  });
});
