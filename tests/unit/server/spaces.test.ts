import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Local, startLocal } from '../../../server/local.ts';
import { createSpaces, MOST_SPACES } from '../../../server/spaces.ts';
import { type Answer, ask, freePort, settings } from './support.ts';

const TOKEN = 'a-long-enough-token';
const trainer = { authorization: `Basic ${Buffer.from(`qa:${TOKEN}`).toString('base64')}` };

let base: string;
let port: number;
let room: Local;
const start = (): Promise<Local> =>
  startLocal({
    folder: base,
    dataDir: join(base, 'data'),
    port,
    shared: { host: '127.0.0.1', origin: 'https://training.example', token: TOKEN },
    clock: { runningFrom: Date.UTC(2026, 1, 1) },
  });
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask({ address: () => ({ port, family: '', address: '' }) }, path, { headers });
const post = (path: string, body: object, headers: Record<string, string>): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const timeIn = async (headers: Record<string, string>): Promise<number> =>
  (JSON.parse((await get('/sandbox/api/health', { ...trainer, ...headers })).body) as { now: number }).now;

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'spaces-'));
  writeFileSync(join(base, 'index.html'), '<!doctype html><head><title>page</title>');
  writeFileSync(join(base, 'config.json'), JSON.stringify(settings()));
  port = await freePort();
  room = await start();
});
afterAll(async () => {
  await room.close();
  rmSync(base, { recursive: true, force: true });
});

it('is made by who has the token, and then open to everybody by its entrance', async () => {
  expect((await get('/room/anna')).status).toBe(401);
  expect((await get('/room/anna/login?from=mail', trainer)).headers).toMatchObject({
    location: '/login?from=mail',
    'set-cookie': [expect.stringMatching(/^space=anna; Path=\/; .*HttpOnly; SameSite=Lax$/)],
  });
  expect((await get('/room/anna')).status).toBe(302);
  expect((await get('/room/anna//evil.example')).headers.location).toBe('/evil.example');
  expect((await get('/room/..%2f', trainer)).status).toBe(404);
  expect((await get('/room')).headers['set-cookie']?.[0]).toMatch(/^space=; .*Max-Age=0/);
});

it('has a time, people and resets of its own; programs name it by a header', async () => {
  await get('/room/anna', trainer);
  await get('/room/bolat', trainer);
  const [anna, bolat] = [{ cookie: 'locale=ru; space=anna' }, { 'x-sandbox-space': 'bolat' }];
  await post('/sandbox/api/clock', { advanceMs: 86_400_000 }, { ...trainer, ...anna });
  expect((await timeIn(anna)) - (await timeIn(bolat))).toBeGreaterThan(80_000_000);
  expect((await timeIn({})) - (await timeIn(bolat))).toBeLessThan(80_000_000);
  expect(new Date((await get('/', anna)).headers.date ?? '').getUTCDate()).toBe(2);
  await post('/sandbox/api/reset', {}, { ...trainer, ...bolat });
  expect((await timeIn(anna)) - (await timeIn(bolat))).toBeGreaterThan(80_000_000);
  expect((await get('/sandbox/api/health', { ...trainer, 'x-sandbox-space': 'nobody' })).status).toBe(404);
  expect((await get('/', { cookie: 'space=nobody' })).status).toBe(200);
});

it('is there again after a restart', async () => {
  await get('/room/anna', trainer);
  await post('/sandbox/api/clock', { advanceMs: 86_400_000 }, { ...trainer, cookie: 'space=anna' });
  const before = await timeIn({ cookie: 'space=anna' });
  await room.close();
  room = await start();
  expect((await get('/room/anna')).status).toBe(302);
  expect(await timeIn({ cookie: 'space=anna' })).toBeGreaterThanOrEqual(before);
});

it('is refused where there are as many as the machine is meant for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  try {
    const spaces = createSpaces(folder, () => Promise.reject(new Error('not opened')));
    const statuses = Array.from({ length: MOST_SPACES + 1 }, (_, n) => {
      const said: number[] = [];
      const response = { writeHead: (status: number) => ({ end: () => said.push(status) }) };
      spaces.enters({ url: `/room/r${n}` } as never, response as never, () => true);
      return said[0];
    });
    expect(statuses).toEqual([...Array.from({ length: MOST_SPACES }, () => 302), 409]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('is refused where it cannot be written, and nobody else’s ends by it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const spaces = createSpaces(folder, () => Promise.reject(new Error('not opened')));
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  try {
    const said: number[] = [];
    const response = { writeHead: (status: number) => ({ end: () => said.push(status) }) };
    expect(spaces.enters({ url: '/room/anna' } as never, response as never, () => true)).toBe(true);
    expect(said).toEqual([507]);
  } finally {
    rmSync(folder);
  }
});
