import { describe, expect, it } from 'vitest';
import { addresses } from '../../../machines/generated/addresses.ts';
import { fill, match } from '../../../machines/kit/address.ts';
import { operations } from '../../../openapi/index.ts';
import { readsAt, requestOf } from '../../../scripts/pages/reads.ts';
import { fillPage, formsOf } from '../../../scripts/pages/write.ts';

const html = `<!doctype html>
<html lang="ru"><head><title>Кредит</title>
    <script type="module" crossorigin src="/assets/a.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/a.css">
  </head><body><div id="root"></div><noscript></noscript></body></html>`;
const parts = { always: ['assets/b.js'], lists: { guestRu: ['assets/ru.js'], guestKk: ['assets/kk.js'] }, sheets: [] };
const prerendered = {
  screen: 'guide',
  paths: ['/guide'],
  access: 'open',
  printed: { year: 2026, training: true, facts: { companyLine: { ru: 'ТОО «"А&Б"»' } } } as never,
  in: {
    ru: { title: 'Помощь & <всё>', html: '<h1>Помощь $& $1</h1>' },
    kk: { title: 'Көмек', html: '<h1>Көмек</h1>' },
  },
} as const;

const common = {
  early: '/assets/early.js',
  styles: 'p{margin:0}',
  notice: '<div id="load-notice"></div>',
  profile: 'auth /me',
};

describe('the page of an address', () => {
  it('asks for its parts: before all others what decides on them, and nothing inline', () => {
    const page = fillPage(html, common, parts, undefined);
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/b.js">');
    expect(page).toContain(
      '<script src="/assets/early.js" data-profile="auth /me" data-guest-ru="/assets/ru.js" data-guest-kk="/assets/kk.js">',
    );
    // Run above the page, and asked for before the program.
    expect(page.indexOf('rel="preload" as="script" href="/assets/early.js"')).toBeLessThan(
      page.indexOf('type="module"'),
    );
    expect(page.indexOf('<script src="/assets/early.js"')).toBeLessThan(page.indexOf('<div id="root"></div>'));
    expect(page).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
  });

  it('stands in Russian, the Kazakh one beside it, with what it was prerendered with', () => {
    const page = fillPage(html, common, parts, prerendered);
    expect(page).toContain('<title>Помощь &amp; &lt;всё&gt;</title>');
    expect(page).toMatch(/<div id="root" data-prerendered="guide" data-language="ru" data-printed="[^"]*">/);
    expect(page).toContain('<h1>Помощь $& $1</h1></div>');
    expect(page).toContain('<template data-title="Көмек"><h1>Көмек</h1></template><noscript>');
    expect(page).toContain('data-access="open" data-prerendered-in="ru"');
  });

  it('says where the draft lies that it would begin with', () => {
    const page = fillPage(html, common, parts, { ...prerendered, draft: 'draft/2/credit-claim/guest/new' });
    expect(page).toContain('data-draft="draft/2/credit-claim/guest/new"');
    expect(fillPage(html, common, parts, prerendered)).not.toContain('data-draft');
  });

  it('has its styles inside when it is prerendered, and by their file when its program draws it', () => {
    const inside = fillPage(html, common, parts, prerendered);
    expect(inside).toContain('<style>p{margin:0}</style>');
    // Its link stays for parts that look for it, and is not fetched.
    expect(inside).toContain('<link rel="stylesheet" disabled media="not all" crossorigin href="/assets/a.css">');
    expect(inside).not.toContain('rel="stylesheet" crossorigin');
    const outside = fillPage(html, common, parts, undefined);
    expect(outside).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">');
    expect(outside).not.toContain('<style');
  });

  it('has the words for a page that does not come above the first script that could keep it from being read', () => {
    for (const at of [undefined, prerendered]) {
      const page = fillPage(html, common, parts, at);
      expect(page.indexOf(common.notice)).toBeGreaterThan(page.indexOf('<body>'));
      expect(page.indexOf(common.notice)).toBeLessThan(page.indexOf('<script src="/assets/early.js"'));
    }
  });

  it('asks early for the sheets of its parts, in the mode of who waits for them, and for no font', () => {
    for (const at of [undefined, prerendered]) {
      const page = fillPage(html, common, { ...parts, sheets: ['assets/b.css'] }, at);
      expect(page).toContain('<link rel="preload" as="style" crossorigin fetchpriority="low" href="/assets/b.css">');
      expect(page).not.toContain('as="font"');
    }
  });

  it('cannot be filled where the template lacks a place', () => {
    expect(() => fillPage('<html></html>', common, parts, undefined)).toThrow('index.html has no');
  });
});

