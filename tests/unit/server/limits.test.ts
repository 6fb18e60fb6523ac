import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLimitedServer, type Limits, listen, LOCAL_LIMITS, WEB_LIMITS } from '../../../server/listening.ts';
import { startLocal } from '../../../server/local.ts';
import { createWeb } from '../../../server/web.ts';
import { freePort, settings } from './support.ts';

/** Nothing runs out but what a test makes short. */
const NEVER = 600_000;
const PATIENT: Limits = {
  headersMs: NEVER,
  requestMs: NEVER,
  stillMs: NEVER,
  keepAliveMs: NEVER,
  connections: 100,
  checkMs: 5,
};

let folder: string;
let web: RequestListener;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'limits-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'big.txt'), Buffer.alloc(30_000_000, 'x'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(settings()));
  web = createWeb({ folder, config: settings() });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});
const start = async (limits: Limits): Promise<number> => {
  const server = createLimitedServer(limits, web);
  started.push(server);
  await listen(server, 0, '127.0.0.1');
  return (server.address() as AddressInfo).port;
};

/** What comes until the server closes the connection; our side stays open. */
const untilClosed = async (port: number, sent: string): Promise<string> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(sent);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  await once(socket, 'end');
  socket.destroy();
  return Buffer.concat(parts).toString();
};
const statusOf = (answer: string): string => answer.split(' ', 2)[1] ?? '';
const LATE_HEADERS = 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text';

describe('the web server waits', () => {
  it.each([
    ['for headers', LATE_HEADERS],
    ['for the first byte', ''],
  ])('not without end %s', async (_what, sent) => {
    const port = await start({ ...PATIENT, headersMs: 20 });
    const answer = await untilClosed(port, sent);
    expect(statusOf(answer)).toBe('408');
  });

  it('for no body at all: 405 comes before it, and the connection is closed', async () => {
    const port = await start(PATIENT);
    for (const way of ['Content-Length: 1000000', 'Transfer-Encoding: chunked']) {
      const answer = await untilClosed(port, `POST /login HTTP/1.1\r\nHost: localhost\r\n${way}\r\n\r\n`);
      expect(statusOf(answer)).toBe('405');
      expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/i);
    }
  });

  it('for no body that comes with a GET', async () => {
    const port = await start(PATIENT);
    const answer = await untilClosed(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1');
    expect(statusOf(answer)).toBe('200');
  });

  it('for the next request on a connection for a while', async () => {
    const port = await start({ ...PATIENT, keepAliveMs: 20 });
    const answer = await untilClosed(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(statusOf(answer)).toBe('200');
    expect(answer).toMatch(/\r\nconnection: keep-alive\r\n/i);
  });

  it('not without end for who never reads', async () => {
    const port = await start({ ...PATIENT, stillMs: 50 });
    const [server] = started;
    const closed = new Promise<void>((resolve) => {
      server!.on('connection', (socket: Socket) => socket.on('close', () => resolve()));
    });
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write('GET /big.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect(closed).resolves.toBeUndefined();
    socket.destroy();
  });

  it('on so many connections at once, and closes further ones', async () => {
    const port = await start({ ...PATIENT, connections: 1 });
    const first = connect({ port, host: '127.0.0.1' });
    await once(first, 'connect');
    first.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(first, 'data');
    const second = connect({ port, host: '127.0.0.1' });
    second.on('error', () => undefined);
    await once(second, 'close');
    first.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [again] = (await once(first, 'data')) as [Buffer];
    expect(statusOf(again.toString())).toBe('200');
    first.destroy();
  });
});

describe('the page and the sandbox on one port', () => {
  it('leave a person on slow 3G the time for a file of 10 MB, and the headers of nobody longer than a few seconds', () => {
    const slow3gBytesPerMs = 400_000 / 8 / 1000;
    expect(LOCAL_LIMITS.requestMs).toBeGreaterThan((10 * 1024 * 1024) / slow3gBytesPerMs);
    for (const { headersMs } of [LOCAL_LIMITS, WEB_LIMITS]) expect(headersMs).toBeLessThanOrEqual(10_000);
  });

  it('take a body that comes late, and answer 408 to one that does not come', async () => {
    const port = await freePort();
    const limits = { ...LOCAL_LIMITS, headersMs: 2000, requestMs: 2000, checkMs: 5 };
    const local = await startLocal({ folder, dataDir: join(folder, 'data'), port, limits });
    try {
      const head = (path: string) =>
        `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{`;
      expect(statusOf(await untilClosed(port, head('/services/auth/v1/users/signin')))).toBe('408');
      expect(statusOf(await untilClosed(port, head('/login')))).toBe('405');
      expect(statusOf(await untilClosed(port, LATE_HEADERS))).toBe('408');

      const answered = new Promise<number | undefined>((resolve, reject) => {
        const asked = request({ port, path: '/services/auth/v1/users/signin', method: 'POST' }, (response) =>
          resolve(response.resume().statusCode),
        );
        asked.on('error', reject).setHeader('content-type', 'application/json');
        asked.write('{"username":"aidos",', () => asked.end('"password":"wrong"}'));
      });
      expect(await answered).toBe(401);
    } finally {
      await local.close();
    }
  });
});
