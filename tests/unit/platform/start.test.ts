import { describe, expect, test, vi } from 'vitest';
import { createCookieJar } from '../../../src/platform/cookies.ts';
import { hasAnchors } from '../../../src/engine/registry.ts';
import { createMemory } from '../../../src/platform/memory.ts';
import { readArrival, start } from '../../../src/platform/start.ts';
import { createStore } from '../../../src/platform/storage.ts';
import { cookieDocument, memoryStorage } from '../api/support/browser.ts';

const nowhere = () => false;
const TOKEN = 'abcDEF012345.-_~6789';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://market.kz');
  const replaceState = vi.fn<(...args: unknown[]) => void>();
  return { location: { pathname, search, hash }, history: { state: { idx: 3 }, replaceState }, replaceState };
};

describe('a token in the address', () => {
  test('is read and no longer shown; the history entry keeps its state', () => {
    const address = at(`/link/7?a=1#${TOKEN}`);
    expect(readArrival(address, nowhere).hashToken).toBe(TOKEN);
    expect(address.replaceState.mock.calls).toEqual([[{ idx: 3 }, '', '/link/7?a=1']]);
  });

  test.each([20, 2_048])('%i characters are a token', (length) => {
    expect(readArrival(at(`/#${'a'.repeat(length)}`), nowhere).hashToken).toHaveLength(length);
  });

  test.each([
    '',
    '#',
    '#faq',
    `#${'a'.repeat(19)}`,
    `#${'a'.repeat(2_049)}`,
    '#a-long-anchor/with=other&signs',
    '#:~:text=some%20words%20of%20the%20page',
    `#${'қ'.repeat(30)}`,
  ])('%s is left alone', (hash) => {
    const address = at(`/guide${hash}`);
    expect(readArrival(address, nowhere).hashToken).toBeNull();
    expect(address.replaceState).not.toHaveBeenCalled();
  });
});

describe('an anchor of a text', () => {
  test.each(['/agreement', '/agreement/', '/guide', '/how-it-works'])('%s keeps it, whatever it looks like', (path) => {
    const address = at(`${path}#section-about-personal`);
    expect(readArrival(address, hasAnchors).hashToken).toBeNull();
    expect(address.replaceState).not.toHaveBeenCalled();
  });

  test.each(['/', '/login', '/my-applications/7', '/client-intro', '/nowhere', '/agreements'])(
    '%s has none: what looks like a token leaves the address',
    (path) => {
      const address = at(`${path}#section-about-personal`);
      expect(readArrival(address, hasAnchors).hashToken).toBe('section-about-personal');
      expect(address.replaceState.mock.calls[0]?.[2]).toBe(path);
    },
  );
});

describe('a personal number in the address', () => {
  test('is read and removed; the rest stays letter by letter', () => {
    const address = at('/client-claim-c2c?x=%D0%B0+b&personal_number=900101300017&utm_source=sms&empty=');
    expect(readArrival(address, nowhere).personalNumber).toBe('900101300017');
    expect(address.replaceState.mock.calls[0]?.[2]).toBe('/client-claim-c2c?x=%D0%B0+b&utm_source=sms&empty=');
  });

  test.each(['12', 'abc', '9001013000171', ''])('%s is removed too, though it is none', (value) => {
    const address = at(`/?personal_number=${value}`);
    expect(readArrival(address, nowhere).personalNumber).toBeNull();
    expect(address.replaceState.mock.calls[0]?.[2]).toBe('/');
  });

  test('an ordinary anchor stays', () => {
    const address = at('/guide?personal_number=900101300017#faq');
    readArrival(address, nowhere);
    expect(address.replaceState.mock.calls[0]?.[2]).toBe('/guide#faq');
  });

  test('a similar name stays', () => {
    const address = at('/?my_personal_number=1');
    readArrival(address, nowhere);
    expect(address.replaceState).not.toHaveBeenCalled();
  });
});

describe('start', () => {
  interface Run {
    address?: string;
    cookies?: Record<string, string>;
    languages?: string[];
    session?: Storage;
  }
  const run = (options: Run) => {
    const local = memoryStorage();
    const session = options.session ?? memoryStorage();
    const doc = cookieDocument(options.cookies);
    const started = start({
      address: at(options.address ?? '/'),
      jar: createCookieJar(doc, true),
      memory: createMemory(
        createStore(() => local),
        createStore(() => session),
        'https://market.kz',
      ),
      languages: options.languages ?? [],
      hasAnchors: nowhere,
    });
    return { started, local, doc };
  };

  test('the personal number is not kept before it is known whose it is', () => {
    const { started, local } = run({ address: '/?personal_number=900101300017' });
    expect([started.personalNumber, local.length]).toEqual(['900101300017', 0]);
  });

  describe('by our own entrance', () => {
    const led = (to: string) => {
      const session = memoryStorage();
      session.setItem('entrance', to);
      return session;
    };

    test('where the mark of this tab names this very address, once', () => {
      const session = led('/client-intro?claim=c-1');
      const address = `/client-intro?claim=c-1#${TOKEN}`;
      expect(run({ address, session }).started).toMatchObject({ byEntrance: true, path: '/client-intro' });
      expect(run({ address, session }).started.byEntrance).toBe(false);
    });

    test.each(['/client-intro?claim=c-2', '/client-intro', '/'])('not at %s; the mark is gone all the same', (path) => {
      const session = led('/client-intro?claim=c-1');
      expect(run({ address: `${path}#${TOKEN}`, session }).started.byEntrance).toBe(false);
      expect(session.length).toBe(0);
    });

    test('nor without a mark', () => {
      expect(run({ address: `/client-intro?claim=c-1#${TOKEN}` }).started.byEntrance).toBe(false);
    });
  });

  test.each([
    ['cookie locale', { locale: 'kk', i18n_redirected: 'ru' }, ['ru-RU'], 'kk'],
    ['cookie i18n_redirected', { i18n_redirected: 'kk' }, ['ru-RU'], 'kk'],
    ['a foreign cookie is not followed', { locale: 'en', i18n_redirected: 'kk' }, ['ru'], 'kk'],
    ['the first language of ours', {}, ['en-US', 'kk-KZ', 'ru'], 'kk'],
    ['nothing', {}, ['en-US', 'de'], 'ru'],
    ['no languages', {}, [], 'ru'],
  ])('language by %s', (_name, cookies, languages, locale) => {
    const { started, doc } = run({ cookies, languages });
    expect(started.locale).toBe(locale);
    expect(doc.writes).toEqual([
      `locale=${locale}; Max-Age=31536000; Path=/; SameSite=Strict; Secure`,
      `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Strict; Secure`,
    ]);
  });
});
