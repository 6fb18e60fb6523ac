import { describe, expect, test } from 'vitest';
import { addresses } from '../../machines/generated/addresses.ts';
import { fill, match } from '../../machines/kit/address.ts';
import { screensAt } from '../../machines/screens.ts';
import { addressIn } from '../unit/engine/support/address.ts';

/** The specification's table of routes. Further products stand at addresses of their own. */
const specAddresses = [
  '/',
  '/login',
  '/agreement',
  '/general-agreement',
  '/guide',
  '/how-it-works',
  '/client-intro',
  '/client-request',
  '/client-claim-c2c',
  '/claim-additional-info',
  '/aitu-intro',
  '/aitu-pending',
  '/bank-request-error',
  '/bank-response-waiting',
  '/btsd-fail',
  '/centras-success',
  '/process-fail',
  '/sign-fail',
  '/sign-success',
  '/success',
  '/credit-insurance-mycar',
  '/credit-insurance-mcrdt/success',
  '/credit-insurance-mycar/success',
  '/credit-insurance/success',
  '/my-applications',
  '/marketplace/my-applications',
  '/insurance/casco-and-life/:id',
  '/insurance/casco-and-life/:id?/complete',
  '/insurance/payment/:status?',
  '/insurance/:id',
  '/insurance/:id?/edit',
  '/insurance/:id?/error',
  '/insurance/:id?/offers',
  '/marketplace/insurance/:id?/edit',
  '/marketplace/insurance/:id?/offers',
  '/apply-loan/:id?',
  '/bank-responses/:id?',
  '/link/:id?',
  '/credit-insurance/:id?',
  '/credit-insurance-mcrdt/:id?',
  '/credit-insurance-mycar/:id?',
  '/my-applications/:id',
  '/my-applications/:id?/account-statement',
  '/my-applications/:id?/client-data',
  '/commodity-loan/:id?/bank-offers',
  '/commodity-loan/:id?/client-data',
];

const paramsOf = (pattern: string): string[] => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

describe('every address finds itself', () => {
  test.each(addresses)('%s', (pattern) => {
    for (const value of ['7b0c1e3e-6a0d-4f5e-9c56-1a2b3c4d5e6f', 'a b/ә&?#%']) {
      const params = Object.fromEntries(paramsOf(pattern).map((name) => [name, value]));
      expect(match(fill(pattern, params))).toEqual({ pattern, params });
    }
    if (!pattern.includes('?')) return;
    // `/credit-insurance-mycar` stands in the table by itself, too.
    const without = addresses.find((one) => one === fill(pattern)) ?? pattern;
    expect(match(fill(pattern))).toEqual({ pattern: without, params: {} });
  });

  test('none stands twice', () => expect(new Set(addresses).size).toBe(addresses.length));

  test('those of the specification are among them', () => {
    expect(new Set(specAddresses).size).toBe(46);
    expect(specAddresses.filter((path) => !(addresses as readonly string[]).includes(path))).toEqual([]);
  });
});