describe('which address a path belongs to', () => {
  const forms = formsOf(addresses).map(({ pattern, paths }) => ({ pattern, paths: new RegExp(paths) }));
  const found = (path: string) => forms.find(({ paths }) => paths.test(path))?.pattern ?? null;
  const traps = ['/insurance/payment', '/insurance/edit', '/insurance/offers', '/insurance/casco-and-life/complete'];
  const strangers = ['/nowhere', '/my-applications/1/2/3', '/loginx', '/login.html', '//evil.kz/login', '/pages/login'];
  const paths = addresses.flatMap((pattern) => [
    fill(pattern, { id: '42', status: 'ok' }),
    ...(pattern.includes('?') ? [fill(pattern)] : []),
  ]);

  it.each([...paths, ...paths.map((path) => `${path}/`), ...traps, ...strangers])('%s: as the program says', (path) => {
    expect(found(path)).toBe(match(path)?.pattern ?? null);
  });
});

describe('what a page reads at first', () => {
  const claims = { operation: 'claims', input: { variables: { page: 1, filters: {} } } } as const;
  const insurances = { operation: 'listInsuranceClaims', input: { query: { page: 1 } } } as const;

  it('is asked as the program asks', async () => {
    const [service, path, init] = (await requestOf(claims, [])) ?? [];
    expect([service, path, init?.method, init?.headers]).toEqual([
      'claim',
      '/customers',
      'POST',
      { 'content-type': 'application/json' },
    ]);
    expect(init?.body).toBe(
      JSON.stringify({
        operationName: 'claims',
        query: operations.claims.document,
        variables: { page: 1, filters: {} },
      }),
    );
    expect(await requestOf(insurances, [])).toEqual(['insuranceV2', '/api/v1/claims?page=1']);
  });

  it('is for the role whose screen declares it', async () => {
    const begins = { 'my-applications': [insurances], 'dealer-home': [claims] };
    expect(Object.keys(await readsAt('/my-applications', begins, []))).toEqual(['client']);
    expect(Object.keys(await readsAt('/', begins, []))).toEqual(['dealer', 'partner']);
    expect(await readsAt('/guide', begins, [])).toEqual({});
  });

  it('is no call that changes something', async () => {
    const write = { operation: 'declineClaimByCustomer', input: { variables: { id: '1' } } } as const;
    await expect(requestOf(write, [])).rejects.toThrow('declineClaimByCustomer is no read');
  });

  it('is left to the program where the build lacks what it takes: ids of an installation, another token', async () => {
    const special = { operation: 'findCreditInsurances', input: {} } as never;
    expect(await requestOf(claims, ['filters'])).toBeNull();
    expect(await requestOf(special, [])).toBeNull();
    expect(await readsAt('/my-applications', { 'my-applications': [claims] }, ['filters'])).toEqual({});
  });

  it('stands in its page as the address of a file', () => {
    const page = fillPage(html, common, { ...parts, reads: '/assets/reads-1.json' }, undefined);
    expect(page).toContain('data-reads="/assets/reads-1.json"');
    expect(fillPage(html, common, parts, undefined)).not.toContain('data-reads');
  });
});
