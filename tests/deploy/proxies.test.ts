import { readdirSync, readFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CACHE, headersFor } from '../../server/headers.ts';
import { installedProxies } from '../../scripts/lib/proxies.ts';
import { root } from '../../scripts/lib/run.ts';
import { ask, type Behind, type Came, startBehind } from './behind.ts';

const proxies = installedProxies();
const html = { accept: 'text/html' };
const asset = readdirSync(join(root, 'dist/assets'))
  .find((name) => name.endsWith('.js.br'))!
  .slice(0, -3);
const bytesOf = (file: string): Buffer => readFileSync(join(root, 'dist', file));
const told = ({ headers }: Came, name: string): string | undefined => headers.get(name)?.join(' AND ');

describe.each(['nginx', 'caddy'] as const)('the built server behind %s, by its file of deploy/', (name) => {
  let behind: Behind;
  let session: ClientHttp2Session;
  beforeAll(async () => {
    if (proxies === undefined) throw new Error('nginx and Caddy are not installed');
    behind = await startBehind(name, proxies);
    session = connect(behind.origin, { ca: behind.ca });
  });
  afterAll(async () => {
    session.close();
    await behind.stop();
  });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => ask(session, path, headers);

  it('sends a page over HTTP/2, with each header of ours once and unchanged', async () => {
    const page = await get('/how-it-works', html);
    expect(page.status).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
    expect([...page.headers].filter(([, values]) => values.length > 1)).toEqual([]);
    const { 'content-security-policy': policy, ...ours } = headersFor('plainPage', {
      elsewhere: { connect: [], images: [] },
      secure: true,
    });
    for (const [header, value] of Object.entries(ours)) expect(told(page, header), header).toBe(value);
    expect(told(page, 'content-security-policy')?.replace(/ 'sha256-[^']+'/, '')).toBe(policy);
  });

  it.each([
    ['br', '.br'],
    ['gzip', '.gz'],
  ])('passes the file that the build packed as %s, byte for byte, to be kept for ever', async (coding, ending) => {
    const packed = await get(`/assets/${asset}`, { 'accept-encoding': coding });
    expect(told(packed, 'content-encoding')).toBe(coding);
    expect(told(packed, 'cache-control')).toBe(CACHE.asset);
    expect(told(packed, 'vary')).toBe('Accept-Encoding, Available-Dictionary');
    expect(packed.body.equals(bytesOf(`assets/${asset}${ending}`))).toBe(true);
    const again = await get(`/assets/${asset}`, {
      'accept-encoding': coding,
      'if-none-match': told(packed, 'etag') ?? '',
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('passes the plain file to who takes no other', async () => {
    const plain = await get(`/assets/${asset}`, { 'accept-encoding': 'identity' });
    expect(told(plain, 'content-encoding')).toBeUndefined();
    expect(plain.body.equals(bytesOf(`assets/${asset}`))).toBe(true);
  });

  it('knows the addresses of the product, and says 404 to all others', async () => {
    const statusOf = async (path: string, headers = {}) => (await get(path, headers)).status;
    for (const path of ['/', '/my-applications/42', '/insurance/edit?utm_source=x'])
      expect(await statusOf(path, html), path).toBe(200);
    expect(told(await get('/my-applications/42', html), 'cache-control')).toBe('no-store');
    const unknown = await get('/nope', html);
    expect([unknown.status, told(unknown, 'cache-control')]).toEqual([404, 'no-store']);
    expect(unknown.body.toString()).toContain('<div id="root">');
    const gone = await get('/assets/gone-12345678.js');
    expect([gone.status, gone.body.toString()]).toEqual([404, '404']);
    expect(told(await get('/config.json'), 'cache-control')).toBe('no-store');
  });

  it('is asked for its health through it, and for its metrics beside it alone', async () => {
    for (const path of ['/healthz', '/readyz', '/version']) expect((await get(path)).status, path).toBe(200);
    expect((await fetch(`${behind.metrics}/metrics`)).status).toBe(200);
    for (const headers of [{}, html]) {
      const refused = await get('/metrics', headers);
      expect(refused.status).toBe(404);
      expect(refused.body.toString()).not.toContain('web_requests_total');
    }
  });

  it('is told by it that visitors come by https, whatever they say themselves', async () => {
    const https = 'max-age=31536000; includeSubDomains';
    expect(told(await get('/', { ...html, 'x-forwarded-proto': 'http' }), 'strict-transport-security')).toBe(https);
    expect((await fetch(`${behind.server}/`)).headers.get('strict-transport-security')).toBeNull();
    const sent = await fetch(`${behind.plain}/login`, { redirect: 'manual' });
    expect(sent.status).toBe(308);
    expect(sent.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/login$/);
  });

  it('keeps the id of a request', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(told(await get('/', { ...html, 'x-request-id': id }), 'x-request-id')).toBe(id);
  });
});
