import { describe, expect, it } from 'vitest';
import { marketplaceRedirect } from '../../../src/engine/address/marketplace.ts';
import { hasAnchors } from '../../../src/engine/registry.ts';
import { readArrival } from '../../../src/platform/start.ts';

describe('the marketplace rule', () => {
  it.each([
    ['/guide', '?utm_source=marketplace&applicationId=777', { to: '/marketplace/insurance/777/edit' }],
    ['/login', '?applicationId=a-1_b&utm_source=marketplace', { to: '/marketplace/insurance/a-1_b/edit' }],
    ['/marketplace/my-applications', '?applicationId=7', { to: '/marketplace/insurance/7/edit' }],
    ['/marketplace', '?applicationId=7', { to: '/marketplace/insurance/7/edit' }],
    // Never onto itself, with or without a slash at the end.
    ['/marketplace/insurance/1/edit', '?applicationId=1', 'there'],
    ['/marketplace/insurance/1/edit/', '?applicationId=1&utm_source=marketplace', 'there'],
    ['/marketplace/insurance/2/edit', '?applicationId=1', { to: '/marketplace/insurance/1/edit' }],
    // On a segment boundary, and by this very value.
    ['/marketplacefoo', '?applicationId=1', null],
    ['/guide', '?utm_source=Marketplace&applicationId=1', null],
    ['/guide', '?applicationId=1', null],
    // Without an application nobody is led on, and that is said; an address may name it, too.
    ['/marketplace', '', 'missing'],
    ['/marketplace/', '', 'missing'],
    ['/marketplace/my-applications', '', 'missing'],
    ['/marketplace/insurance/edit', '', 'missing'],
    ['/marketplace/insurance/7/edit', '', 'there'],
    ['/marketplace/insurance/7/offers', '?utm_source=marketplace', 'there'],
    ['/guide', '?utm_source=marketplace', 'missing'],
    ['/guide', '?utm_source=marketplace&applicationId=', 'missing'],
    ['/guide', '?utm_source=marketplace&applicationId=..%2F..%2Fevil', 'missing'],
    ['/guide', '?utm_source=marketplace&applicationId=%2F%2Fevil.kz', 'missing'],
  ])('%s%s → %j', (pathname, search, expected) => {
    expect(marketplaceRedirect(pathname, search)).toEqual(expected);
  });

  it('leads where it leads to no further', () => {
    const first = marketplaceRedirect('/', '?utm_source=marketplace&applicationId=7') as { to: string };
    expect(marketplaceRedirect(first.to, '')).toBe('there');
  });
});

describe('a person’s number in the address', () => {
  const arrive = (search: string, hash = '') => {
    const location = { pathname: '/guide', search, hash };
    let url: string | null = null;
    const history = { state: null, replaceState: (_: unknown, __: string, to: string) => void (url = to) };
    return { ...readArrival({ location, history }, hasAnchors), url };
  };
  it.each([
    ['?personal_number=920517499068', '920517499068', '/guide'],
    ['?a=1&personal_number=920517499068&b=%20', '920517499068', '/guide?a=1&b=%20'],
    ['?personal%5Fnumber=920517499068', '920517499068', '/guide'],
    ['?a=1&%70ersonal_number=920517499068', '920517499068', '/guide?a=1'],
    // Not one of ours, and still nobody's to read.
    ['?personal_number=12', null, '/guide'],
    ['?%=1&personal_number=920517499068', '920517499068', '/guide?%=1'],
  ])('%s leaves it, however it is written', (search, number, url) => {
    expect(arrive(search)).toEqual({ hashToken: null, personalNumber: number, url });
  });
});
