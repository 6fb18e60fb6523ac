import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connect2, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selfSigned } from '../../../scripts/lib/certificate.ts';
import { type Listening, listen, WEB_LIMITS } from '../../../server/listening.ts';
import { startLocal } from '../../../server/local.ts';
import { createSecureLimitedServer, readTls } from '../../../server/secure.ts';
import { createWeb, type Web } from '../../../server/web.ts';
import { freePort, settings } from './support.ts';

const tls = selfSigned();
let folder: string;
let web: Web;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secure-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'config.json'), JSON.stringify(settings()));
  writeFileSync(join(folder, 'cert.pem'), tls.cert);
  writeFileSync(join(folder, 'key.pem'), tls.key);
  web = createWeb({ folder, config: settings(), secure: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
const start = async (limits = WEB_LIMITS): Promise<{ server: Listening; port: number }> => {
  const server = createSecureLimitedServer(limits, web, tls);
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await listen(server, 0, '127.0.0.1');
  return { server, port: (server.address() as AddressInfo).port };
};
const session = (port: number): ClientHttp2Session => {
  // Its own certificate is the one it trusts: a wrong name, time or signature would fail here.
  const opened = connect2(`https://localhost:${port}`, { ca: tls.cert });
  opened.on('error', () => undefined);
  ends.push(() => opened.destroy());
  return opened;
};
const get = async (
  to: ClientHttp2Session,
  headers: Record<string, string>,
  body?: string,
): Promise<{ headers: IncomingHttpHeaders & { ':status'?: number }; body: string }> => {
  const stream = to.request(headers, { endStream: body === undefined });
  if (body !== undefined) stream.end(body);
  const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  let text = '';
  for await (const part of stream) text += String(part);
  return { headers: answered, body: text };
};

describe('with certificate and key', () => {
  it('tells clients that it ends: what they asked is answered, and nothing more is taken', async () => {
    const { server, port } = await start();
    const opened = session(port);
    const asked = opened.request({ ':path': '/icon.svg' });
    const gone = once(opened, 'close');
    await once(asked, 'response');
    server.close();
    server.closeIdleConnections();
    let body = '';
    for await (const part of asked) body += String(part);
    expect(body).toBe('<svg/>');
    await gone;
    await expect(get(opened, { ':path': '/icon.svg' })).rejects.toThrow(/session/i);
  });

  it('answers pages and files over HTTP/2, told to come by https alone', async () => {
    const { port } = await start();
    const opened = session(port);
    const page = await get(opened, { ':path': '/login', accept: 'text/html' });
    expect(page.headers).toMatchObject({
      ':status': 200,
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<title>page</title>');

    const icon = await get(opened, { ':path': '/icon.svg' });
    expect(icon.body).toBe('<svg/>');
    const again = await get(opened, { ':path': '/icon.svg', 'if-none-match': icon.headers.etag ?? '' });
    expect(again).toMatchObject({ headers: { ':status': 304 }, body: '' });
  });

  it('refuses a body and keeps the connection for the requests beside it', async () => {
    const { port } = await start();
    const opened = session(port);
    const refused = await get(opened, { ':path': '/login', ':method': 'POST' }, 'x'.repeat(1000));
    expect(refused.headers).toMatchObject({ ':status': 405, allow: 'GET, HEAD' });
    const next = await get(opened, { ':path': '/healthz' });
    expect(next.body).toBe('ok');
  });

  it('answers who speaks HTTP/1.1 alone', async () => {
    const { port } = await start();
    const asked = request({ port, host: 'localhost', path: '/healthz', ca: tls.cert, agent: false });
    asked.end();
    const [response] = (await once(asked, 'response')) as [{ statusCode: number; httpVersion: string; resume(): void }];
    response.resume();
    expect([response.statusCode, response.httpVersion]).toEqual([200, '1.1']);
  });

  it('closes a session on which nothing moves', async () => {
    const { port } = await start({ ...WEB_LIMITS, stillMs: 30 });
    const opened = session(port);
    await get(opened, { ':path': '/healthz' });
    await expect(once(opened, 'close')).resolves.toBeDefined();
  });

  it('closes a connection that never says what it wants', async () => {
    const { port } = await start({ ...WEB_LIMITS, stillMs: 30 });
    const silent = connectTls({ port, host: 'localhost', ca: tls.cert, ALPNProtocols: ['h2'] });
    silent.on('error', () => undefined);
    await once(silent, 'secureConnect');
    silent.resume();
    await expect(once(silent, 'close')).resolves.toBeDefined();
  });

  it('ends all its connections when told to', async () => {
    const { server, port } = await start();
    const opened = session(port);
    await get(opened, { ':path': '/healthz' });
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await expect(closed).resolves.toBeDefined();
  });

  it('has the page and the sandbox on one port', async () => {
    const port = await freePort();
    const local = await startLocal({ folder, dataDir: join(folder, 'data'), port, tls });
    ends.push(() => void local.close());
    expect(local.origin).toBe(`https://localhost:${port}`);
    const opened = connect2(`https://127.0.0.1:${port}`, { ca: tls.cert, servername: 'localhost' });
    opened.on('error', () => undefined);
    ends.push(() => opened.destroy());
    const body = JSON.stringify({ username: 'aidos', password: 'wrong' });
    const path = '/services/auth/v1/users/signin';
    const refused = await get(opened, { ':path': path, ':method': 'POST', 'content-type': 'application/json' }, body);
    expect(refused.headers[':status']).toBe(401);
    const page = await get(opened, { ':path': '/', accept: 'text/html' });
    // A year of https alone would hold for every program on this machine.
    expect(page.headers).not.toHaveProperty('strict-transport-security');
    expect(page.body).toContain('<title>page</title>');
  });
});

describe('the settings', () => {
  const files = () => ({ TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') });

  it('name two files, or none', () => {
    expect(readTls({})).toBeUndefined();
    expect(String(readTls(files())?.cert)).toBe(tls.cert);
    expect(() => readTls({ TLS_CERT: files().TLS_CERT })).toThrow('TLS_KEY is missing');
    expect(() => readTls({ TLS_KEY: files().TLS_KEY })).toThrow('TLS_CERT is missing');
    expect(() => readTls({ ...files(), TLS_KEY: '/gone.pem' })).toThrow('Cannot read TLS_KEY');
  });

  it('fit each other', () => {
    expect(() => createSecureLimitedServer(WEB_LIMITS, web, { ...tls, key: selfSigned().key })).toThrow('do not fit');
  });
});

describe('the certificate for measuring', () => {
  it('is of localhost, its own, and soon over', () => {
    const read = new X509Certificate(tls.cert);
    expect(read.checkHost('localhost')).toBe('localhost');
    expect(read.verify(read.publicKey)).toBe(true);
    expect(Date.parse(read.validTo) - Date.now()).toBeLessThanOrEqual(86_400_000);
  });
});
