import { describe, expect, it, test } from 'vitest';
import { addresses } from '../../machines/generated/addresses.ts';
import type { ScreenSpec } from '../../machines/kit/screen.ts';
import { meant } from '../../machines/kit/shared.ts';
import { flowOf, screenIds, screensAt, screenSpec } from '../../machines/screens.ts';

describe('an address that several screens share', () => {
  const specs: Readonly<Record<string, Pick<ScreenSpec, 'kind' | 'roles' | 'onlyWithoutId'>>> = {
    credit: {},
    creditStep: {},
    commodity: { kind: 'commodity' },
    dealer: { roles: ['dealer', 'partner'] },
    beginning: { roles: ['dealer', 'partner'], onlyWithoutId: true },
  };
  const at = (ids: string[], kind: string | null, role: string | null, hasId = true) =>
    meant(ids, (id) => specs[id] ?? {}, { kind, role, hasId });
  const result = ['credit', 'commodity', 'creditStep'];

  it('is the product that its kind names, and without a word the credit claim', () => {
    expect(at(result, 'commodity', 'client')).toEqual(['commodity']);
    expect(at(result, null, 'client')).toEqual(['credit', 'creditStep']);
  });

  it('with a kind that nobody knows is one without a kind', () => {
    expect(at(result, 'lottery', null)).toEqual(['credit', 'creditStep']);
  });

  it('shows each role its own, and everybody else the common one', () => {
    const detail = ['credit', 'dealer'];
    expect(at(detail, null, 'dealer')).toEqual(['dealer']);
    expect(at(detail, null, 'partner')).toEqual(['dealer']);
    expect(at(detail, null, 'client')).toEqual(['credit']);
    expect(at(detail, null, null)).toEqual(['credit']);
  });

  it('is a beginning only where it names no claim', () => {
    const apply = ['beginning', 'credit'];
    expect(at(apply, null, 'dealer', false)).toEqual(['beginning']);
    expect(at(apply, null, 'dealer', true)).toEqual(['credit']);
    expect(at(apply, null, 'client', false)).toEqual(['credit']);
  });

  it('is nothing to those for whom it is not', () => {
    expect(at(['dealer'], null, 'client')).toEqual([]);
  });
});

test('whoever opens an address meets one product there', () => {
  const kinds = [null, ...new Set(screenIds.map((id) => screenSpec(id).kind ?? null))];
  for (const pattern of addresses)
    for (const kind of kinds)
      for (const role of ['client', 'dealer', 'partner', null])
        for (const hasId of [true, false]) {
          const flows = new Set(meant(screensAt(pattern), screenSpec, { kind, role, hasId }).map(flowOf));
          expect(flows.size, `${pattern} ${kind} ${role} ${hasId}`).toBeLessThanOrEqual(1);
        }
});

test('all screens of an address ask for the same access; without an id it may be freer, a guest’s own page comes after', () => {
  for (const pattern of addresses)
    for (const hasId of [true, false]) {
      const [first, ...others] = screensAt(pattern).filter((id) => !hasId || screenSpec(id).onlyWithoutId !== true);
      const isGuests = (id: (typeof others)[number]) => pattern === '/' && id === 'start';
      // The first is asked when the address is opened.
      if (first === undefined || (!hasId && screenSpec(first).onlyWithoutId)) continue;
      const { access } = screenSpec(first);
      expect(
        others.filter((id) => screenSpec(id).access !== access && !isGuests(id)),
        pattern,
      ).toEqual([]);
    }
});
