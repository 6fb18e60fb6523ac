import { describe, expect, it } from 'vitest';
import type { ShortLink } from '../../openapi/index.ts';
import { application, startClaims, type ClaimSandbox } from './claim-support.ts';
import type { CallOptions } from './support/start.ts';

const LINKS = '/services/shortLink';
const HOUR_MS = 3_600_000;

/** A dealer's claim and the id of its link. */
const handedOver = async (sandbox: ClaimSandbox, over = {}) => {
  const { access } = await sandbox.signIn('dealer-demo');
  const claim = await sandbox.ask('createClaim', { input: application(over) }, access);
  const link = claim.shortLink?.split('/link/')[1] ?? '';
  return { claim, link, dealer: access };
};
const open = (sandbox: ClaimSandbox, id: string, options?: CallOptions) =>
  sandbox.call('GET', `${LINKS}/${id}`, options);
const confirm = (sandbox: ClaimSandbox, id: string, lastDigits: string) =>
  sandbox.call('POST', `${LINKS}/${id}/confirm`, { body: { lastDigits } });
const renew = (sandbox: ClaimSandbox, id: string) => sandbox.call('POST', `${LINKS}/${id}/renew`);
const accessOf = async (sandbox: ClaimSandbox, { refreshToken }: ShortLink): Promise<string> =>
  (await sandbox.call('POST', '/services/auth/v1/users/refresh-token', { body: { refresh_token: refreshToken } })).body
    .access_token;
const sentLink = async (sandbox: ClaimSandbox, phone: string): Promise<string> =>
  /\/link\/(\S+?)\./.exec((await sandbox.inbox(phone)).at(-1) ?? '')?.[1] ?? '';

