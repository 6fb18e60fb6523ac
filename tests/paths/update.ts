import { mkdirSync, writeFileSync } from 'node:fs';
import { flowIds } from '../../machines/generated/products.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import { explore } from '../model/graph.ts';
import { eventSamplesOf } from './support/event-samples.ts';
import { goldenFile, goldenPaths, pathsText } from './support/golden.ts';

/** Writes the golden traces of all flows, or of those that are named, anew. What changes in them is changed behaviour: review the diff. */
const named = process.argv.slice(2);
for (const flow of flowIds.filter((id) => named.length === 0 || named.includes(id))) {
  const machine = await machineOf(flow);
  const eventSamples = eventSamplesOf(flow);
  const graph = explore(machine, eventSamples);
  const paths = goldenPaths(flow, machine, graph);
  mkdirSync(new URL('.', goldenFile(flow)), { recursive: true });
  writeFileSync(goldenFile(flow), pathsText(paths));
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  process.stdout.write(`${flow}: ${graph.vertices.size} vertices, ${paths.length} paths, ${steps} steps\n`);
}
