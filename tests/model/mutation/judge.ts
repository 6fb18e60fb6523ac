import type { AnyMachineSnapshot } from 'xstate';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import { atKey } from '../facts.ts';
import { arrowCover } from '../cover.ts';
import { everything, intentOf, vertexKey, type Graph, type Path, type Vertex } from '../graph.ts';
import { begin, sampleEventsAt, moveName, step, type EventSamples, type SampleEvent, type Stepped } from '../step.ts';
import { ask, digester } from './conformance.ts';
import type { Mutant } from './mutants.ts';
import { touchedFrom, touches } from './touched.ts';

/**
 * How a mutant ended. `stillborn`: no machine. `golden`, `conformance`: a test sees it. `equivalent`: every vertex of both
 * machines, compared side by side, shows the same. `alive`: it behaves differently, and no test sees it: a gap.
 */
export interface Verdict {
  readonly end: 'stillborn' | 'golden' | 'conformance' | 'equivalent' | 'alive';
  /** What showed the difference. */
  readonly by?: string;
}

const VERTICES = 50_000;

/** A state of the one machine as the other has it. */
const twinOf = (machine: FlowMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot =>
  Object.assign(machine.resolveState(snapshot as never) as AnyMachineSnapshot, { children: snapshot.children });

interface Passed {
  readonly path: Path;
  readonly golden: readonly string[];
  readonly touched: ReadonlySet<string>;
}

/**
 * What the tests know of the machine as it was reviewed; judges mutants of it. A mutant is broken in one state: it behaves
 * as the whole machine does until that state is touched, so only paths and vertices that touch it are walked and asked.
 */
export const judge = (
  machine: FlowMachine,
  eventSamples: EventSamples,
  graph: Graph,
): ((mutant: Mutant) => Verdict) => {
  const digest = digester(eventSamples);
  const beginning = touchedFrom([machine.root]);
  const passed = (path: Path): Passed => {
    const begun = begin(machine, path.start);
    const golden = [digest(begun.seen, true)];
    const touched = new Set(beginning);
    let { snapshot } = begun;
    for (const [i, move] of path.moves.entries()) {
      for (const state of touchedFrom(snapshot._nodes)) touched.add(state);
      const next = step(machine, snapshot, move, intentOf(i + 1));
      golden.push(digest(next.seen, next.answered));
      snapshot = next.snapshot;
    }
    return { path, golden, touched };
  };
  const paths = arrowCover(graph).map(passed);
  const events = everything(graph, eventSamples);
  const vertices = [...graph.vertices.values()]
    .filter((vertex) => !vertex.over)
    .map((vertex) => ({ vertex, touched: touchedFrom(vertex.snapshot._nodes) }));
  const asked = new Map<string, string[]>();
  const askedAt = ({ key, snapshot }: Vertex): string[] =>
    atKey(asked, key, () => ask(machine, snapshot, events, digest));
  const keyOf = vertexKey(machine, eventSamples);

  /** Stops at the first difference. */
  const byGolden = (mutant: FlowMachine, near: (touched: ReadonlySet<string>) => boolean): string | null => {
    for (const { path, golden, touched } of paths) {
      if (!near(touched)) continue;
      const begun = begin(mutant, path.start);
      if (digest(begun.seen, true) !== golden[0]) return `path "${path.name}", at the beginning`;
      let { snapshot } = begun;
      for (const [j, move] of path.moves.entries()) {
        const next = step(mutant, snapshot, move, intentOf(j + 1));
        if (digest(next.seen, next.answered) !== golden[j + 1]) return `path "${path.name}", move ${j + 1}`;
        snapshot = next.snapshot;
      }
    }
    return null;
  };

  const byConformance = (mutant: FlowMachine, near: (touched: ReadonlySet<string>) => boolean): string | null => {
    for (const { vertex, touched } of vertices) {
      if (!near(touched)) continue;
      let { snapshot } = begin(mutant, vertex.start);
      for (const [i, move] of vertex.path.entries()) ({ snapshot } = step(mutant, snapshot, move, intentOf(i + 1)));
      const golden = askedAt(vertex);
      const now = ask(mutant, snapshot, events, digest);
      const i = now.findIndex((line, j) => line !== golden[j]);
      if (i >= 0) return `${vertex.state}: ${events[i] === undefined ? '' : moveName(events[i].move)}`;
    }
    return null;
  };

  // The whole machine is asked the same again for every mutant.
  const begun = eventSamples.starts.map((start) => ({ start, ...begin(machine, start) }));
  const followed = new WeakMap<AnyMachineSnapshot, readonly { sample: SampleEvent; next: Stepped }[]>();
  const followersOf = (snapshot: AnyMachineSnapshot, intent: string) =>
    atKey(followed, snapshot, () =>
      sampleEventsAt(snapshot, eventSamples).map((sample) => ({
        sample,
        next: step(machine, snapshot, sample, intent),
      })),
    );

  /**
   * Both machines side by side through every vertex, told apart by what either of them asks. As long as they show the same,
   * they are in the same state and know the same. Null: they cannot be told apart.
   */
  const bySideBySide = (mutant: FlowMachine, near: (touched: ReadonlySet<string>) => boolean): string | null => {
    const keyOfMutant = vertexKey(mutant, eventSamples);
    const been = new Set<string>();
    const queue: { at: AnyMachineSnapshot; way: readonly SampleEvent[] }[] = [];
    const arrive = (at: AnyMachineSnapshot, way: readonly SampleEvent[]) => {
      const key = `${keyOf(at)} | ${keyOfMutant(at)}`;
      if (been.has(key)) return;
      if (been.size > VERTICES) throw new Error(`More than ${VERTICES} vertices`);
      been.add(key);
      queue.push({ at, way });
    };
    for (const { start, seen, snapshot } of begun) {
      if (digest(seen, true) !== digest(begin(mutant, start).seen, true)) return 'the beginning';
      arrive(snapshot, []);
    }
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      const { at, way } = one;
      const intent = intentOf(way.length + 1);
      const followers = followersOf(at, intent);
      if (near(touchedFrom(at._nodes))) {
        const twin = twinOf(mutant, at);
        const more = sampleEventsAt(twin, eventSamples).map((sample) => ({
          sample,
          next: step(machine, at, sample, intent),
        }));
        for (const { sample, next } of [...followers, ...more]) {
          const other = step(mutant, twin, sample, intent);
          if (digest(next.seen, next.answered) !== digest(other.seen, other.answered))
            return [...way, sample].map(({ move }) => moveName(move)).join(' > ');
        }
      }
      for (const { sample, next } of followers) arrive(next.snapshot, [...way, sample]);
    }
    return null;
  };

  return ({ build, state }) => {
    let built: FlowMachine;
    try {
      built = build();
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
    const near = (touched: ReadonlySet<string>) => state === null || touches(touched, state);
    const golden = seen(() => byGolden(built, near));
    if (golden !== null) return { end: 'golden', by: golden };
    const conformance = seen(() => byConformance(built, near));
    if (conformance !== null) return { end: 'conformance', by: conformance };
    const different = seen(() => bySideBySide(built, near));
    return different === null ? { end: 'equivalent' } : { end: 'alive', by: different };
  };
};
