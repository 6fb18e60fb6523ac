import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safePath, safeUrl } from '../../../src/platform/redirect.ts';

const ORIGIN = 'https://market.kz';

describe('return paths', () => {
  test.each([
    ['/', '/'],
    ['/my-applications', '/my-applications'],
    ['/my-applications/7?tab=1&x=%D0%B0', '/my-applications/7?tab=1&x=%D0%B0'],
    ['/a#fragment', '/a'],
    ['/a/../b', '/b'],
    ['/a//b', '/a//b'],
    ['/link/%D0%B0%20b', '/link/%D0%B0%20b'],
    ['/a?next=//evil.kz', '/a?next=//evil.kz'],
    ['/@evil.kz', '/@evil.kz'],
    ['/market.kz.evil.com', '/market.kz.evil.com'],
  ])('%s is ours', (input, path) => {
    expect(safePath(input, ORIGIN)).toBe(path);
  });

  test.each([
    ['empty', ''],
    ['no slash', 'my-applications'],
    ['foreign', 'https://evil.kz'],
    ['own origin, whole', 'https://market.kz/a'],
    ['protocol-relative', '//evil.kz'],
    ['three slashes', '///evil.kz'],
    ['four slashes', '////evil.kz'],
    ['slash back slash', '/\\evil.kz'],
    ['back slashes', '\\\\evil.kz'],
    ['back slash slash', '\\/evil.kz'],
    ['back slash inside', '/a\\b'],
    ['encoded slashes', '/%2fevil.kz'],
    ['encoded both', '%2f%2fevil.kz'],
    ['encoded upper case', '/%2Fevil.kz'],
    ['encoded back slash', '/%5cevil.kz'],
    ['encoded twice', '/%252fevil.kz'],
    ['encoded thrice', '/%25252fevil.kz'],
    ['encoded too deep', '/%2525252525252fevil.kz'],
    ['bad encoding', '/%zz'],
    ['tab', '/\t/evil.kz'],
    ['encoded tab', '/%09/evil.kz'],
    ['line feed', '/\n/evil.kz'],
    ['encoded line feed', '/%0a/evil.kz'],
    ['carriage return', '/\r/evil.kz'],
    ['encoded carriage return', '/%0d%0aLocation:evil'],
    ['NUL', '/\u0000/evil.kz'],
    ['encoded NUL', '/%00/evil.kz'],
    ['leading blank', ' //evil.kz'],
    ['encoded blank between slashes', '/%20/evil.kz'],
    ['zero width', '/\u200b/evil.kz'],
    ['no-break space', '/\u00a0/evil.kz'],
    ['ideographic space', '/\u3000/evil.kz'],
    ['dot segments', '/.//evil.kz'],
    ['dot dot', '/a/..//evil.kz'],
    ['dot segment, encoded', '/%2e//evil.kz'],
    ['https without slashes', 'https:evil.kz'],
    ['https, one slash', 'https:/evil.kz'],
    ['javascript', 'javascript:alert(1)'],
    ['javascript, upper', 'JaVaScRiPt:alert(1)'],
    ['javascript, slash', '/javascript:alert(1)//\\evil'],
    ['data', 'data:text/html,x'],
    ['blob', 'blob:https://market.kz/1'],
    ['credentials', 'https://market.kz@evil.kz'],
    ['similar host', 'https://evilmarket.kz/'],
    ['too long', `/${'a'.repeat(3_000)}`],
    ['not a text', 7],
    ['null', null],
    ['object', { toString: () => '/a' }],
  ])('%s is refused', (_name, input) => {
    expect(safePath(input, ORIGIN)).toBeNull();
  });

  test('whatever comes out stays on our origin and passes again', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%25',
      '.',
      '..',
      '?',
      '#',
      '@',
      ':',
      'evil.kz',
      'https:',
      '\t',
      ' ',
      'a',
      '%09',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const path = safePath(parts.join(''), ORIGIN);
        if (path === null) return;
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(safePath(path, ORIGIN)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('addresses outside the router', () => {
  const rules = { origin: ORIGIN, hosts: ['id.aitu.kz'], schemes: ['tel:'] };

  test.each([
    ['/files/1', 'https://market.kz/files/1'],
    ['https://id.aitu.kz/login?x=1', 'https://id.aitu.kz/login?x=1'],
    ['tel:+77001234567', 'tel:+77001234567'],
  ])('%s is allowed', (input, url) => {
    expect(safeUrl(input, rules)).toBe(url);
  });

  test.each([
    'http://id.aitu.kz/',
    'https://id.aitu.kz.evil.kz/',
    'https://evil.kz/id.aitu.kz',
    'https://id.aitu.kz:444/',
    'https://u:p@id.aitu.kz/',
    'https://id.aitu.kz@evil.kz/',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'intent://x',
    '//evil.kz',
    '/\\evil.kz',
    'java\nscript:alert(1)',
    'sms:+77001234567',
    7,
  ])('%s is refused', (input) => {
    expect(safeUrl(input, rules)).toBeNull();
  });
});
