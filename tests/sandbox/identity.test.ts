import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../sandbox/services/auth/accounts.ts';
import { issueTokens } from '../../sandbox/services/auth/index.ts';
import { safeRedirect } from '../../sandbox/services/identity/redirect.ts';
import { defineService, refuse } from '../../sandbox/core/service.ts';
import { createClaimsBook, servicesBeside } from './support/claims.ts';
import { startSandbox, type TestSandbox } from './support/start.ts';

const [aidos, arman] = demoAccounts;
const MAKE = '/services/btsd/api/v1/auth/make-url';

async function setup() {
  const claims = createClaimsBook();
  claims.put({ id: 'c-1', ownerId: aidos!.id });
  const sandbox = await startSandbox({ services: servicesBeside(claims) });
  return { sandbox, claims, token: (await sandbox.signIn('aidos')).access };
}

const make = (sandbox: TestSandbox, token: string, query: Record<string, string>) =>
  sandbox.call('POST', `${MAKE}?${new URLSearchParams(query)}`, { token });
const visit = async (sandbox: TestSandbox, url: string, outcome: string) => {
  const answer = await sandbox.call('POST', url, {
    body: new URLSearchParams({ outcome }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
  });
  return { status: answer.status, location: answer.headers.get('location') };
};

describe('identity', () => {
  it('leaves to a page in the language of the caller and comes back as given', async () => {
    const { sandbox, claims, token } = await setup();
    const { body, status } = await make(sandbox, token, { redirect_url: '/aitu-pending?claim=c-1' });
    expect(status).toBe(200);
    const page = await sandbox.call('GET', body.url, { headers: { 'accept-language': 'kk' } });
    expect(page.body).toContain('<html lang="ru">');
    expect(page.body).toContain('Подтверждение личности');
    expect((await sandbox.call('GET', `${body.url}?lang=kk`)).body).toContain('<title>Жеке басты растау</title>');
    expect(await visit(sandbox, body.url, 'ok')).toEqual({ status: 303, location: '/aitu-pending?claim=c-1' });
    expect(claims.told).toEqual([
      { claimId: 'c-1', what: 'identityStarted', result: null },
      { claimId: 'c-1', what: 'identity', result: 'ok' },
    ]);
  });

  it.each(['failed', 'cancelled'])('%s is told to the claim, and the way back is the same', async (outcome) => {
    const { sandbox, claims, token } = await setup();
    const { body } = await make(sandbox, token, {});
    expect(await visit(sandbox, body.url, outcome)).toEqual({ status: 303, location: '/aitu-pending?claim=c-1' });
    expect(claims.told.at(-1)).toEqual({ claimId: 'c-1', what: 'identity', result: outcome });
  });

  it('a form sent twice counts once; a finished, an old and a replaced page only lead back', async () => {
    const { sandbox, claims, token } = await setup();
    const first = (await make(sandbox, token, {})).body.url as string;
    const second = (await make(sandbox, token, {})).body.url as string;
    expect((await visit(sandbox, first, 'ok')).status).toBe(410);
    expect((await visit(sandbox, second, 'ok')).status).toBe(303);
    expect((await visit(sandbox, second, 'failed')).location).toBe('/aitu-pending?claim=c-1');
    expect(claims.told.filter(({ what }) => what === 'identity')).toEqual([
      { claimId: 'c-1', what: 'identity', result: 'ok' },
    ]);
    expect((await sandbox.call('GET', second)).status).toBe(410);
    const third = (await make(sandbox, token, {})).body.url as string;
    await sandbox.advance(30 * 60_000);
    expect((await visit(sandbox, third, 'ok')).status).toBe(410);
    expect((await visit(sandbox, '/sandbox/identity/unknown', 'ok')).status).toBe(404);
  });

  it('a claim that went on without the page leads back, and nothing is noted', async () => {
    const { sandbox, claims, token } = await setup();
    const { body } = await make(sandbox, token, {});
    claims.identityResult = () => Promise.reject(refuse(409, 'over'));
    expect((await visit(sandbox, body.url, 'ok')).status).toBe(410);
    expect(((await sandbox.api('GET', 'ledger')).body as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'auth.signedIn',
      'identity.urlMade',
    ]);
  });

  it('an answer that is none asks again', async () => {
    const { sandbox, claims, token } = await setup();
    const { body } = await make(sandbox, token, {});
    expect((await visit(sandbox, body.url, 'hacked')).status).toBe(200);
    expect(claims.told.filter(({ what }) => what === 'identity')).toEqual([]);
  });

  it('the person 890909499142 never passes', async () => {
    const { sandbox, claims, token } = await setup();
    claims.put({ id: 'c-1', ownerId: aidos!.id, personalNumber: '890909499142' });
    const { body } = await make(sandbox, token, {});
    await visit(sandbox, body.url, 'ok');
    expect(claims.told.at(-1)).toEqual({ claimId: 'c-1', what: 'identity', result: 'failed' });
  });

  it('a token bound to one claim opens the rest once identity is proven', async () => {
    const claims = createClaimsBook();
    claims.put({ id: 'c-1', ownerId: aidos!.id });
    claims.put({ id: 'c-2', ownerId: aidos!.id });
    let scoped = '';
    let stranger = '';
    const issuer = defineService({
      name: 'issuer',
      seed: async (work) => {
        scoped = (await issueTokens(work, aidos!.id, { claimScope: 'c-1' })).accessToken;
        stranger = (await issueTokens(work, aidos!.id, { claimScope: 'c-2' })).accessToken;
      },
    });
    const sandbox = await startSandbox({ services: servicesBeside(claims, issuer) });
    const profile = () => sandbox.call('GET', '/services/auth/v1/users/me', { token: scoped });
    expect((await profile()).body).toMatchObject({ id: aidos!.id, username: '', phone: '', lastName: null });
    const files = (claim: string) =>
      sandbox.call('GET', `/services/docs/api/v1/files?claim_id=${claim}`, { token: scoped });
    expect([(await files('c-1')).status, (await files('c-2')).status]).toEqual([200, 404]);
    const { body } = await make(sandbox, scoped, { redirect_url: '/aitu-pending?claim=c-1' });
    await visit(sandbox, body.url, 'failed');
    expect((await files('c-2')).status).toBe(404);
    await visit(sandbox, (await make(sandbox, scoped, { redirect_url: '/aitu-pending?claim=c-1' })).body.url, 'ok');
    expect((await files('c-2')).status).toBe(200);
    expect((await profile()).body.lastName).toBe('Демеу');
    expect((await sandbox.call('GET', '/services/docs/api/v1/files?claim_id=c-1', { token: stranger })).status).toBe(
      404,
    );
  });
});

describe('agreement', () => {
  it('shows what is signed; signed leads to the address given, everything else to the failure page', async () => {
    const { sandbox, claims, token } = await setup();
    claims.put({ id: 'c-1', ownerId: aidos!.id, agreementLines: [{ ru: '<b>Дала & Демо</b>', kk: 'Дала' }] });
    for (const [outcome, location] of [
      ['ok', '/sign-success?claim=c-1'],
      ['failed', '/sign-fail?claim=c-1'],
      ['cancelled', '/sign-fail?claim=c-1'],
    ]) {
      const { body } = await make(sandbox, token, { agreement: 'c-1', redirect_url: '/sign-success?claim=c-1' });
      expect((await sandbox.call('GET', body.url)).body).toContain('&#60;b&#62;Дала &#38; Демо');
      expect(await visit(sandbox, body.url, outcome!)).toEqual({ status: 303, location });
      expect(claims.told.at(-1)).toEqual({ claimId: 'c-1', what: 'agreement', result: outcome });
    }
  });
});

describe('the page', () => {
  it('runs nothing, loads only its own sheet, cannot be framed, and lets the form tell its origin', async () => {
    const { sandbox, token } = await setup();
    const { body } = await make(sandbox, token, {});
    const page = await sandbox.call('GET', body.url);
    expect(page.body).not.toMatch(/<script|<style|\s(?:style|on\w+)="/i);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
    );
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect((await sandbox.call('GET', '/sandbox/partner.css')).headers.get('content-type')).toContain('text/css');
    expect(page.body).not.toContain(aidos!.personalNumber);
  });

  it('refuses a form from a foreign site', async () => {
    const { sandbox, claims, token } = await setup();
    const { body } = await make(sandbox, token, {});
    const answer = await sandbox.call('POST', body.url, {
      body: new URLSearchParams({ outcome: 'ok' }),
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(claims.told).toHaveLength(1);
  });
});

describe('who may leave, and where to', () => {
  it('the claim is the one named, else that of the way back, else the open one; never a foreign one', async () => {
    const { sandbox, claims, token } = await setup();
    claims.put({ id: 'c-2', ownerId: aidos!.id });
    claims.put({ id: 'c-9', ownerId: arman!.id });
    const named = (claimId: string) =>
      sandbox.call('POST', `${MAKE}?redirect_url=/aitu-pending?claim=c-1`, { token, body: { claimId } });
    expect((await named('c-2')).status).toBe(200);
    expect((await make(sandbox, token, { redirect_url: '/aitu-pending?claim=c-2' })).status).toBe(200);
    expect((await make(sandbox, token, {})).status).toBe(200);
    expect(claims.told.map(({ claimId }) => claimId)).toEqual(['c-2', 'c-2', 'c-1']);
    expect((await named('c-9')).status).toBe(404);
  });

  it('a foreign or unknown claim is 404, a claim that does not allow it 409, no token 401', async () => {
    const { sandbox, claims, token } = await setup();
    claims.put({ id: 'c-3', ownerId: aidos!.id, status: 'rejected' });
    const { access: other } = await sandbox.signIn('arman');
    expect(arman!.username).toBe('arman');
    expect((await make(sandbox, other, { redirect_url: '/aitu-pending?claim=c-1' })).status).toBe(404);
    expect((await make(sandbox, other, {})).status).toBe(404);
    expect((await make(sandbox, other, { agreement: 'c-1' })).status).toBe(404);
    const over = await make(sandbox, token, { agreement: 'c-3' });
    expect([over.status, over.body.status]).toEqual([409, 'rejected']);
    expect((await sandbox.call('POST', MAKE)).status).toBe(401);
  });

  const foreign = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/\t/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '///evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/aitu-pending/../../evil',
    '/aitu-pending\n',
    ' /aitu-pending',
    '/aitu-pending#token',
    '/aitu-pending#',
    '/evil',
    '/',
    '',
    'aitu-pending',
    '/aitu-pending.evil.example',
    '@evil.example',
    '/@evil.example',
    '/sandbox/api/reset',
    '/login',
    `/aitu-pending?${'x'.repeat(600)}`,
    '/aitu-pending?a=\u0000',
    '/my-applications/../sandbox',
    '/%61itu-pending',
  ];
  it.each(foreign)('%j is no way back', (redirect) => expect(safeRedirect(redirect)).toBeNull());

  it('none of them makes an address', async () => {
    const { sandbox, token } = await setup();
    for (const redirect of foreign) {
      // A character that no database keeps does not even come as far as the service.
      const refused = redirect.includes('\0') ? 400 : 422;
      expect([redirect, (await make(sandbox, token, { redirect_url: redirect })).status]).toEqual([redirect, refused]);
    }
  });

  it.each([
    '/aitu-pending?claim=c-1',
    '/sign-success?claim=c-1&kind=credit',
    '/my-applications/c-1',
    '/bank-responses/c-1',
    '/aitu-pending',
  ])('%s is', (redirect) => {
    expect(safeRedirect(redirect)?.href).toBe(redirect);
  });
});
