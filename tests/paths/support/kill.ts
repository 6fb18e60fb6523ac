import type { AnyMachineSnapshot } from 'xstate';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import { everything, intentOf, placeKey, tours, type Graph, type Path } from '../../../machines/kit/paths.ts';
import { begin, happeningsAt, moveName, step, type Alphabet, type Happening } from '../../../machines/kit/step.ts';
import { ask, digester } from './golden.ts';
import type { Mutant } from './mutants.ts';

/**
 * How a mutant ended. `stillborn`: no machine. `golden`, `sneak`: a test sees it. `equivalent`: every place of both
 * machines, compared side by side, shows the same. `alive`: it behaves differently, and no test sees it: a gap.
 */
export interface Verdict {
  readonly end: 'stillborn' | 'golden' | 'sneak' | 'equivalent' | 'alive';
  /** What showed the difference. */
  readonly by?: string;
}

const PAIRS = 50_000;

/** What the tests know of the machine as it was reviewed; judges mutants of it. */
export const judge = (machine: FlowMachine, alphabet: Alphabet, graph: Graph): ((mutant: Mutant) => Verdict) => {
  const digest = digester(alphabet);
  const lines = (of: FlowMachine, { start, moves }: Pick<Path, 'start' | 'moves'>): string[] => {
    const begun = begin(of, start);
    const seen = [digest(begun.seen, true)];
    let { snapshot } = begun;
    for (const [i, move] of moves.entries()) {
      const next = step(of, snapshot, move, intentOf(i + 1));
      seen.push(digest(next.seen, next.answered));
      snapshot = next.snapshot;
    }
    return seen;
  };
  const paths = tours(graph).map((path) => ({ path, golden: lines(machine, path) }));
  const events = everything(graph, alphabet);
  const places = [...graph.places.values()].filter((place) => !place.over);
  const asked = new Map(places.map((place) => [place.key, ask(machine, place.snapshot, events, digest)]));
  const keyOf = placeKey(machine, alphabet);

  /** Stops at the first difference. */
  const byGolden = (mutant: FlowMachine): string | null => {
    for (const [i, { path, golden }] of paths.entries()) {
      const begun = begin(mutant, path.start);
      if (digest(begun.seen, true) !== golden[0]) return `path ${i + 1}, at the beginning`;
      let { snapshot } = begun;
      for (const [j, move] of path.moves.entries()) {
        const next = step(mutant, snapshot, move, intentOf(j + 1));
        if (digest(next.seen, next.answered) !== golden[j + 1]) return `path ${i + 1}, move ${j + 1}`;
        snapshot = next.snapshot;
      }
    }
    return null;
  };

  const bySneak = (mutant: FlowMachine, where: (state: string) => boolean): string | null => {
    for (const place of places.filter(({ state }) => where(state))) {
      let { snapshot } = begin(mutant, place.start);
      for (const [i, move] of place.way.entries()) ({ snapshot } = step(mutant, snapshot, move, intentOf(i + 1)));
      const golden = asked.get(place.key);
      const now = ask(mutant, snapshot, events, digest);
      const i = now.findIndex((line, j) => line !== golden?.[j]);
      if (i >= 0) return `${place.state}: ${events[i] === undefined ? '' : moveName(events[i].move)}`;
    }
    return null;
  };

  /** Both machines side by side through every pair of places. Null: they cannot be told apart. */
  const bySideBySide = (mutant: FlowMachine): string | null => {
    const keyOfMutant = placeKey(mutant, alphabet);
    const been = new Set<string>();
    const queue: { ours: AnyMachineSnapshot; theirs: AnyMachineSnapshot; way: readonly Happening[] }[] = [];
    const arrive = (ours: AnyMachineSnapshot, theirs: AnyMachineSnapshot, way: readonly Happening[]) => {
      const key = `${keyOf(ours)} | ${keyOfMutant(theirs)}`;
      if (been.has(key)) return;
      if (been.size > PAIRS) throw new Error(`More than ${PAIRS} pairs of places`);
      been.add(key);
      queue.push({ ours, theirs, way });
    };
    for (const start of alphabet.starts) {
      const [ours, theirs] = [begin(machine, start), begin(mutant, start)];
      if (digest(ours.seen, true) !== digest(theirs.seen, true)) return 'the beginning';
      arrive(ours.snapshot, theirs.snapshot, []);
    }
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      const { ours, theirs, way } = at;
      for (const happening of [...happeningsAt(ours, alphabet), ...happeningsAt(theirs, alphabet)]) {
        const intent = intentOf(way.length + 1);
        const [next, other] = [step(machine, ours, happening, intent), step(mutant, theirs, happening, intent)];
        const trail = [...way, happening];
        if (digest(next.seen, next.answered) !== digest(other.seen, other.answered))
          return trail.map(({ move }) => moveName(move)).join(' > ');
        arrive(next.snapshot, other.snapshot, trail);
      }
    }
    return null;
  };

  return (mutant) => {
    let built: FlowMachine;
    try {
      built = mutant.build();
    } catch (error) {
      return { end: 'stillborn', by: String(error) };
    }
    // A machine that throws while it runs is a difference, too.
    const seen = (look: () => string | null): string | null => {
      try {
        return look();
      } catch (error) {
        return `it throws: ${String(error)}`;
      }
    };
    const golden = seen(() => byGolden(built));
    if (golden !== null) return { end: 'golden', by: golden };
    // First where it was broken. Elsewhere only if the two machines can be told apart at all.
    const { state } = mutant;
    const near = (one: string) => state !== null && (one === state || one.startsWith(`${state}.`));
    const sneak = seen(() => bySneak(built, near));
    if (sneak !== null) return { end: 'sneak', by: sneak };
    const different = seen(() => bySideBySide(built));
    if (different === null) return { end: 'equivalent' };
    const far = seen(() => bySneak(built, (one) => !near(one)));
    return far === null ? { end: 'alive', by: different } : { end: 'sneak', by: far };
  };
};
