import type { Atlas, AtlasArrow, AtlasFlow } from '../atlas.types.ts';
import { h, list, press, table } from './dom.ts';

type Choose = (state: string, flow?: string) => void;

const outcomeOf = ({ kind, example }: AtlasArrow): string | null =>
  kind === 'answer' ? 'done' : kind === 'fail' ? example : kind === 'wait' ? 'clock' : null;

/** States at which a path failed when it was last walked: they come first, and are red. */
export const failedIn = ({ arrows, paths }: AtlasFlow): ReadonlySet<string> =>
  new Set(
    paths
      .filter(({ passed }) => passed === false)
      .flatMap((path) => path.arrows.map((at) => arrows[at]?.from.split('.')[0] ?? '')),
  );

/** Where each outcome of each call leads; grey: no path shows it in a browser. */
export const callsTable = (flow: AtlasFlow, choose: Choose): HTMLElement => {
  const red = failedIn(flow);
  const outcomes = new Set<string>();
  const rows = new Map<string, Map<string, AtlasArrow[]>>();
  for (const arrow of flow.arrows) {
    const outcome = outcomeOf(arrow);
    if (outcome === null) continue;
    outcomes.add(outcome);
    const row = rows.get(arrow.from) ?? new Map<string, AtlasArrow[]>();
    rows.set(arrow.from, row.set(outcome, [...(row.get(outcome) ?? []), arrow]));
  }
  const columns = [...outcomes].toSorted((a, b) => (a === 'done' ? -1 : b === 'done' ? 1 : a < b ? -1 : 1));
  const rank = (state: string): string => `${red.has(state.split('.')[0] ?? '') ? 0 : 1} ${state}`;
  return table(
    ['state', ...columns],
    [...rows]
      .toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
      .map(([state, row]) => [
        press(state, () => choose(state.split('.')[0] ?? state)),
        ...columns.map((column) => {
          const arrows = row.get(column) ?? [];
          const walked = arrows.some((arrow) => arrow.walked > 0);
          const to = [...new Set(arrows.map((arrow) => arrow.to))];
          return h('td', { class: walked ? null : 'muted' }, to.join(', '));
        }),
      ]),
  );
};

/** What is walked, by the arrow that each path is there for. */
export const pathsTable = (flow: AtlasFlow, choose: Choose): HTMLElement =>
  table(
    ['path', 'arrows', 'last run', 'passes'],
    flow.paths.map(({ name, arrows, passed }) => [
      h('code', {}, name),
      String(arrows.length),
      h(
        'span',
        { class: passed === null ? 'muted' : passed ? 'green' : 'red' },
        passed === null ? 'not walked' : passed ? 'passed' : 'failed',
      ),
      h(
        'details',
        {},
        h('summary', {}, 'states'),
        list(
          arrows.flatMap((at) => {
            const to = flow.arrows[at]?.to.split('.')[0];
            return to === undefined ? [] : [press(to, () => choose(to))];
          }),
        ),
      ),
    ]),
  );

/** Every address of every flow, with the states that stand there. */
export const addressesTable = ({ flows }: Atlas, choose: Choose): HTMLElement => {
  const rows = flows.flatMap((flow) =>
    flow.states.flatMap((state) =>
      state.address === null || state.kind === 'end' ? [] : [{ flow, state, address: state.address }],
    ),
  );
  return table(
    ['address', 'flow', 'state', 'screen'],
    rows
      .toSorted((a, b) => (a.address < b.address ? -1 : 1))
      .map(({ flow, state, address }) => [
        h('code', {}, address),
        flow.id,
        press(state.name, () => choose(state.name, flow.id)),
        state.about,
      ]),
  );
};
