import { describe, expect, test } from 'vitest';
import { flowIds } from '../../machines/generated/products.ts';
import { keepTrail, lastTrail } from '../../src/engine/trail.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import { explore, intentOf } from '../model/graph.ts';
import { begin, step, type SampleEvent } from '../model/step.ts';
import { readLine } from '../replay/line.ts';
import { replay } from '../replay/replay.ts';
import { eventSamplesOf } from './support/event-samples.ts';

const machine = await machineOf('short-link');
const samples = eventSamplesOf('short-link');
const graph = explore(machine, samples);

/** What the application keeps of a way. */
const lineOf = (moves: readonly SampleEvent[], start = samples.starts[0] ?? {}): string => {
  const trail = keepTrail('short-link', start);
  let { snapshot } = begin(machine, start);
  trail.note({ type: 'xstate.init' }, snapshot);
  for (const [i, sample] of moves.entries()) {
    ({ snapshot } = step(machine, snapshot, sample, intentOf(i + 1)));
    trail.note(sample.event, snapshot);
  }
  return lastTrail() ?? '';
};
const replayed = (line: string) => replay(machine, samples, readLine(line, flowIds));

describe('a flow by its line', () => {
  const vertices = [...graph.vertices.values()];
  // (The real recorder, of every path of every flow: `http.test.ts`.)
  test('every state of a flow is stood in again, with the same words on show', () => {
    for (const { state, path, start, snapshot } of vertices) {
      const found = replayed(lineOf(path, start));
      expect(found.ok, state).toBe(true);
      if (found.ok) expect(found.snapshot.value).toEqual(snapshot.value);
    }
    expect(vertices.length).toBeGreaterThan(10);
  });

  test('the line is one word, and holds no value of what was said or answered', () => {
    const values = Object.values(samples.said).flatMap((all) =>
      all.flatMap(({ value }) => Object.values(value as object)),
    );
    const secrets = values.filter((value): value is string => typeof value === 'string' && value.length > 5);
    for (const { path, start } of vertices) {
      const line = lineOf(path, start);
      expect(line).toMatch(/^[\w~.=+@:-]+$/);
      expect(secrets.filter((secret) => line.includes(secret))).toEqual([]);
    }
    expect(secrets.length).toBeGreaterThan(5);
  });

  test('what leads elsewhere by now is said with the step', () => {
    const { path, start } = vertices.findLast(({ path: way }) => way.length > 2) ?? vertices[0]!;
    const line = lineOf(path, start);
    const found = replayed(line.replace(/=[^=]+$/, '=nowhere'));
    expect(found.ok).toBe(false);
    if (!found.ok) expect(found.why).toMatch(/ led to nowhere; now it leads to \w/);
    expect(found.steps).toHaveLength(path.length - 1);
  });

  test('reads on a clock take no place; what is too old is left out, and the rest still leads there', () => {
    const trail = keepTrail('casco-life', { id: 'cl-1' });
    const at = (value: unknown) => ({ value }) as never;
    trail.note({ type: 'xstate.init' }, at('loading'));
    for (let i = 0; i < 40; i += 1) {
      trail.note({ type: 'xstate.done.actor.poll.getCascoLifeClaim' }, at({ sent: 'pausing' }));
      trail.note({ type: 'xstate.after.quick.casco-life.sent.pausing' }, at({ sent: 'reading' }));
    }
    expect(lastTrail()).toBe('casco-life~id~loading~+poll.getCascoLifeClaim=sent.pausing~@quick=sent.reading');
    for (let i = 0; i < 200; i += 1) trail.note({ type: `SAY_${i}` }, at('choosing'));
    expect(lastTrail()).toMatch(/^casco-life~id~\.\.\.choosing~SAY_50=choosing~/);
  });

  test.each(['', 'nonsense~new~start', 'short-link', 'short-link~new~opening~+', 'short-link~new~opening~ABC'])(
    'refuses %j',
    (text) => expect(() => readLine(text, flowIds)).toThrow(/flow/),
  );
});
