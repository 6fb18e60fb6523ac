import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations } from '../../openapi/index.ts';
import { operationOf } from '../../machines/kit/calls.ts';
import { begin, contextOf, sampleEventsAt, moveName, step, type EventSamples } from './step.ts';
import { modelOf, models, nodesOf } from './support.ts';

/** Walks of up to this many moves; together some thousand a flow. */
const LONGEST = 200;
const WALKS = 80;

type Step = ReturnType<typeof begin>;
/** Looks at every move of a walk; throws when something is not as it must be. */
type Watch = (trail: readonly string[], before: Step, after: Step) => void;

/** One key is for one call with one input. */
const keys = (): Watch => {
  const used = new Map<string, string>();
  return (trail, _before, { seen }) => {
    for (const { call, key, input } of seen.calls) {
      if (key === null || operations[operationOf(call)].safety === 'read') continue;
      const what = `${call} ${JSON.stringify(input)}`;
      const before = used.get(key);
      if (before !== undefined && before !== what)
        throw new Error(`${key}: ${before}, then ${what}\n${trail.join(' > ')}`);
      used.set(key, what);
    }
  };
};

/** A wish in doubt that comes again at once goes out under the same key. */
const unsettled = (noteAgain: () => void): Watch => {
  let doubt: { what: string; key: string | null } | null = null;
  return (trail, _before, { seen }) => {
    for (const { call, key, input } of seen.calls) {
      if (operations[operationOf(call)].safety === 'read') continue;
      const what = `${call} ${JSON.stringify(input)}`;
      if (doubt?.what === what) {
        noteAgain();
        if (doubt.key !== key) throw new Error(`${what}: ${doubt.key}, then ${key}\n${trail.join(' > ')}`);
      }
      doubt = { what, key };
    }
    const { problem } = seen.context;
    const [kind, call] = trail.at(-1)!.split(' ');
    const changing = kind === 'answer' || kind === 'fail' ? operations[operationOf(call!)].safety !== 'read' : false;
    // A definite answer to what was wanted ends the doubt; an answer to a read does not.
    if (changing && (kind === 'answer' || problem?.ambiguous === false)) doubt = null;
  };
};

/** Nothing breaks, nobody is stuck, and while a call runs nobody is heard. */
const sound =
  (eventSamples: EventSamples): Watch =>
  (trail, before, { snapshot, seen }) => {
    const { error } = snapshot as { error?: unknown };
    if (snapshot.status === 'error') throw new Error(`${String(error)}\n${trail.join(' > ')}`);
    if (!seen.over && sampleEventsAt(snapshot, eventSamples).length === 0)
      throw new Error(`stuck\n${trail.join(' > ')}`);
    if (!seen.over && seen.context.screen === null && !snapshot.hasTag('busy'))
      throw new Error(`no screen\n${trail.join(' > ')}`);
    if (before.snapshot.hasTag('busy') && snapshot.can({ type: 'BACK' }) && snapshot.hasTag('busy'))
      throw new Error(`busy and BACK\n${trail.join(' > ')}`);
    const { id: claim } = contextOf(before.snapshot);
    if (claim !== null && seen.context.id !== claim) throw new Error(`another claim\n${trail.join(' > ')}`);
  };

describe.each(models.map(({ id }) => id))('%s', (id) => {
  const { machine, eventSamples } = modelOf(id);

  test('any walk: keys, unsettled, and nobody stuck', () => {
    let moves = 0;
    let repeated = 0;
    const watches = (): Watch[] => [keys(), unsettled(() => (repeated += 1)), sound(eventSamples)];
    // The dice lead; the same ones every time.
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 20, maxLength: LONGEST, size: 'max' }), (first, dice) => {
        let at = begin(machine, eventSamples.starts[first % eventSamples.starts.length]!);
        let trail: string[] = [];
        let watching = watches();
        let wish = '';
        for (const die of dice) {
          const possible = sampleEventsAt(at.snapshot, eventSamples);
          // What did not succeed, people often try once more.
          const again = die % 2 === 0 ? undefined : possible.find(({ move }) => moveName(move) === wish);
          const sample = again ?? possible[die % Math.max(1, possible.length)];
          if (sample === undefined) {
            // The flow is over: the next one begins.
            at = begin(machine, eventSamples.starts[die % eventSamples.starts.length]!);
            trail = [];
            watching = watches();
            wish = '';
            continue;
          }
          trail.push(moveName(sample.move));
          if (sample.move.do === 'say') wish = moveName(sample.move);
          const next = step(machine, at.snapshot, sample, `i${trail.length}`);
          for (const watch of watching) watch(trail, at, next);
          at = next;
          moves += 1;
        }
      }),
      { seed: 20_260_201, numRuns: WALKS, includeErrorInReport: true },
    );
    expect(moves).toBeGreaterThan(4_000);
    // The flow with the fewest calls that change something meets it four times; most meet it more than fifty times.
    const changes = nodesOf(machine).some(({ invoke }) =>
      invoke.some(({ id: call }) => operations[operationOf(call)].safety !== 'read'),
    );
    if (changes) expect(repeated).toBeGreaterThan(3);
  }, 60_000);
});
