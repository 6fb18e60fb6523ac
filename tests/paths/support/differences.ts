import type { Golden, GoldenArrow } from './golden.ts';

/** What one thing that happens in a state leads to, all that it may. */
interface Outcome {
  readonly targets: readonly string[];
  readonly calls: readonly string[];
  readonly screens: readonly string[];
  readonly said: readonly string[];
}
const NOTHING: Outcome = { targets: [], calls: [], screens: [], said: [] };

const distinct = (all: readonly string[]): string[] => [...new Set(all)].toSorted();
const text = (all: readonly string[]): string => (all.length === 0 ? 'nothing' : all.join(' or '));

/** State and what happens there, with its example: `terms · SUBMIT_TERMS · example` → all rows that it stands in. */
const byCause = ({ arrows }: Golden): Map<string, (GoldenArrow & { to: string })[]> => {
  const found = new Map<string, (GoldenArrow & { to: string })[]>();
  for (const row of arrows) {
    const [cause = '', to = ''] = row.arrow.split(' → ');
    for (const example of row.of ?? ['']) {
      const key = example === '' ? cause : `${cause} · ${example}`;
      found.set(key, [...(found.get(key) ?? []), { ...row, to }]);
    }
  }
  return found;
};

const outcomeOf = (rows: readonly (GoldenArrow & { to: string })[]): Outcome => ({
  targets: distinct(rows.map(({ to }) => to)),
  calls: distinct(rows.map(({ calls }) => (calls ?? ['no call']).join(' and '))),
  screens: distinct(rows.map(({ screen }) => (screen === undefined ? 'the same screen' : (screen ?? 'no screen')))),
  said: distinct(
    rows.map(({ problem, changed, over }) =>
      [
        problem === undefined ? '' : `problem ${problem ?? 'gone'}`,
        changed === undefined ? '' : `word of a change ${changed ?? 'gone'}`,
        over === true ? 'over' : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    ),
  ),
});

const differ = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') !== b.join('\n');

/** What is to be said of one cause, without the cause. */
const words = (then: Outcome, now: Outcome): string[] => {
  if (then.targets.length === 0) return [`new arrow → ${text(now.targets)}, ${text(now.screens)}, ${text(now.calls)}`];
  if (now.targets.length === 0) return [`arrow gone → ${text(then.targets)}`];
  const was = (what: string, key: 'targets' | 'calls' | 'screens' | 'said'): string[] =>
    differ(then[key], now[key]) ? [`${what} ${text(now[key].map(named))}, was ${text(then[key].map(named))}`] : [];
  return [
    ...was('leads elsewhere: to', 'targets'),
    ...was('calls', 'calls'),
    ...was('shows', 'screens'),
    ...was('says', 'said'),
  ];
};
const named = (part: string): string => (part === '' ? 'nothing' : part);

const statesOf = ({ arrows, starts }: Golden): Set<string> =>
  new Set([...starts.map(({ state }) => state), ...arrows.flatMap(({ arrow }) => arrow.split(/ · .* → | → /))]);

const without = (all: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !others.has(one)).toSorted();

/**
 * What a change of a flow changes, in words, one line each; none: it does what it did. Examples and faults of which the same
 * is to be said share a line; of a state that is gone, or new, its arrows are counted.
 */
export const differencesOf = (then: Golden, now: Golden): string[] => {
  const [before, after] = [byCause(then), byCause(now)];
  const [gone, come] = [without(statesOf(then), statesOf(now)), without(statesOf(now), statesOf(then))];
  const stateIn = (cause: string): string => cause.split(' · ')[0] ?? '';
  const counted = (state: string, causes: ReadonlyMap<string, unknown>): string =>
    `${[...causes.keys()].filter((cause) => stateIn(cause) === state).length} things that happen there`;

  const lines = new Map<string, string[]>();
  for (const cause of distinct([...before.keys(), ...after.keys()])) {
    if (gone.includes(stateIn(cause)) || come.includes(stateIn(cause))) continue;
    const [state = '', happened = '', example] = cause.split(' · ');
    const [was, is] = [before.get(cause), after.get(cause)];
    for (const said of words(was ? outcomeOf(was) : NOTHING, is ? outcomeOf(is) : NOTHING)) {
      const key = `${state} · ${happened}\n${said}`;
      lines.set(key, [...(lines.get(key) ?? []), ...(example === undefined ? [] : [example])]);
    }
  }
  const startText = ({ starts }: Golden): string[] =>
    starts.map(({ start, state, screen, calls }) => JSON.stringify({ start, state, screen, calls }));
  const begins = (what: string, some: readonly string[], others: readonly string[]): string[] =>
    some.filter((one) => !others.includes(one)).map((one) => `${what} ${one}`);
  return [
    ...begins('no longer begins:', startText(then), startText(now)),
    ...begins('begins:', startText(now), startText(then)),
    ...gone.map((state) => `state gone: ${state}, ${counted(state, before)}`),
    ...come.map((state) => `new state: ${state}, ${counted(state, after)}`),
    ...[...lines].map(([key, examples]) => {
      const [cause = '', said = ''] = key.split('\n');
      return `${cause}${examples.length === 0 ? '' : ` · ${examples.join(', ')}`}: ${said}`;
    }),
  ];
};
