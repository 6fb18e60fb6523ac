import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createLimitedServer, listen, WEB_LIMITS } from '../../../server/listening.ts';
import { createLog } from '../../../server/log.ts';
import { createMetrics, type Metrics } from '../../../server/metrics.ts';
import { observed } from '../../../server/observe.ts';
import { createWeb, type Web } from '../../../server/web.ts';
import { ask, settings } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'observe-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(
  join(folder, 'pages.json'),
  JSON.stringify([{ paths: '^/insurance/[^/]+/*$', file: 'index.html', route: '/insurance/:id?' }]),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = Record<string, unknown>;
let lines: Line[];
let metrics: Metrics;
let ending: boolean;
let server: Server;
const start = async (level = 'debug', web?: Web): Promise<void> => {
  const isEnding = () => ending;
  const log = createLog(level, { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const answer = web ?? createWeb({ folder, config: settings(), isEnding });
  server = createLimitedServer(WEB_LIMITS, observed(answer, { log, metrics, isEnding }));
  await listen(server, 0, '127.0.0.1');
};
beforeEach(() => {
  lines = [];
  ending = false;
  metrics = createMetrics(() => Promise.resolve(3));
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

const html = { accept: 'text/html' };
/** Its value, by the name and labels that Prometheus sees. */
const value = async (name: string): Promise<number | undefined> => {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
};
/** So many lines are written: a line follows the answer that it tells of. */
const told = async (many: number): Promise<void> => {
  await expect.poll(() => lines.length).toBe(many);
};

it('tells of an answer by its kind and pattern, and of nobody', async () => {
  await start();
  const id = 'a1b2c3d4e5f6a7b8c9';
  await ask(server, '/insurance/880101300123?phone=77010000001#x', {
    headers: { ...html, 'x-request-id': id, cookie: 'token=secret', authorization: 'Bearer secret' },
  });
  await told(1);
  expect(lines[0]).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    requestId: id,
    method: 'GET',
    kind: 'page',
    route: '/insurance/:id?',
    status: 200,
    ms: expect.any(Number) as unknown,
    bytes: 15,
  });
  await ask(server, '/880101300123', { headers: html });
  await ask(server, '/login?password=880101300123', { method: 'POST', body: 'password=secret' });
  await told(3);
  expect(lines.map(({ kind, status, method }) => [kind, status, method])).toEqual([
    ['page', 200, 'GET'],
    ['page', 404, 'GET'],
    ['none', 405, 'POST'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/8801013|7701000|secret/);
});

it('keeps probes out of the log, unless all is asked for', async () => {
  await start('info');
  ending = true;
  expect((await ask(server, '/readyz')).status).toBe(503);
  await ask(server, '/', { headers: html });
  await told(1);
  expect(lines[0]).toMatchObject({ kind: 'page' });
  expect(() => createLog('loud')).toThrow(/LOG_LEVEL/);
});

it('counts answers by kind and status, and how long they took', async () => {
  await start();
  for (const path of ['/', '/', '/nope', '/insurance/1']) await ask(server, path, { headers: html });
  await told(4);
  expect(await value('web_requests_total{kind="page",status="200"}')).toBe(3);
  expect(await value('web_requests_total{kind="page",status="404"}')).toBe(1);
  expect(await value('web_request_duration_seconds_count{kind="page"}')).toBe(4);
  expect(await value('web_connections')).toBe(3);
  expect(await value('nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000);

  const bought = metrics.counter('things_bought_total', 'Things that were bought', ['thing']);
  bought({ thing: 'policy' });
  bought({ thing: 'policy' }, 2);
  expect(await value('things_bought_total{thing="policy"}')).toBe(3);
});

it('keeps no connection for a next request once it ends', async () => {
  await start();
  const kept = async () => (await ask(server, '/', { headers: { ...html, connection: 'keep-alive' } })).headers;
  expect((await kept()).connection).toBe('keep-alive');
  ending = true;
  expect((await kept()).connection).toBe('close');
});

it('answers 500 where our own code fails, says where, and goes on', async () => {
  await start('info', (request) => {
    if (request.url === '/') throw new Error('broken on purpose');
    throw new Error('broken again');
  });
  expect((await ask(server, '/')).status).toBe(500);
  expect((await ask(server, '/880101300123')).status).toBe(500);
  expect(lines.map(({ level }) => level)).toEqual(['error', 'error']);
  expect(JSON.stringify(lines[0])).toContain('observe.test.ts');
  expect(JSON.stringify(lines)).not.toContain('880101300123');
  expect(await value('web_requests_total{kind="none",status="500"}')).toBe(2);
});
