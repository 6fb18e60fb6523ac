import { describe, expect, it } from 'vitest';
import { createPersonalNumber } from '../../../src/app/personal-number.ts';
import type { SessionView } from '../../../src/app/session-view.ts';
import { createMemory } from '../../../src/platform/memory.ts';
import { createStore } from '../../../src/platform/storage.ts';
import { memoryStorage } from '../api/support/browser.ts';

const ARRIVED = '900101300017';
const TYPED = '920517499068';
type Who = 'nobody known' | 'a guest' | 'client' | 'dealer' | 'partner';

const open = (first: Who, { arrived = null, kept = null }: { arrived?: string | null; kept?: string | null } = {}) => {
  const local = memoryStorage();
  if (kept !== null) {
    local.setItem('personalNumber', kept);
    local.setItem('personalNumberAt', String(Date.now()));
  }
  let who = first;
  const session = () =>
    ({
      phase: who === 'nobody known' ? 'starting' : who === 'a guest' ? 'guest' : 'signedIn',
      profile: ['nobody known', 'a guest'].includes(who) ? null : { id: 'u', role: who },
    }) as SessionView;
  const memory = createMemory(
    createStore(() => local),
    createStore(memoryStorage),
    'https://market.kz',
  );
  const applicant = createPersonalNumber({ memory, arrived, session });
  const now = (next: Who) => {
    who = next;
    applicant.settle();
  };
  now(first);
  return { ...applicant, now, stored: () => local.getItem('personalNumber') };
};

describe('a customer', () => {
  it.each(['a guest', 'client'] as const)('%s: the number of the address is kept', (who) => {
    const { number, stored } = open(who, { arrived: ARRIVED });
    expect([number(), stored()]).toEqual([ARRIVED, ARRIVED]);
  });

  it('is shown it before it is known who this is, and it is kept afterwards', () => {
    const { number, now, stored } = open('nobody known', { arrived: ARRIVED, kept: TYPED });
    expect([number(), stored()]).toEqual([ARRIVED, TYPED]);
    now('client');
    expect([number(), stored()]).toEqual([ARRIVED, ARRIVED]);
  });

  it('finds the one that was typed, at every later form', () => {
    const { number, keep, entered, stored } = open('client');
    keep(TYPED);
    for (const ofFlow of [true, false, true]) entered(ofFlow);
    expect([number(), stored()]).toEqual([TYPED, TYPED]);
  });
});

describe.each(['dealer', 'partner'] as const)('at the desk of a %s', (role) => {
  it('the number of the address stands in the first form alone, and is kept nowhere', () => {
    const { number, now, entered, stored } = open('nobody known', { arrived: ARRIVED });
    now(role);
    expect([number(), stored()]).toEqual([ARRIVED, null]);
    entered(true);
    expect(number()).toBe(ARRIVED);
    // The next step, or the way out.
    entered(false);
    expect([number(), stored()]).toEqual([null, null]);
    // The next customer.
    entered(true);
    expect(number()).toBeNull();
  });

  it('who has to sign in first finds it there afterwards; what a guest left in storage goes', () => {
    const { number, now, entered, stored } = open('a guest', { arrived: ARRIVED });
    entered(false);
    expect(stored()).toBe(ARRIVED);
    now(role);
    expect([number(), stored()]).toEqual([ARRIVED, null]);
  });

  it('a number that was there is offered to nobody', () => {
    const { number, stored } = open(role, { kept: TYPED });
    expect([number(), stored()]).toEqual([null, null]);
  });

  it('what is typed there is not kept either, nor what was typed before it was known who this is', () => {
    const known = open(role);
    known.keep(TYPED);
    expect([known.number(), known.stored()]).toEqual([null, null]);
    const unknown = open('nobody known');
    unknown.keep(TYPED);
    expect(unknown.stored()).toBeNull();
    unknown.now(role);
    expect([unknown.number(), unknown.stored()]).toEqual([null, null]);
  });
});
