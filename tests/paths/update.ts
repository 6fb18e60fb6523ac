import { mkdirSync, writeFileSync } from 'node:fs';
import { flowIds, flows } from '../../machines/index.ts';
import { explore } from '../../machines/kit/paths.ts';
import { alphabetOf } from './support/alphabet.ts';
import { goldenFile, goldenPaths, goldenSneak, pathsText, sneakText } from './support/golden.ts';

/** Writes the golden traces of all flows anew. What changes in them is changed behaviour: review the diff. */
for (const flow of flowIds) {
  const machine = await flows[flow].load();
  const alphabet = alphabetOf(flow);
  const graph = explore(machine, alphabet);
  const paths = goldenPaths(flow, machine, graph);
  mkdirSync(new URL('.', goldenFile(flow, 'paths')), { recursive: true });
  writeFileSync(goldenFile(flow, 'paths'), pathsText(paths));
  writeFileSync(goldenFile(flow, 'sneak'), sneakText(goldenSneak(machine, graph, alphabet)));
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  process.stdout.write(`${flow}: ${graph.places.size} places, ${paths.length} paths, ${steps} steps\n`);
}
