import { afterEach, describe, expect, test } from 'vitest';
import { screens } from '../../../machines/screens.ts';
import { admit } from '../../../src/engine/address/access.ts';
import { resolveAddress } from '../../../src/engine/address/resolve.ts';
import { entriesAt } from '../../../src/engine/registry.ts';
import { addressIn } from './support/address.ts';

describe('who may enter', () => {
  test.each([
    ['open', 'starting', 'enter'],
    ['open', 'signedIn', 'enter'],
    ['guest', 'guest', 'enter'],
    ['guest', 'signedIn', 'home'],
    ['guest', 'starting', 'wait'],
    ['authenticated', 'guest', 'login'],
    ['authenticated', 'signedIn', 'enter'],
    ['authenticated', 'starting', 'wait'],
    ['staff', 'signedIn', null],
    ['constructor', 'signedIn', null],
  ] as const)('%s, while %s: %s', (access, state, verdict) => expect(admit(access, state)).toBe(verdict));
});

describe('what an address means', () => {
  const agreement = screens.agreement as { access: string };
  const { access } = agreement;
  let off: string[] | undefined;
  afterEach(() => {
    agreement.access = access;
    off = undefined;
  });
  const at = async (href: string, state: 'starting' | 'guest' | 'signedIn', role: string | null = null) => {
    await Promise.all(
      (
        [
          '/my-applications/:id',
          '/my-applications/:id?/client-data',
          '/insurance/:id?/edit',
          '/client-claim-c2c',
          '/marketplace/insurance/:id?/edit',
          '/apply-loan/:id?',
        ] as const
      ).map(entriesAt),
    );
    const address = await addressIn(href);
    return address && resolveAddress(address, { state, role, off });
  };

  test('a product that is switched off is not entered; what was begun of it is', async () => {
    expect(await at('/insurance/edit', 'signedIn', 'customer')).toMatchObject({ kind: 'flow', flow: 'car-insurance' });
    off = ['car-insurance'];
    expect(await at('/insurance/edit', 'signedIn', 'customer')).toEqual({ kind: 'error', status: 503 });
    expect(await at('/insurance/11/edit', 'signedIn', 'customer')).toMatchObject({ kind: 'flow', claim: '11' });
    expect(await at('/client-claim-c2c', 'guest')).toMatchObject({ kind: 'flow', flow: 'credit-claim' });
  });

  test.each([
    ['marketplace-insurance', '/marketplace/insurance/7/edit'],
    ['apply-loan', '/apply-loan/c1'],
  ])('%s begins by the id of what stood before it: switched off, that is not entered either', async (flow, href) => {
    expect(await at(href, 'signedIn', 'customer')).toMatchObject({ kind: 'flow', flow });
    off = [flow];
    expect(await at(href, 'signedIn', 'customer')).toEqual({ kind: 'error', status: 503 });
  });

  test('a page that asks for an access nobody knows is an error for everybody', async () => {
    expect(await at('/agreement', 'guest')).toEqual({ kind: 'page', screen: 'agreement' });
    agreement.access = 'staff';
    for (const state of ['starting', 'guest', 'signedIn'] as const)
      expect(await at('/agreement', state)).toEqual({ kind: 'error', status: 500 });
  });
  test('the first page is a guest’s own, a person’s or a desk’s; until it is known whose, it waits', async () => {
    expect(await at('/', 'starting')).toEqual({ kind: 'wait' });
    expect(await at('/', 'guest')).toEqual({ kind: 'page', screen: 'start' });
    expect(await at('/', 'signedIn', 'client')).toEqual({ kind: 'page', screen: 'home' });
    expect(await at('/', 'signedIn', 'dealer')).toEqual({ kind: 'page', screen: 'dealer-home' });
    expect(await at('/my-applications', 'guest')).toEqual({ kind: 'redirect', to: '/login' });
  });
  test('a claim is a flow; what is no id is no address', async () => {
    expect(await at('/my-applications/c-1', 'signedIn', 'customer')).toMatchObject({ kind: 'flow', claim: 'c-1' });
    expect(await at('/my-applications/c%201', 'signedIn', 'customer')).toEqual({ kind: 'error', status: 404 });
    expect(await at('/my-applications/c-1', 'guest')).toEqual({ kind: 'redirect', to: '/login' });
    expect(await at('/nowhere', 'guest')).toBeNull();
  });
  test.each(['/my-applications/client-data/client-data', '/my-applications/account-statement/client-data'])(
    '%s: the word of another address is no id',
    async (href) => expect(await at(href, 'signedIn', 'customer')).toEqual({ kind: 'error', status: 404 }),
  );
  test('a place of the claim without an id is the claim that the person has', async () => {
    expect(await at('/my-applications/client-data', 'signedIn', 'customer')).toMatchObject({ kind: 'currentClaim' });
  });
});
