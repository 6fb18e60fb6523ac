import { describe, expect, test } from 'vitest';
import { arrowCover } from '../model/cover.ts';
import { arrowsOf, coverage } from '../model/graph.ts';
import { sampleEventsAt, moveName, step } from '../model/step.ts';
import { modelOf, models, nodesOf } from '../model/support.ts';
import { goldenOf, readGolden } from './support/golden.ts';
import { readValues, valueDifferences } from './support/values-file.ts';
import { valuesOf } from './support/values.ts';

/** The slow ones take a second or two alone; the machine may be busy with other things. */
const PATIENCE = 180_000;
const UPDATE = 'when this change is meant, run `npm run paths:update` and review the diff';

const callsOf = (machine: (typeof models)[number]['machine']): number =>
  nodesOf(machine).filter((node) => node.tags.includes('busy') && node.invoke.length > 0).length;

test('most flows have some calls', () => {
  expect(models.filter(({ machine }) => callsOf(machine) > 2).length).toBeGreaterThan(10);
});

describe.each(models.map(({ id }) => id))('%s: golden files', { timeout: PATIENCE }, (id) => {
  const { machine, eventSamples, graph } = modelOf(id);

  const then = readGolden(id);

  test('every arrow shows what was reviewed', () => {
    const now = goldenOf(machine, eventSamples, graph, then.paths);
    const lines = ({ arrows }: typeof now) => new Set(arrows.map((row) => JSON.stringify(row)));
    const [seen, reviewed] = [lines(now), lines(then)];
    expect(
      { gone: [...reviewed].filter((row) => !seen.has(row)), new: [...seen].filter((row) => !reviewed.has(row)) },
      UPDATE,
    ).toEqual({ gone: [], new: [] });
    expect(now.starts, UPDATE).toEqual(then.starts);
    expect(now.paths, UPDATE).toEqual(then.paths);
  });

  test('every value that is sent comes from where it was reviewed to', async () => {
    const now = await valuesOf(machine, eventSamples, graph);
    // Whatever calls sends a language at least.
    expect(now.size > 0).toBe(callsOf(machine) > 0);
    expect(valueDifferences(readValues(id), now), UPDATE).toEqual([]);
  });

  test('the paths walk every arrow with every fault, in at most 40 moves each', () => {
    const paths = arrowCover(graph, undefined, then.paths);
    const missed = [...coverage(graph, paths)].filter(([, walkedBy]) => walkedBy.length === 0).map(([arrow]) => arrow);
    expect(missed).toEqual([]);
    expect(Math.max(...paths.map((path) => path.moves.length))).toBeLessThanOrEqual(40);
    // Every call of every state fails in every way.
    const calls = callsOf(machine);
    for (const fault of eventSamples.faults.filter(({ of }) => of === undefined))
      expect(
        arrowsOf(graph).filter((arrow) => arrow.includes(` ${fault.name} |`)).length,
        fault.name,
      ).toBeGreaterThanOrEqual(calls);
  });

  test('vertices that count as one behave as one', () => {
    // Whoever comes to a vertex by another way finds the same arrows there: the picture of the context is fine enough.
    const arrows = (key: string) =>
      (graph.edges.get(key) ?? []).map((edge) => `${moveName(edge.sample.move)} > ${edge.arrow.split(' | ')[2]}`);
    let compared = 0;
    for (const edge of new Map(
      [...graph.edges.values()].flat().map((one) => [`${one.arrow} ${one.to}`, one]),
    ).values()) {
      const { snapshot } = step(machine, graph.vertices.get(edge.from)!.snapshot, edge.sample, 'i1');
      const answered = sampleEventsAt(snapshot, eventSamples).flatMap((sample) => {
        const next = step(machine, snapshot, sample, 'i2');
        return next.answered ? [`${moveName(sample.move)} > ${next.seen.state}`] : [];
      });
      expect(answered, edge.arrow).toEqual(arrows(edge.to));
      compared += 1;
    }
    // Whatever is no beginning has been come to.
    expect(compared).toBeGreaterThanOrEqual(graph.vertices.size - eventSamples.starts.length);
  });
});
