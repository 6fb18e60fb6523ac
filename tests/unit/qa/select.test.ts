import { describe, expect, test } from 'vitest';
import { HELP, readOptions, Refusal } from '../../qa/options.ts';
import { select } from '../../qa/select.ts';
import type { BrowserPath, Leg } from '../../e2e/support/paths.ts';

const pathOf = (name: string, ...arrows: readonly string[]): BrowserPath => ({
  name,
  start: {},
  events: [],
  legs: [{ arrows } as unknown as Leg],
});
const FLOWS = ['short-link', 'casco-life'] as const;
const flows = [
  {
    flow: 'short-link' as const,
    paths: [
      pathOf('a · GO → b', 'a · GO → b', 'b · answer claim · new → c.resting'),
      pathOf('b · fail claim · broken → a', 'a · GO → b', 'b · fail claim · broken → a'),
    ],
  },
  {
    flow: 'casco-life' as const,
    paths: [
      pathOf('d · fail poll.claim · locked → e', 'd · fail poll.claim · locked → e'),
      pathOf('d · fail getFile · broken → e', 'd · fail getFile · broken → e'),
    ],
  },
];
const chosenBy = (...args: readonly string[]): string[] => {
  const { walks } = select(flows, readOptions(args, FLOWS));
  return Object.values(walks).flatMap((some) => some.map(({ path }) => path.name));
};
const refusalOf = (...args: readonly string[]): string => {
  try {
    chosenBy(...args);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('Not refused');
};

describe('the paths that are asked for', () => {
  test.each<[readonly string[], readonly string[]]>([
    [
      [],
      [
        'a · GO → b',
        'b · fail claim · broken → a',
        'd · fail poll.claim · locked → e',
        'd · fail getFile · broken → e',
      ],
    ],
    [['--state', 'c'], ['a · GO → b']],
    [['--state', 'c.resting'], ['a · GO → b']],
    [
      ['--state', 'a'],
      ['a · GO → b', 'b · fail claim · broken → a'],
    ],
    [
      ['--call', 'claim'],
      ['a · GO → b', 'b · fail claim · broken → a', 'd · fail poll.claim · locked → e'],
    ],
    [
      ['--fault', 'broken'],
      ['b · fail claim · broken → a', 'd · fail getFile · broken → e'],
    ],
    // On one arrow: the other path has the call and, elsewhere, the state.
    [['--call', 'claim', '--fault', 'broken'], ['b · fail claim · broken → a']],
    [['--state', 'd', '--fault', 'broken'], ['d · fail getFile · broken → e']],
    [['--path', 'a · GO → b'], ['a · GO → b']],
  ])('%j', (args, names) => {
    expect(chosenBy(...args)).toEqual(names);
  });

  test('how many of how many', () => {
    expect(select(flows, readOptions(['--call', 'getFile'], FLOWS))).toMatchObject({ chosen: 1, of: 4 });
  });

  test('languages are those of a whole run, unless one is asked for', () => {
    const languages = (...args: readonly string[]) =>
      select(flows, readOptions(args, FLOWS)).walks['short-link']?.map(({ language }) => language);
    expect(languages()).toEqual(['ru', 'kk']);
    expect(languages('--locale', 'kk')).toEqual(['kk', 'kk']);
  });
});

test('--help has every flag', () => {
  const flags = refusalOf('--none').split('\n').slice(1);
  expect(flags.length).toBeGreaterThan(10);
  for (const flag of flags) expect(HELP).toContain(`--${flag.trim()}`);
});

describe('what there is not', () => {
  test.each<[readonly string[], string]>([
    [['--flow', 'shortlink'], 'No flow "shortlink". There is:\n  short-link\n  casco-life'],
    [['--locale', 'de'], 'No locale "de". There is:\n  kk\n  ru'],
    [['--fault', 'brokn'], 'No fault "brokn". There is:\n  broken\n  locked'],
    [['--call', 'getfiles'], 'No call "getfiles". There is:\n  getFile\n  claim'],
    [['--state', 'c.rest'], 'No state "c.rest". There is:\n  c.resting\n  e\n  a\n  b\n  d'],
    [['--width', 'wide'], '--width is a whole number from 320 to 3840, not "wide"'],
    [['--slow', '-1'], 'slow'],
  ])('%j is answered with what there is', (args, said) => {
    expect(refusalOf(...args)).toContain(said);
  });

  test('a flag that is written wrong is answered with the nearest', () => {
    expect(refusalOf('--falt', 'x').split('\n')[1]).toBe('  fault');
  });

  test('nothing that is all of it: what is near', () => {
    expect(refusalOf('--state', 'b', '--fault', 'locked')).toBe(
      'No path passes all of that at a time. Near to it:\n  a: GO\n  b: claim new\n  b: claim broken\n  d: claim locked',
    );
  });
});
