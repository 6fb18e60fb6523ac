import { flowIds } from '../../machines/generated/products.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import { arrowCover } from '../model/cover.ts';
import { arrowsOf, explore } from '../model/graph.ts';
import { eventSamplesOf } from './support/event-samples.ts';

/** How long the paths of every flow take to generate; `npm run bench` reads the JSON. Medians after warming up. */
const WARM_UP = 3;
const TIMES = 9;

const medianMs = (work: () => void): number => {
  const times = Array.from({ length: WARM_UP + TIMES }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.slice(WARM_UP).toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
};

const all = [];
for (const flow of flowIds) {
  const machine = await machineOf(flow);
  const eventSamples = eventSamplesOf(flow);
  const graph = explore(machine, eventSamples);
  all.push({
    flow,
    vertices: graph.vertices.size,
    steps: [...graph.edges.values()].reduce((sum, edges) => sum + edges.length, 0),
    arrows: arrowsOf(graph).length,
    paths: arrowCover(graph).length,
    exploreMs: medianMs(() => explore(machine, eventSamples)),
    coverMs: medianMs(() => arrowCover(graph)),
  });
}
process.stdout.write(JSON.stringify(all));
