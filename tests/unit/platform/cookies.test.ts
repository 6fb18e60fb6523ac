import { describe, expect, test } from 'vitest';
import { createCookieJar, createTokenCookies, platformOf } from '../../../src/platform/cookies.ts';
import { cookieDocument } from '../api/support/browser.ts';

const tokens = { access_token: 'access', refresh_token: 'refresh', expires_in: 3_600 };

describe('cookies of the session', () => {
  test('names, lifetimes and attributes over https', () => {
    const doc = cookieDocument();
    expect(createTokenCookies(createCookieJar(doc, true)).save(tokens)).toBe('written');
    expect(doc.writes).toEqual([
      'refresh_token=refresh; Max-Age=31536000; Path=/; SameSite=Strict; Secure',
      'marketplace_access_token=access; Max-Age=3600; Path=/; SameSite=Strict; Secure',
      'main_access_token=access; Max-Age=3600; Path=/; SameSite=Strict; Secure',
    ]);
  });

  test('over http nothing is Secure, or local development would have no session', () => {
    const doc = cookieDocument();
    createTokenCookies(createCookieJar(doc, false)).save(tokens);
    expect(doc.writes.join('\n')).not.toContain('Secure');
  });

  test.each([
    [90, 'Max-Age=90;'],
    [0.5, 'Max-Age=0;'],
    [86_400.9, 'Max-Age=86400;'],
  ])('%d seconds are not rounded to days', (expires_in, expected) => {
    const doc = cookieDocument();
    createTokenCookies(createCookieJar(doc, false)).save({ ...tokens, expires_in });
    expect(`${doc.writes.find((text) => text.startsWith('main_access_token'))};`).toContain(expected);
  });

  test('a token of the address resets everything and lives 365 days', () => {
    const doc = cookieDocument({
      main_access_token: 'a',
      marketplace_access_token: 'a',
      refresh_token: 'r',
      'spec-authorization': 's',
      locale: 'kk',
    });
    const cookies = createTokenCookies(createCookieJar(doc, true));
    cookies.startFrom('from-the-link');
    expect(Object.fromEntries(doc.jar)).toEqual({ refresh_token: 'from-the-link', locale: 'kk' });
    expect(doc.writes.at(-1)).toBe('refresh_token=from-the-link; Max-Age=31536000; Path=/; SameSite=Strict; Secure');
  });

  test('the token of the mobile insurance service lives beside the session, for its own time', () => {
    const doc = cookieDocument({ main_access_token: 'a' });
    const cookies = createTokenCookies(createCookieJar(doc, true));
    expect(cookies.saveSpecial('spec', 1800)).toBe('written');
    expect(doc.writes).toEqual(['spec-authorization=spec; Max-Age=1800; Path=/; SameSite=Strict; Secure']);
    expect([cookies.access(), cookies.special()]).toEqual(['a', 'spec']);
  });

  test('name and value of 4 096 bytes are kept, one more is too long', () => {
    const written = (bytes: number) => createCookieJar(cookieDocument(), true).set('n', 'v'.repeat(bytes - 2));
    expect([written(4_096), written(4_097)]).toEqual(['written', 'oversize']);
  });

  test('clearing takes all four, and leaves the language', () => {
    const doc = cookieDocument({
      main_access_token: 'a',
      marketplace_access_token: 'a',
      refresh_token: 'r',
      'spec-authorization': 's',
      locale: 'kk',
    });
    const cookies = createTokenCookies(createCookieJar(doc, true));
    expect([cookies.access(), cookies.refresh(), cookies.special()]).toEqual(['a', 'r', 's']);
    cookies.clear();
    expect([...doc.jar.keys()]).toEqual(['locale']);
    expect([cookies.access(), cookies.refresh(), cookies.special()]).toEqual([null, null, null]);
  });
});

describe('a browser that does not keep them', () => {
  test('blocked: said so, and kept until the page is left', () => {
    const cookies = createTokenCookies(createCookieJar(cookieDocument({}, { blocked: true }), true));
    expect(cookies.save(tokens)).toBe('blocked');
    expect(cookies.access()).toBe('access');
    cookies.clear();
    expect(cookies.access()).toBeNull();
  });

  test('throwing: the same', () => {
    const cookies = createTokenCookies(createCookieJar(cookieDocument({}, { throwing: true }), true));
    expect(cookies.save(tokens)).toBe('blocked');
    expect(cookies.refresh()).toBe('refresh');
  });

  test('a token over 4 096 bytes is not written, and the older one does not win', () => {
    const doc = cookieDocument({ main_access_token: 'old' });
    const cookies = createTokenCookies(createCookieJar(doc, true));
    const access_token = 'x'.repeat(5_000);
    expect(cookies.save({ ...tokens, access_token })).toBe('oversize');
    expect(cookies.access()).toBe(access_token);
    expect(doc.jar.has('main_access_token')).toBe(false);
    expect(cookies.save(tokens)).toBe('written');
    expect(cookies.access()).toBe('access');
  });

  test('values come back as they were', () => {
    const jar = createCookieJar(cookieDocument(), true);
    jar.set('x', 'a=b; c, қ%');
    expect(jar.get('x')).toBe('a=b; c, қ%');
  });

  test('a foreign encoding is no value', () => {
    expect(createCookieJar(cookieDocument({ locale: '%E0%A4%A' }), true).get('locale')).toBeNull();
  });
});

test.each([
  ['iOS', 'ios'],
  ['ANDROID', 'android'],
  ['windows', 'web'],
  ['', 'web'],
])('platform %s', (value, host) => {
  expect(platformOf(createCookieJar(cookieDocument({ platform: value }), true))).toBe(host);
});
