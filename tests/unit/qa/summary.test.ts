import { expect, test } from 'vitest';
import type { Leg } from '../../e2e/support/paths.ts';
import { againLine, groupsOf, type Walk } from '../../e2e/support/planned.ts';
import { tally } from '../../qa/summary.ts';

const walkOf = (...legs: readonly string[]): Walk => ({
  path: {
    name: "a · don't → b",
    start: {},
    events: [],
    legs: legs.map((arrow) => ({ arrows: [arrow] }) as unknown as Leg),
  },
  language: 'kk',
  width: 1280,
  inPage: true,
});

test('what comes before the leg that failed has passed, what comes after it was not reached', () => {
  const ended = { flow: 'f', walk: walkOf('1', '2', '3'), passed: false, failedAt: 1 };
  expect(tally([ended])).toEqual({ passed: ['f: 1'], failed: ['f: 2'], notReached: ['f: 3'] });
});

test('one that has failed anywhere has failed; one that was walked elsewhere was reached', () => {
  const [failed, passed] = [walkOf('1', '2', '3'), walkOf('2', '3')];
  expect(
    tally([
      { flow: 'f', walk: failed, passed: false, failedAt: 1 },
      { flow: 'f', walk: passed, passed: true, failedAt: null },
    ]),
  ).toEqual({ passed: ['f: 1', 'f: 3'], failed: ['f: 2'], notReached: [] });
});

test('arrows of one name in two flows are two', () => {
  const ended = (flow: string, passed: boolean) => ({ flow, walk: walkOf('1'), passed, failedAt: passed ? null : 0 });
  expect(tally([ended('f', true), ended('g', false)])).toEqual({ passed: ['f: 1'], failed: ['g: 1'], notReached: [] });
});

test('a path that did not begin has walked nothing', () => {
  const ended = { flow: 'f', walk: walkOf('1'), passed: false, failedAt: null };
  expect(tally([ended])).toEqual({ passed: [], failed: [], notReached: ['f: 1'] });
});

test('the line that walks it again is one that a shell reads', () => {
  const again = String.raw`npm run qa -- --flow f --path 'a · don'\''t → b' --locale kk --width 1280`;
  expect(againLine('f', walkOf('1'))).toBe(again);
  expect(againLine('f', { ...walkOf('1'), inPage: false })).toBe(`${again} --taps`);
});

test('a whole run walks each path in both languages and, by turns, at both widths; nightly, all in all', () => {
  const paths = ['1', '2', '3'].map((name) => ({ ...walkOf('1').path, name }));
  const seen = (all: boolean) =>
    groupsOf(paths, all)
      .flatMap(({ walks }) => walks.map(({ path, language, width }) => `${path.name} ${language} ${width}`))
      .toSorted();
  expect(seen(false)).toEqual(['1 kk 1280', '1 ru 390', '2 kk 390', '2 ru 1280', '3 kk 1280', '3 ru 390']);
  expect(seen(true)).toHaveLength(12);
  expect(new Set(seen(true)).size).toBe(12);
});
