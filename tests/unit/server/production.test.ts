import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildServer } from '../../../scripts/build.ts';
import { root } from '../../../scripts/lib/run.ts';
import { freePort, settings } from './support.ts';

/** What is shipped, in a folder without `node_modules`: what `npm ci --omit=dev` may add is not needed. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shipped-'));
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(root, file), join(folder, file));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'dist/config.json'), JSON.stringify(settings()));
  await buildServer(join(folder, 'dist-server'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  /** What it said so far. */
  said: () => string;
  /** Its exit code, once it and all that it started have let go of the output. */
  closed: Promise<number | null>;
}

function start(command: string, args: string[], env: Record<string, string>, cwd = folder): Started {
  // A group of its own: whatever is left of it when a test fails is ended with it.
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true });
  onTestFinished(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  return { child, said: () => output, closed: once(child, 'close').then(([code]) => code as number | null) };
}
const serve = (env: Record<string, string>): Started => start('npm', ['run', 'serve'], env);

/** Once it listens. */
async function answers(port: number, { closed, said }: Started): Promise<Response> {
  let ended = false;
  void closed.then(() => (ended = true));
  while (!ended) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } }).catch(() => null);
    if (answer) return answer;
  }
  throw new Error(said());
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });

describe('npm run serve, without a package installed', () => {
  it('writes what pages tell to its output, where the settings ask for it', async () => {
    const port = await freePort();
    const file = join(folder, 'with-telemetry.json');
    writeFileSync(file, JSON.stringify({ ...settings(), telemetry: { address: '/telemetry', sample: 1 } }));
    const started = serve({ PORT: String(port), CONFIG: file });
    await answers(port, started);
    const record = { type: 'step', at: 1, flow: 'credit-claim', state: 'me', milestone: null };
    const about = { build: 'AbCd1234', visit: 'a'.repeat(16), locale: 'ru' };
    const { status } = await fetch(`http://127.0.0.1:${port}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...about, records: [record] }),
    });
    expect(status).toBe(204);
    await vi.waitFor(() =>
      expect(started.said()).toContain(`${JSON.stringify({ log: 'telemetry', ...record, ...about })}\n`),
    );
  });

  it('serves the page; SIGTERM to npm ends all of it, whoever is connected', async () => {
    const port = await freePort();
    const started = serve({ PORT: String(port) });
    expect(await (await answers(port, started)).text()).toContain('<title>page</title>');

    // One that waits for its next request, and one in the middle of its first.
    const idle = connect({ port, host: '127.0.0.1' });
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(idle, 'data');
    const busy = connect({ port, host: '127.0.0.1' });
    busy.write('GET / HTTP/1.1\r\nHost: local');
    for (const socket of [idle, busy]) socket.on('error', () => undefined);

    started.child.kill('SIGTERM');
    await started.closed;
    expect(await isFree(port)).toBe(true);
    for (const socket of [idle, busy]) socket.destroy();
  });

  it('tells its metrics on a port of their own, and nothing of who asked', async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const started = start(process.execPath, ['dist-server/serve.mjs'], {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    });
    await answers(port, started);
    await fetch(`http://127.0.0.1:${port}/insurance/880101300123?phone=77010000001`, {
      headers: { accept: 'text/html' },
    });
    const told = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect((await told()).headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const lineOf = async (kind: string, status: number): Promise<string | undefined> =>
      (await (await told()).text()).split('\n').find((one) => one.includes(`total{kind="${kind}",status="${status}"}`));
    await expect.poll(() => lineOf('page', 200)).toMatch(/ 1$/);
    // `fetch` says that it is no navigation.
    await expect.poll(() => lineOf('none', 404)).toMatch(/ 1$/);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
    started.child.kill('SIGTERM');
    expect(await started.closed).toBe(0);
    const lines = started.said().trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { kind?: string }).kind ?? '')).toContain('page');
    expect(started.said()).not.toMatch(/8801013|7701000/);
  });

  it('told to end, says so to who balances load for as long as it is to, then ends', async () => {
    const port = await freePort();
    const started = start(process.execPath, ['dist-server/serve.mjs'], { PORT: String(port), DRAIN_SECONDS: '1' });
    await answers(port, started);
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status);
    expect(await ready()).toBe(200);
    started.child.kill('SIGTERM');
    await expect.poll(ready, { interval: 5 }).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(await started.closed).toBe(0);
    expect(await isFree(port)).toBe(true);
  });

  it.each([
    ['PORT', '0'],
    ['METRICS_PORT', 'x'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '-1'],
    ['TLS_CERT', '/nowhere'],
  ])('is not started with a wrong %s, and names it', async (name, value) => {
    const env = { PORT: String(await freePort()), TLS_KEY: name === 'TLS_CERT' ? '/nowhere' : '', [name]: value };
    const { closed, said } = start(process.execPath, ['dist-server/serve.mjs'], env);
    expect(await closed).toBe(1);
    expect(said()).toContain(name);
    expect(said()).not.toMatch(/^\s+at /m);
  });

  it('is not started with settings that no visitor could use, and names the key', async () => {
    const { references, ...without } = settings();
    expect(references).toBeDefined();
    const file = join(folder, 'settings.json');
    writeFileSync(file, JSON.stringify(without));
    const { closed, said } = serve({ PORT: String(await freePort()), CONFIG: file });
    expect(await closed).toBe(1);
    expect(said()).toContain(`${file}: "references" is missing or wrong`);
    expect(said()).not.toMatch(/^\s+at /m);
  });

  it.each(['dist', 'dist-server'])('says what to do where there is no %s', async (missing) => {
    renameSync(join(folder, missing), join(folder, 'away'));
    onTestFinished(() => renameSync(join(folder, 'away'), join(folder, missing)));
    const { closed, said } = serve({ PORT: String(await freePort()), CONFIG: join(root, 'public/config.json') });
    expect(await closed).toBe(1);
    expect(said()).toContain('npm run build');
    expect(said()).not.toMatch(/^\s+at /m);
  });

  it('says which port is taken', async () => {
    const taken = createServer();
    onTestFinished(() => void taken.close());
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '0.0.0.0', () => resolve((taken.address() as { port: number }).port));
    });
    const { closed, said } = serve({ PORT: String(port) });
    expect(await closed).toBe(1);
    expect(said()).toContain(`Port ${port} is taken`);
    expect(said()).not.toMatch(/^\s+at /m);
  });
});

describe('when nobody reads the output', () => {
  /** Started with pipes that are closed before a word is written. */
  const unread = (args: string[], env: Record<string, string>, cwd?: string): Started => {
    const started = start(process.execPath, args, env, cwd);
    started.child.stdout!.destroy();
    started.child.stderr!.destroy();
    return started;
  };

  it('the web server serves on, and SIGTERM ends it', async () => {
    const port = await freePort();
    const started = unread(['dist-server/serve.mjs'], { PORT: String(port) });
    expect((await answers(port, started)).status).toBe(200);
    started.child.kill('SIGTERM');
    expect(await started.closed).toBe(0);
  });

  it('a server serves on even where a tool logs every error of its process to that output', async () => {
    const port = await freePort();
    const started = unread(['--import', 'tsx', 'tests/unit/server/logs-errors.ts', String(port)], {}, root);
    expect((await answers(port, started)).status).toBe(200);
    started.child.kill('SIGTERM');
    expect(await started.closed).toBe(0);
  });
});