describe('a short link', () => {
  it('opens its claim and signs the customer in for this claim only', async () => {
    const sandbox = await startClaims();
    const { claim, link } = await handedOver(sandbox, { productId: '100101' });
    expect(claim.shortLink).toMatch(/^http:\/\/localhost:3000\/link\/[\w-]{32}$/);
    const { status, body } = await open(sandbox, link);
    expect(status).toBe(200);
    expect(body).toEqual({
      target: { kind: 'claim', id: claim.id },
      refreshToken: expect.any(String),
      productId: '100101',
      expiresInSec: 72 * 3600,
    });
    const token = await accessOf(sandbox, body);
    // The person has other claims; the link shows none of them.
    expect((await sandbox.ask('claims', {}, token)).items.map(({ id }) => id)).toEqual([claim.id]);
    expect((await sandbox.api('GET', 'ledger')).body.map(({ kind }: { kind: string }) => kind)).toContain(
      'link.opened',
    );
  });

  it('is used once; the key that opened it reads the answer again', async () => {
    const sandbox = await startClaims();
    const { link } = await handedOver(sandbox);
    const first = await open(sandbox, link, { key: 'device-a' });
    expect((await open(sandbox, link, { key: 'device-a' })).body).toEqual(first.body);
    expect(await open(sandbox, link, { key: 'device-b' })).toMatchObject({ status: 409, body: { status: 'used' } });
    expect((await open(sandbox, link)).status).toBe(409);
    // The stored answer is forgotten after a day, the key is not.
    await sandbox.advance(25 * HOUR_MS);
    const later = await open(sandbox, link, { key: 'device-a' });
    expect(later.status).toBe(200);
    expect(later.body.refreshToken).not.toBe(first.body.refreshToken);
  });

  it('asks on another device for the last digits, three times', async () => {
    const sandbox = await startClaims();
    const { claim, link } = await handedOver(sandbox);
    expect((await confirm(sandbox, link, '9012')).status).toBe(409);
    await open(sandbox, link, { key: 'device-a' });
    expect(await confirm(sandbox, link, '0000')).toMatchObject({ status: 422, body: { attemptsLeft: 2 } });
    expect(await confirm(sandbox, link, '9012')).toMatchObject({ status: 200, body: { target: { id: claim.id } } });
    for (const attemptsLeft of [2, 1, 0])
      expect(await confirm(sandbox, link, '0000')).toMatchObject({ status: 422, body: { attemptsLeft } });
    expect(await confirm(sandbox, link, '9012')).toMatchObject({ status: 423, body: { status: 'locked' } });
  });

  it('opens for its signed-in owner without a new session, however often', async () => {
    const sandbox = await startClaims();
    const { link } = await handedOver(sandbox);
    const { access } = await sandbox.signIn('aidos');
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await open(sandbox, link, { token: access });
      expect(status).toBe(200);
      expect(body).not.toHaveProperty('refreshToken');
    }
    // It is not used up by that.
    expect((await open(sandbox, link)).body).toHaveProperty('refreshToken');
  });

  it('is used once by whoever else is signed in, too', async () => {
    const sandbox = await startClaims();
    const { link } = await handedOver(sandbox);
    const { access } = await sandbox.signIn('saule');
    expect((await open(sandbox, link, { token: access })).status).toBe(200);
    expect((await open(sandbox, link, { token: access })).status).toBe(409);
  });

  it('opens again in the browser that it has signed in: what is open there already needs no digits', async () => {
    const sandbox = await startClaims();
    const { link } = await handedOver(sandbox);
    const token = await accessOf(sandbox, (await open(sandbox, link, { key: 'device-a' })).body);
    const again = await open(sandbox, link, { token, key: 'device-a2' });
    expect(again.status).toBe(200);
    expect(again.body).not.toHaveProperty('refreshToken');
    // A session for one thing of theirs opens no other.
    const { link: second } = await handedOver(sandbox, { personalNumber: '000229699201', phone: '77000000032' });
    await open(sandbox, second);
    expect((await open(sandbox, second, { token })).status).toBe(409);
  });

  it('lives 72 hours', async () => {
    const sandbox = await startClaims();
    const { link } = await handedOver(sandbox);
    await sandbox.advance(72 * HOUR_MS - 1000);
    expect((await open(sandbox, link, { token: (await sandbox.signIn('aidos')).access })).body.expiresInSec).toBe(1);
    await sandbox.advance(1000);
    expect(await open(sandbox, link)).toMatchObject({ status: 410, body: { status: 'expired' } });
    expect((await confirm(sandbox, link, '9012')).status).toBe(410);
  });

  it('is sent anew to the phone on record, tells nobody where, and the old one is over', async () => {
    const sandbox = await startClaims();
    const { claim, link } = await handedOver(sandbox);
    expect(await renew(sandbox, link)).toMatchObject({ status: 202, body: { resendInSec: 60 } });
    expect((await open(sandbox, link)).status).toBe(410);
    const fresh = await sentLink(sandbox, '77000000031');
    expect(await open(sandbox, fresh)).toMatchObject({ status: 200, body: { target: { id: claim.id } } });
    expect(await renew(sandbox, link)).toMatchObject({ status: 429, body: { retryAfterSec: 60 } });
    await sandbox.advance(60_000);
    // Also an old link leads on.
    expect((await renew(sandbox, link)).status).toBe(202);
    for (let minute = 0; minute < 3; minute += 1) {
      await sandbox.advance(60_000);
      expect((await renew(sandbox, link)).status).toBe(202);
    }
    await sandbox.advance(60_000);
    expect((await renew(sandbox, link)).status).toBe(429);
  });

  it('is opened at most ten times a minute', async () => {
    const sandbox = await startClaims();
    const { link } = await handedOver(sandbox);
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await open(sandbox, link)).status);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409), 429]);
    await sandbox.advance(60_000);
    expect((await open(sandbox, link)).status).toBe(409);
  });

  it('is not known: 404, and nothing is sent', async () => {
    const sandbox = await startClaims();
    expect((await open(sandbox, 'nothing')).status).toBe(404);
    expect((await confirm(sandbox, 'nothing', '9012')).status).toBe(404);
    expect((await renew(sandbox, 'nothing')).status).toBe(404);
  });

  it('is shown to the dealer who made the claim and to its customer, until the customer has shown who they are', async () => {
    const sandbox = await startClaims();
    const { claim, link, dealer } = await handedOver(sandbox);
    const shown = async (token: string) => (await sandbox.ask('claim', { id: claim.id }, token)).shortLink;
    expect(await shown(dealer)).toBe(claim.shortLink);
    const customer = { id: claim.id, token: await accessOf(sandbox, (await open(sandbox, link)).body) };
    expect(await shown(customer.token)).toBe(claim.shortLink);
    await sandbox.sign(customer, '77000000031');
    await sandbox.identity(customer);
    expect([await shown(dealer), await shown(customer.token)]).toEqual([null, null]);
  });

  it('has an end that the claim tells with it; a new one ends later', async () => {
    const sandbox = await startClaims();
    const { claim, link, dealer } = await handedOver(sandbox);
    const until = async () => Date.parse((await sandbox.ask('claim', { id: claim.id }, dealer)).shortLinkUntil ?? '');
    const first = await until();
    expect(first).toBe(Date.parse(claim.createdAt) + 72 * HOUR_MS);
    await sandbox.advance(120_000);
    await renew(sandbox, link);
    expect(await until()).toBeGreaterThanOrEqual(first + 120_000);
  });
});
