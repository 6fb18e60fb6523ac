import { describe, expect, test, vi } from 'vitest';
import { createMemory } from '../../../src/platform/memory.ts';
import { createStore } from '../../../src/platform/storage.ts';
import { memoryStorage } from '../api/support/browser.ts';

describe('a storage', () => {
  test('keeps in the browser', () => {
    const storage = memoryStorage();
    const store = createStore(() => storage);
    store.set('a', '1');
    expect([storage.getItem('a'), store.get('a'), store.keys(), store.persistent()]).toEqual(['1', '1', ['a'], true]);
    store.remove('a');
    expect(storage.getItem('a')).toBeNull();
  });

  test.each([
    ['forbidden', () => memoryStorage({ broken: true })],
    [
      'absent',
      (): Storage => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('%s: lives in memory and says so once', (_name, open) => {
    const blocked = vi.fn<(...args: unknown[]) => void>();
    const store = createStore(open, blocked);
    expect(store.get('a')).toBeNull();
    store.set('a', '1');
    store.set('b', '2');
    expect([store.get('a'), store.keys().sort(), store.persistent()]).toEqual(['1', ['a', 'b'], false]);
    store.remove('a');
    expect([store.get('a'), store.keys()]).toEqual([null, ['b']]);
    expect(blocked).toHaveBeenCalledOnce();
  });

  test('full: the new value wins over the old one that could not be replaced', () => {
    const storage = memoryStorage({ quota: 3 });
    const store = createStore(() => storage);
    store.set('a', 'old');
    store.set('a', 'longer');
    expect(store.get('a')).toBe('longer');
    store.set('a', 'new');
    expect([store.get('a'), storage.getItem('a')]).toEqual(['new', 'new']);
  });
});

describe('memory of the person', () => {
  const open = () => {
    const local = memoryStorage();
    const session = memoryStorage();
    return {
      local,
      session,
      memory: createMemory(
        createStore(() => local),
        createStore(() => session),
        'https://market.kz',
      ),
    };
  };

  test('uses the names of the specification', () => {
    const { local, session, memory } = open();
    memory.savePersonalNumber('900101300017');
    memory.saveReturnPath('/my-applications');
    memory.saveSmsRedirect(true);
    memory.saveProductId('77');
    memory.saveDraft('k', '{}');
    expect([local.getItem('personalNumber'), local.getItem('historyPath'), local.getItem('smsRedirect')]).toEqual([
      '900101300017',
      '/my-applications',
      '1',
    ]);
    expect([session.getItem('productId'), session.getItem('draft/k')]).toEqual(['77', '{}']);
    expect(memory.smsRedirect()).toBe(true);
    memory.saveSmsRedirect(false);
    expect(local.getItem('smsRedirect')).toBeNull();
  });

  test('a personal number outlives a tab by a day, no longer; one of unknown age goes at once', () => {
    const { local, memory } = open();
    const later = (ms: number) =>
      createMemory(
        createStore(() => local),
        createStore(memoryStorage),
        'https://market.kz',
        () => Date.now() + ms,
      ).personalNumber();
    memory.savePersonalNumber('900101300017');
    expect(later(23 * 3_600_000)).toBe('900101300017');
    expect(later(24 * 3_600_000 + 1)).toBeNull();
    expect([local.getItem('personalNumber'), local.getItem('personalNumberAt')]).toEqual([null, null]);
    // Without a time its day begins when it is first seen.
    local.setItem('personalNumber', '900101300017');
    expect(later(0)).toBe('900101300017');
    expect(later(24 * 3_600_000 + 1)).toBeNull();
  });

  test('a return path that was planted does not come out', () => {
    const { local, memory } = open();
    local.setItem('historyPath', '//evil.kz');
    expect(memory.returnPath()).toBeNull();
    memory.saveReturnPath('https://evil.kz');
    expect(local.getItem('historyPath')).toBeNull();
  });

  test('another person is offered nothing of the one before; the same one everything', () => {
    const { memory } = open();
    const kept = () => [memory.personalNumber(), memory.returnPath()];
    memory.savePersonalNumber('900101300017');
    memory.meet('anna', false);
    memory.saveReturnPath('/my-applications/c1');
    memory.meet('anna', false);
    expect(kept()).toEqual(['900101300017', '/my-applications/c1']);
    memory.meet('boris', false);
    expect(kept()).toEqual([null, null]);
    memory.saveReturnPath('/guide');
    memory.meet('anna', true);
    expect(kept()).toEqual([null, '/guide']);
  });

  test('forgets the person and nothing else', () => {
    const { local, session, memory } = open();
    memory.savePersonalNumber('900101300017');
    memory.saveReturnPath('/a');
    memory.saveProductId('77');
    memory.saveDraft('a', '1');
    memory.saveDraft('b', '2');
    session.setItem('chunkReloadAt', '1');
    expect(memory.draftKeys().sort()).toEqual(['a', 'b']);
    memory.forgetPerson();
    expect([local.length, memory.draftKeys(), session.getItem('chunkReloadAt'), session.length]).toEqual([
      0,
      [],
      '1',
      1,
    ]);
  });
});
