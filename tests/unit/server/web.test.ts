import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLimitedServer, listen, WEB_LIMITS } from '../../../server/listening.ts';
import { elsewhereOf, readRuntimeConfig } from '../../../server/runtime-config.ts';
import { createWeb } from '../../../server/web.ts';
import { ask, settings } from './support.ts';

const HTML = '<!doctype html><title>page</title>';
const GUIDE = '<!doctype html><title>guide</title><style>p{margin:0}</style>';
const SCRIPT = 'export const answer = 42;';
const config = settings({
  docs: 'https://docs.example.kz/v1',
  btsd: 'https://docs.example.kz',
  mycar: 'https://cars.example.kz',
});
const ABOUT = JSON.stringify({ version: '1.2.3' });
const navigation = { accept: 'text/html,application/xhtml+xml' };

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'fonts'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ services: {} }));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/guide.html'), GUIDE);
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify([
      { paths: '^/guide/*$', file: 'pages/guide.html', route: '/guide' },
      {
        paths: '^/my-applications/[^/]+/client-data/*$',
        file: 'index.html',
        route: '/my-applications/:id/client-data',
      },
      { paths: '^/login/*$', file: 'index.html', route: '/login' },
    ]),
  );
  writeFileSync(join(folder, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/app-1a2b.js.map'), '{}');
  writeFileSync(join(folder, 'fonts/inter.v1.woff2'), 'font');
  writeFileSync(join(folder, 'build.json'), ABOUT);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  server = createLimitedServer(WEB_LIMITS, createWeb({ folder, config, trustProxy: true }));
  await listen(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => ask(server, url, { headers });

describe('headers', () => {
  const everywhere = [
    '/',
    '/login',
    '/config.json',
    '/healthz',
    '/assets/app-1a2b.js',
    '/assets/gone.js',
    '/%',
    '/icon.svg',
  ];

  it.each(everywhere)('%s carries the security headers', async (url) => {
    const { headers } = await get(url, url === '/login' ? navigation : {});
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), otp-credentials=(self)',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).not.toMatch(/frame-src[^;]*blob:/);
  });

  it('may be framed by nobody, whoever asks', async () => {
    for (const site of ['same-origin', 'cross-site']) {
      const { headers, body } = await get('/login', {
        ...navigation,
        'sec-fetch-dest': 'iframe',
        'sec-fetch-site': site,
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(body).toBe(HTML);
    }
  });

  it('allows the styles that stand in a page, there and nowhere else', async () => {
    const digest = createHash('sha256').update('p{margin:0}').digest('base64');
    const styles = (policy: unknown) => /style-src ([^;]*);/.exec(String(policy))?.[1];
    const guide = await get('/guide', navigation);
    expect(styles(guide.headers['content-security-policy'])).toBe(`'self' 'sha256-${digest}'`);
    for (const url of ['/', '/login', '/icon.svg', '/config.json'])
      expect(styles((await get(url, navigation)).headers['content-security-policy']), url).toBe("'self'");
  });

  it('lets the page connect to itself and to the services of config.json only', async () => {
    const policy = String((await get('/', navigation)).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://cars.example.kz https://docs.example.kz;");
  });

  it('lets the page show pictures of the docs service, wherever it stands, and of no other', async () => {
    const policy = String((await get('/', navigation)).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob: https://docs.example.kz;");
  });

  it('asks for https only where it is https', async () => {
    const { headers } = await get('/', { ...navigation, 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it.each([
    ['/guide', 'no-cache'],
    ['/guide/', 'no-cache'],
    // A person's number or a shop's mark may stand there.
    ['/guide?iin=1', 'no-store'],
    ['/my-applications/42/client-data', 'no-store'],
    ['/unknown', 'no-store'],
    ['/config.json', 'no-store'],
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/fonts/inter.v1.woff2', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'no-cache'],
    ['/assets/gone.js', 'no-store'],
  ])('%s is kept as "%s"', async (url, kept) => {
    expect((await get(url, navigation)).headers['cache-control']).toBe(kept);
  });
});

describe('files and navigations', () => {
  it('says "not modified" to a browser that has the page of a plain address, with the policy of today', async () => {
    const first = await get('/guide', navigation);
    const again = await get('/guide', { ...navigation, 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(again.headers['content-security-policy']).toContain('sha256-');
  });

  it.each(['/', '/login', '/my-applications/4f5b/client-data'])('%s opened in a browser is the page', async (url) => {
    const answer = await get(url, navigation);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(HTML);
  });

  it.each(['/unknown', '/guide/x', '/index.html', '/pages/guide.html', '/build.json'])(
    '%s is no address of the product: the page, which says so, with 404',
    async (url) => {
      const answer = await get(url, navigation);
      expect(answer.status).toBe(404);
      expect(answer.body).toBe(HTML);
      expect(answer.headers['cache-control']).toBe('no-store');
      // Never "not modified": that would be a page that is there.
      const { etag } = (await get('/', navigation)).headers;
      expect((await get(url, { ...navigation, 'if-none-match': String(etag) })).status).toBe(404);
    },
  );

  it('an address has the page that was drawn for it, whatever stands behind', async () => {
    for (const url of ['/guide', '/guide/', '/guide?a=1']) expect((await get(url, navigation)).body, url).toBe(GUIDE);
  });

  it.each([
    ['/assets/gone.js', navigation],
    ['/pages.json', {}],
    ['/build.json', {}],
    ['/pages/guide.html', {}],
    ['/guide', { accept: '*/*' }],
    ['/assets/gone.js', { accept: '*/*' }],
    ['/login', { accept: '*/*' }],
    ['/login', { accept: 'text/html', 'sec-fetch-mode': 'cors' }],
    ['/.vite/manifest.json', {}],
    ['/assets/app-1a2b.js.map', {}],
    ['/assets/app-1a2b.js.br', {}],
    ['/assets/..%2f..%2fpackage.json', {}],
    ['/%', navigation],
  ] as [string, Record<string, string>][])('%s with %j is a 404 and not the page', async (url, headers) => {
    const answer = await get(url, headers);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('<title>');
  });

  it('tells those who run it that it lives, that it takes requests, and which build it is', async () => {
    for (const [url, body] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
      ['/version', ABOUT],
    ] as const) {
      const answer = await get(url);
      expect(answer, url).toMatchObject({ status: 200, body });
      expect(answer.headers['cache-control'], url).toBe('no-store');
    }
  });

  it('names every request: by the id that came, when it can be one, else by a new one', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const idOf = async (sent?: string) =>
      (await get('/login', { ...navigation, ...(sent === undefined ? {} : { 'x-request-id': sent }) })).headers[
        'x-request-id'
      ];
    expect(await idOf(id)).toBe(id);
    const made = [];
    for (const wrong of [undefined, '880101300123', '4111111111111111', 'short', `a ${id}`, id.repeat(2)]) {
      made.push(await idOf(wrong));
      expect(made.at(-1), wrong).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    }
    expect(new Set(made).size).toBe(made.length);
  });

  it('answers no method but GET and HEAD', async () => {
    const answer = await ask(server, '/login', { method: 'POST', body: 'a=1' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect((await ask(server, '/healthz', { method: 'POST', body: 'a=1' })).status).toBe(405);
    expect((await ask(server, '/assets/app-1a2b.js', { method: 'HEAD' })).status).toBe(200);
  });

  it('sends the packed file to those who take it', async () => {
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(SCRIPT);

    const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  it('says "not modified" to a browser that has the file', async () => {
    const { etag } = (await get('/icon.svg')).headers;
    const again = await get('/icon.svg', { 'if-none-match': String(etag) });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    // A proxy that packs what it passes on weakens the tag; a browser may name several.
    expect((await get('/icon.svg', { 'if-none-match': `"other", W/${String(etag)}` })).status).toBe(304);
    expect((await get('/icon.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers /config.json with the settings it was given, not those of the build', async () => {
    expect(JSON.parse((await get('/config.json')).body)).toEqual(config);
  });

  it('has the assets of the build before, and of it nothing else', async () => {
    const previous = join(folder, 'previous');
    mkdirSync(join(previous, 'assets'), { recursive: true });
    writeFileSync(join(previous, 'index.html'), 'old page');
    writeFileSync(join(previous, 'old.svg'), 'old picture');
    writeFileSync(join(previous, 'assets/app-9z8y.js'), 'old();');
    writeFileSync(join(previous, 'assets/app-1a2b.js'), 'never this');
    const both = createLimitedServer(WEB_LIMITS, createWeb({ folder, previous, config }));
    await listen(both, 0, '127.0.0.1');
    onTestFinished(() => void both.close());
    const old = await ask(both, '/assets/app-9z8y.js');
    expect(old.body).toBe('old();');
    expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask(both, '/assets/app-1a2b.js')).body).toBe(SCRIPT);
    expect((await ask(both, '/', { headers: navigation })).body).toBe(HTML);
    expect((await ask(both, '/old.svg')).status).toBe(404);
    expect((await get('/assets/app-9z8y.js')).status).toBe(404);
    // Of the first release there is none before.
    expect(() => createWeb({ folder, previous: join(folder, 'none'), config })).not.toThrow();
  });

  it('refuses a folder without a build', () => {
    expect(() => createWeb({ folder: join(folder, 'assets'), config })).toThrow(/npm run build/);
  });
});

describe('settings', () => {
  const read = (content: string) => {
    const file = join(folder, 'settings.json');
    writeFileSync(file, content);
    return readRuntimeConfig(file);
  };

  it('lists each foreign origin once', () => {
    expect(elsewhereOf(config).connect).toEqual(['https://cars.example.kz', 'https://docs.example.kz']);
    expect(elsewhereOf(settings())).toEqual({ connect: [], images: [] });
  });

  it.each(['{', 'null', '{}', ''])('refuses %j', (content) => {
    expect(() => read(content)).toThrow(/settings\.json/);
  });

  const { contacts, ...without } = config;
  it.each([
    [{ ...config, services: { ...config.services, auth: 'javascript:alert(1)' } }, 'services.auth'],
    [{ ...config, services: { ...config.services, shortLink: undefined } }, 'services.shortLink'],
    [without, 'contacts'],
    [{ ...without, contacts: { ...contacts, phone: '8 727 000 00 01' } }, 'contacts.phone'],
    [{ ...config, smsCodeLength: '6' }, 'smsCodeLength'],
  ])('names the key that is missing or wrong: %#', (wrong, key) => {
    expect(() => read(JSON.stringify(wrong))).toThrow(`"${key}" is missing or wrong`);
  });

  it('takes what fits, and leaves out what nobody knows: it would be sent to everybody', () => {
    expect(read(JSON.stringify({ ...config, secret: 'x' }))).toEqual(config);
  });
});
