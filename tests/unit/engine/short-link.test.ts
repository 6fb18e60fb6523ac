import { describe, expect, it } from 'vitest';
import { addresses } from '../../../machines/generated/addresses.ts';
import { match } from '../../../machines/kit/address.ts';
import { linkTargets } from '../../../machines/generated/links.ts';
import { isLinkTarget, linkAddress, type LinkKind } from '../../../machines/link-targets.ts';
import { problemOf } from '../../../machines/kit/problem-of.ts';
import { openEntrance } from '../../../src/app/open-entrance.ts';
import { memory, offline, sample, visit } from './support/visitor.ts';

const ID = 'kSecretOfAnAddress_0123456789-abc';
const TOKEN = 'demo-refresh-token-000000000000';
const guest = { session: 'guest' } as const;
const refused = (status: number, body: object = {}) =>
  problemOf.answer('openShortLink', status, { detail: 'Отказ', ...body });

describe('where a link leads', () => {
  it.each(Object.keys(linkTargets) as LinkKind[])('%s: an address of ours, with its id', (kind) => {
    const path = linkAddress({ kind, id: 'a-1' }) ?? '';
    const [pathname = '', query = ''] = path.split('?');
    const found = match(pathname);
    expect(addresses).toContain(found?.pattern);
    expect(found?.params.id ?? new URLSearchParams(query).get('claim')).toBe('a-1');
  });

  it('is known again, with an id and without; other addresses are none', () => {
    for (const kind of Object.keys(linkTargets) as LinkKind[])
      expect(isLinkTarget(new URL(linkAddress({ kind, id: 'a-1' }) ?? '', 'https://market.kz').pathname), kind).toBe(
        true,
      );
    expect(
      ['/', '/login', '/my-applications', '/my-applications/1', '/agreement', '/link/a', '/nowhere'].filter(
        isLinkTarget,
      ),
    ).toEqual([]);
  });

  it.each(['//evil.kz', '/\\evil.kz', '../../evil', 'https://evil.kz', 'javascript:alert(1)', 'a#b?c'])(
    'an id like %s stays inside its place in the address',
    (id) => {
      for (const kind of Object.keys(linkTargets) as LinkKind[]) {
        const url = new URL(linkAddress({ kind, id }) ?? '', 'https://market.kz');
        expect([url.origin, url.hash]).toEqual(['https://market.kz', '']);
        expect(match(url.pathname)?.params.id ?? url.searchParams.get('claim'), kind).toBe(id);
      }
    },
  );

  it('nowhere: a kind of a later version, a name of every object, no id', () => {
    for (const kind of ['lottery', 'constructor', '__proto__'])
      expect(linkAddress({ kind: kind as LinkKind, id: '1' })).toBeNull();
    expect(linkAddress({ kind: 'claim', id: '' })).toBeNull();
  });
});

describe('a link that is opened', () => {
  it('leads on: who comes, where to, the announcement', async () => {
    const visitor = visit(`/link/${ID}`, guest);
    await visitor.start();
    expect(visitor.last('openShortLink').input).toEqual({ path: { id: ID } });
    await visitor.answer('openShortLink', sample('openShortLink', 'claim'));
    expect(visitor.onEntrance.mock.calls).toEqual([
      [{ path: '/client-intro?claim=c-1', refreshToken: TOKEN, productId: '100101' }],
    ]);
    // Nothing of it stays behind.
    expect([...visitor.storage.kept.values()].join()).toBe('');
  });

  it('asks with a key of its own, and after a reload with the same one', async () => {
    const storage = memory();
    const first = visit(`/link/${ID}2`, { ...guest, storage });
    await first.start();
    await first.go(`/link/${ID}`);
    // Each link is a wish of its own.
    expect(first.calls.map(({ key }) => key)).toEqual(['intent-1', 'intent-2']);
    const again = visit(`/link/${ID}`, { ...guest, storage });
    await again.start();
    expect(again.last('openShortLink').key).toBe('intent-2');
  });

  it('what leads in does not come: it is said, and a reload asks for the same answer', async () => {
    const storage = memory();
    const missing = { entrance: () => Promise.reject(new TypeError('no chunk')), reloadForPart: () => false };
    const first = visit(`/link/${ID}`, { ...guest, storage, parts: missing });
    await first.start();
    await first.answer('openShortLink', sample('openShortLink', 'claim'));
    expect([first.screen(), first.onEntrance.mock.calls]).toEqual([500, []]);
    const again = visit(`/link/${ID}`, { ...guest, storage });
    await again.start();
    expect(again.last('openShortLink').key).toBe(first.last('openShortLink').key);
    await again.answer('openShortLink', sample('openShortLink', 'claim'));
    expect(again.onEntrance).toHaveBeenCalledOnce();
  });

  it('left while what leads in is on its way, it is not used up', async () => {
    const storage = memory();
    const first = visit(`/link/${ID}`, { ...guest, storage, parts: { entrance: () => new Promise(() => undefined) } });
    await first.start();
    await first.answer('openShortLink', sample('openShortLink', 'claim'));
    await first.go('/guide');
    expect(first.screen()).toBe('guide');
    const again = visit(`/link/${ID}`, { ...guest, storage });
    await again.start();
    expect(again.last('openShortLink').key).toBe(first.last('openShortLink').key);
  });

  it('without an id leads home', async () => {
    const visitor = visit('/link');
    await visitor.start();
    expect([visitor.url(), visitor.screen()]).toEqual(['/', 'home']);
    expect(visitor.count('openShortLink')).toBe(0);
  });

  it('of a kind that is not known here is the page of what is not there', async () => {
    const visitor = visit(`/link/${ID}`, guest);
    await visitor.start();
    await visitor.answer('openShortLink', { target: { kind: 'lottery', id: '1' }, expiresInSec: 1 });
    expect(visitor.screen()).toBe(404);
    expect(visitor.onEntrance).not.toHaveBeenCalled();
  });

  it.each(['a%20b', 'x'.repeat(65), '%2F%2Fevil.kz'])('is not asked for when it cannot be one: %s', async (id) => {
    const visitor = visit(`/link/${id}`, guest);
    await visitor.start();
    expect([visitor.screen(), visitor.count('openShortLink')]).toEqual([404, 0]);
  });
});