/** Addresses that fit several patterns, and what they must mean (domain 3.16, 1 to 6). */
const traps: [path: string, pattern: string, params?: Record<string, string>][] = [
  // 1: a static end wins over an id
  ['/credit-insurance/success', '/credit-insurance/success'],
  ['/credit-insurance-mcrdt/success', '/credit-insurance-mcrdt/success'],
  ['/credit-insurance-mycar/success', '/credit-insurance-mycar/success'],
  ['/credit-insurance-mycar', '/credit-insurance-mycar'],
  ['/credit-insurance/successful', '/credit-insurance/:id?', { id: 'successful' }],
  // 2: reserved words are no ids
  ['/insurance/payment', '/insurance/payment/:status?'],
  ['/insurance/edit', '/insurance/:id?/edit'],
  ['/insurance/offers', '/insurance/:id?/offers'],
  ['/insurance/error', '/insurance/:id?/error'],
  ['/insurance/i-1', '/insurance/:id', { id: 'i-1' }],
  // 3: the complete page without an id
  ['/insurance/casco-and-life/complete', '/insurance/casco-and-life/:id?/complete'],
  ['/insurance/casco-and-life/7/complete', '/insurance/casco-and-life/:id?/complete', { id: '7' }],
  ['/insurance/casco-and-life/7', '/insurance/casco-and-life/:id', { id: '7' }],
  // 4: casco-and-life is never the id of another insurance
  ['/insurance/casco-and-life/edit', '/insurance/casco-and-life/:id', { id: 'edit' }],
  ['/insurance/casco-and-life/offers', '/insurance/casco-and-life/:id', { id: 'offers' }],
  // 5: the page with the id left out
  ['/my-applications/client-data', '/my-applications/:id?/client-data'],
  ['/my-applications/account-statement', '/my-applications/:id?/account-statement'],
  ['/my-applications/c-1/client-data', '/my-applications/:id?/client-data', { id: 'c-1' }],
  ['/my-applications/c-1', '/my-applications/:id', { id: 'c-1' }],
  ['/commodity-loan/bank-offers', '/commodity-loan/:id?/bank-offers'],
  // the same holds of the word that ends an address of a claim: no claim is called so
  ['/commodity-loan/bank-offers/', '/commodity-loan/:id?/bank-offers'],
  // 6: a payment with an unknown status, not the offers of a claim named "payment"
  ['/insurance/payment/offers', '/insurance/payment/:status?', { status: 'offers' }],
  ['/insurance/payment/edit', '/insurance/payment/:status?', { status: 'edit' }],
  // a trailing slash says nothing
  ['/my-applications/', '/my-applications'],
  ['/marketplace/insurance/1/edit/', '/marketplace/insurance/:id?/edit', { id: '1' }],
];

test.each(traps.map(([path, pattern, params]) => ({ path, pattern, params })))(
  '$path means $pattern',
  ({ path, pattern, params = {} }) => {
    expect(match(path)).toEqual({ pattern, params });
  },
);

test.each(traps.map(([path, pattern, params]) => ({ path, pattern, params })))(
  '$path means $pattern to the router, too',
  async ({ path, pattern, params = {} }) => {
    expect(await addressIn(path)).toEqual({ pattern, claim: params.id ?? null, kind: null });
  },
);

test.each(addresses)('the router finds %s', async (pattern) => {
  const id = '7b0c1e3e-6a0d-4f5e-9c56-1a2b3c4d5e6f';
  const params = Object.fromEntries(paramsOf(pattern).map((name) => [name, id]));
  const claim = pattern.includes(':id') ? id : null;
  expect(await addressIn(`${fill(pattern, params)}?kind=commodity`)).toEqual({ pattern, claim, kind: 'commodity' });
});

test.each([
  ['?claim=c-1', 'c-1'],
  ['?claim_id=42', '42'],
  ['?claim=', ''],
  ['', null],
])('the claim of /insurance/payment%s', async (query, claim) => {
  expect(await addressIn(`/insurance/payment${query}`)).toMatchObject({ claim });
});

/** What no pattern covers has no meaning. */
test.each(['/nowhere', '/insurance', '/my-applications/c-1/other', '/insurance/%E0%A4%A', '/client-intro/c-1'])(
  '%s means nothing',
  async (path) => {
    expect(match(path)).toBeNull();
    expect(await addressIn(path)).toBeNull();
  },
);

test.each(['/insurance/casco-and-life', '/my-applications/client-data/client-data'])(
  '%s: the word of another address is no id',
  (path) => expect(match(path)).toBeNull(),
);

test('a needed parameter may not be left out', () => {
  expect(() => fill('/my-applications/:id')).toThrow(':id');
  expect(() => fill('/my-applications/:id', { id: '' })).toThrow(':id');
});

test('screens that share an address are steps of one form', () => {
  expect(screensAt('/client-request')).toEqual(['client-request', 'client-code']);
  expect(screensAt('/login')).toEqual(['login']);
});

test('every address shows some screen', () => {
  expect(addresses.filter((pattern) => screensAt(pattern).length === 0)).toEqual([]);
});
