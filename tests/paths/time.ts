import { flowIds, flows } from '../../machines/index.ts';
import { arrowsOf, explore, tours } from '../../machines/kit/paths.ts';
import { alphabetOf } from './support/alphabet.ts';

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
  const machine = await flows[flow].load();
  const alphabet = alphabetOf(flow);
  const graph = explore(machine, alphabet);
  all.push({
    flow,
    places: graph.places.size,
    steps: [...graph.edges.values()].reduce((sum, edges) => sum + edges.length, 0),
    arrows: arrowsOf(graph).length,
    paths: tours(graph).length,
    exploreMs: medianMs(() => explore(machine, alphabet)),
    toursMs: medianMs(() => tours(graph)),
  });
}
process.stdout.write(JSON.stringify(all));
