import { expect, test } from 'vitest';
import type { Leg } from '../../e2e/support/paths.ts';
import { batchesOf } from '../../e2e/support/batches.ts';
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
  night: false,
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
  expect(againLine('f', { ...walkOf('1'), night: true })).toBe(`${again} --night`);
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

test('a page whose repeats are spent gives way to another, and is handed five paths at once', () => {
  const sending = (name: string, ...repeats: readonly number[]): Walk => ({
    ...walkOf(),
    path: { ...walkOf().path, name, legs: repeats.map((one) => ({ arrows: [], repeats: one }) as unknown as Leg) },
  });
  const handed = (...walks: readonly Walk[]) =>
    batchesOf(walks).map(({ walks: some, anew }) => [some.map(({ path }) => path.name).join(''), anew]);
  expect(handed(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => sending(name, 0)))).toEqual([
    ['abcde', false],
    ['f', false],
  ]);
  expect(handed(sending('a', 2, 4), sending('b', 4), sending('c', 1), sending('d'))).toEqual([
    ['ab', false],
    ['cd', true],
  ]);
  // One that needs more than there is for itself is walked all the same: what it sends earns some.
  expect(handed(sending('a', 12), sending('b', 1))).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
