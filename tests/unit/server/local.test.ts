import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PortTakenError } from '../../../server/listening.ts';
import { type Local, startLocal } from '../../../server/local.ts';
import { type Answer, ask, freePort, settings } from './support.ts';

let base: string;
let local: Local;
let port: number;
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'local-'));
  writeFileSync(join(base, 'index.html'), '<!doctype html><head><title>page</title>');
  writeFileSync(join(base, 'config.json'), JSON.stringify(settings()));
  port = await freePort();
  local = await startLocal({
    folder: base,
    dataDir: join(base, 'data'),
    port,
    clock: { runningFrom: Date.UTC(2026, 1, 1) },
  });
});
afterAll(async () => {
  await local.close();
  rmSync(base, { recursive: true, force: true });
});

it('serves the page and the partners on one port', async () => {
  const page = await fetch(local.origin);
  expect(await page.text()).toContain('<title>page</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");

  const health = (await (await fetch(`${local.origin}/sandbox/api/health`)).json()) as { status: string; now: number };
  expect(health.status).toBe('ok');
  expect(new Date(health.now).toISOString()).toMatch(/^2026-02-01T00:00/);
  expect((await fetch(`${local.origin}/services/auth/v1/users/me`)).status).toBe(401);
});

it('has no console unless one is built', async () => {
  const html = { headers: { accept: 'text/html' } };
  expect((await fetch(`${local.origin}/sandbox/host.js`)).status).toBe(404);
  expect((await fetch(`${local.origin}/sandbox`, html)).status).toBe(404);

  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>console</title>');
  const other = await startLocal({
    folder: base,
    consoleFolder: folder,
    dataDir: join(base, 'b'),
    port: await freePort(),
  });
  try {
    for (const path of ['/sandbox', '/sandbox/', '/sandbox?section=clock'])
      expect(await (await fetch(other.origin + path, html)).text()).toContain('<title>console</title>');
    expect((await fetch(`${other.origin}/sandbox/console/missing.js`)).status).toBe(404);
    expect((await fetch(`${other.origin}/sandbox/api/health`)).status).toBe(200);
    expect(await (await fetch(other.origin, html)).text()).toContain('<title>page</title>');

    // The console's phone shows the page, with an app around it; nobody else may, and nothing else is touched.
    const server = { address: () => ({ port: Number(new URL(other.origin).port), family: '', address: '' }) };
    const framed = (path: string, site: string) =>
      ask(server, path, { headers: { ...html.headers, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site } });
    const policy = ({ headers }: Answer) => headers['content-security-policy'];
    const phone = await framed('/login', 'same-origin');
    expect(policy(phone)).toContain("frame-ancestors 'self'");
    expect(phone.body).toContain('<head>\n    <script src="/sandbox/host.js"></script>');
    expect((await ask(server, '/sandbox/host.js')).body).toContain('hostSimulator');
    const foreign = await framed('/login', 'cross-site');
    expect(policy(foreign)).toContain("frame-ancestors 'none'");
    expect(foreign.body).not.toContain('host.js');
    for (const path of ['/sandbox', '/config.json'])
      expect(policy(await framed(path, 'same-origin'))).toContain("frame-ancestors 'none'");
    expect(policy(await ask(server, '/login', html))).toContain("frame-ancestors 'none'");
  } finally {
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('answers who asked while it was starting', async () => {
  const early = await freePort();
  const starting = startLocal({ folder: base, dataDir: join(base, 'early'), port: early });
  const asked = (async () => {
    for (;;) {
      const answer = await fetch(`http://localhost:${early}/healthz`).catch(() => null);
      if (answer) return answer.status;
    }
  })();
  expect(await asked).toBe(200);
  await (await starting).close();
});

it('says which port is taken, and leaves the database of the first alone', async () => {
  const second = startLocal({ folder: base, dataDir: join(base, 'data'), port });
  await expect(second).rejects.toBeInstanceOf(PortTakenError);
  await expect(second).rejects.toThrow(String(port));
  expect((await fetch(`${local.origin}/sandbox/api/health`)).status).toBe(200);
});

it('refuses a second process on the same database, and frees the port', async () => {
  const other = await freePort();
  await expect(startLocal({ folder: base, dataDir: join(base, 'data'), port: other })).rejects.toThrow(/data/);
  await expect(fetch(`http://localhost:${other}/`)).rejects.toThrow('fetch failed');
});

it('is not started with settings that no visitor could use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...settings(), statuses: undefined }));
  const starting = startLocal({ folder, dataDir: join(folder, 'data'), port: await freePort() });
  await expect(starting).rejects.toThrow('"statuses" is missing or wrong');
  rmSync(folder, { recursive: true });
});

it('takes what pages tell of their use into the sandbox, when it is asked to', async () => {
  const record = { type: 'step', at: 1, flow: 'credit-claim', state: 'me', milestone: null };
  const batch = { build: 'AbCd1234', visit: 'a'.repeat(16), locale: 'ru', records: [record] };
  const post = (origin: string) =>
    fetch(`${origin}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
    });
  const policy = async (origin: string) => (await fetch(origin)).headers.get('content-security-policy');
  expect((await post(local.origin)).status).toBe(405);
  expect(await policy(local.origin)).not.toContain('report-');

  const asked = await startLocal({ folder: base, dataDir: join(base, 'c'), port: await freePort(), telemetry: true });
  try {
    const config = (await (await fetch(`${asked.origin}/config.json`)).json()) as { telemetry: unknown };
    expect(config.telemetry).toEqual({ address: '/telemetry', sample: 1 });
    expect(await policy(asked.origin)).toContain('report-uri /csp-reports; report-to csp');
    expect((await fetch(asked.origin)).headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
    expect((await post(asked.origin)).status).toBe(204);
    const funnel = async () => (await (await fetch(`${asked.origin}/sandbox/api/funnel`)).json()) as unknown[];
    await vi.waitFor(async () =>
      expect(await funnel()).toEqual([
        {
          flow: 'credit-claim',
          visits: 1,
          states: [{ state: 'me', milestone: null, entered: 1, wentOn: 0, ended: 1 }],
        },
      ]),
    );
  } finally {
    await asked.close();
  }
});