describe('a link that does not open', () => {
  const open = async (problem: ReturnType<typeof refused>, url = `/link/${ID}`) => {
    const visitor = visit(url, guest);
    await visitor.start();
    await visitor.fail('openShortLink', problem);
    return visitor;
  };

  it('over: a new one is sent on demand, and Back leaves', async () => {
    const visitor = await open(refused(410, { status: 'expired' }));
    expect([visitor.screen(), visitor.url()]).toEqual(['link-expired', `/link/${ID}`]);
    await visitor.say('RENEW');
    expect(visitor.last('renewShortLink').input).toEqual({ path: { id: ID } });
    await visitor.answer('renewShortLink', { resendInSec: 60 });
    expect(visitor.screen()).toBe('link-sent');
    expect(visitor.browser.win.history.length).toBe(1);
  });

  it('used elsewhere: the last digits; they are written down nowhere', async () => {
    const visitor = await open(refused(409, { status: 'used' }));
    expect(visitor.screen()).toBe('link-digits');
    await visitor.say('SUBMIT_DIGITS');
    expect(visitor.last('confirmShortLink').input).toEqual({ path: { id: ID }, body: { lastDigits: '9012' } });
    expect([...visitor.storage.kept.values()].join()).not.toContain('9012');
    await visitor.fail('confirmShortLink', problemOf.answer('confirmShortLink', 422, { attemptsLeft: 2 }));
    expect(visitor.screen()).toBe('link-digits');
    await visitor.say('SUBMIT_DIGITS');
    await visitor.answer('confirmShortLink', sample('confirmShortLink', 'claim'));
    expect(visitor.onEntrance).toHaveBeenCalledOnce();
  });

  it('three wrong tries: only a new link helps, at once', async () => {
    const visitor = await open(refused(409));
    await visitor.say('SUBMIT_DIGITS');
    await visitor.fail('confirmShortLink', problemOf.answer('confirmShortLink', 422, { attemptsLeft: 0 }));
    expect(visitor.screen()).toBe('link-locked');
  });

  it('without network it waits for one by itself, and not for the like of a refusal', async () => {
    const visitor = await open(offline('openShortLink'));
    expect(visitor.screen()).toBe('link-unavailable');
    visitor.flow().reconnected();
    expect(visitor.count('openShortLink')).toBe(2);
    expect(visitor.last('openShortLink').key).toBe(visitor.calls[0]?.key);
    await visitor.fail('openShortLink', refused(429, {}));
    visitor.flow().reconnected();
    expect([visitor.count('openShortLink'), visitor.screen()]).toEqual([2, 'link-unavailable']);
  });
});

describe('coming in', () => {
  const door = (signedIn: boolean, query = '') => {
    const did: unknown[] = [];
    return {
      did,
      query,
      memory: {
        saveFromComputer: (to: string) => void did.push(['fromComputer', to]),
        saveProductId: (id: string) => void did.push(['product', id]),
        saveSmsRedirect: (on: boolean) => void did.push(['smsRedirect', on]),
        saveEntrance: (to: string) => void did.push(['entrance', to]),
      },
      session: { send: (event: { type: string }) => void did.push(event.type) },
      signedIn: () => signedIn,
      go: (path: string) => void did.push(['go', path]),
      replace: (url: string) => void did.push(['replace', url]),
    };
  };
  const path = '/client-intro?claim=c-1';

  it('by the fragment of the address, in the place of this entry; the marks are set before', () => {
    const to = door(true);
    openEntrance({ path, refreshToken: TOKEN, productId: '100101' }, to);
    expect(to.did).toEqual([
      ['product', '100101'],
      ['smsRedirect', true],
      ['entrance', path],
      ['replace', `${path}#${TOKEN}`],
    ]);
  });

  it('without a token in this document; who is signed in already has nothing to come back from', () => {
    const owner = door(true);
    openEntrance({ path, refreshToken: null, productId: null }, owner);
    expect(owner.did).toEqual([['go', path]]);
    const nobody = door(false);
    openEntrance({ path, refreshToken: null, productId: null }, nobody);
    expect(nobody.did).toEqual(['SMS_REDIRECT', ['go', path]]);
  });

  it('by the code of a page at a computer: this device knows that it is followed there', () => {
    for (const refreshToken of [TOKEN, null]) {
      const phone = door(true, '?from=computer');
      openEntrance({ path, refreshToken, productId: null }, phone);
      expect(phone.did[0]).toEqual(['fromComputer', path]);
    }
    const other = door(true, '?utm_source=sms');
    openEntrance({ path, refreshToken: null, productId: null }, other);
    expect(other.did).toEqual([['go', path]]);
  });

  it.each(['short', 'with a blank in the middle of it', `${TOKEN}#${TOKEN}`])(
    'what is no token by its shape never gets into the address: %s',
    (refreshToken) => {
      const to = door(true);
      openEntrance({ path, refreshToken, productId: null }, to);
      expect(to.did).toEqual([['go', path]]);
    },
  );
});
