import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { flowIds } from '../../machines/generated/products.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import { explore } from '../model/graph.ts';
import { eventSamplesOf } from './support/event-samples.ts';
import type { Setup } from '../e2e/driver/legs.ts';
import { browserCoverage } from '../e2e/support/paths.ts';
import { writeBrowser } from './support/browser-file.ts';
import { writeValues } from './support/values-file.ts';
import { valuesOf } from './support/values.ts';
import { goldenFile, goldenOf, goldenText, readGolden } from './support/golden.ts';

/** Writes the golden files of all flows, or of those that are named, anew. What changes in them is changed behaviour: review the diff. */
const named = process.argv.slice(2);
for (const flow of flowIds.filter((id) => named.length === 0 || named.includes(id))) {
  const machine = await machineOf(flow);
  const eventSamples = eventSamplesOf(flow);
  const graph = explore(machine, eventSamples);
  const golden = goldenOf(machine, eventSamples, graph, existsSync(goldenFile(flow)) ? readGolden(flow).paths : []);
  mkdirSync(new URL('.', goldenFile(flow)), { recursive: true });
  writeFileSync(goldenFile(flow), goldenText(golden));
  const values = await valuesOf(machine, eventSamples, graph);
  writeValues(flow, values);
  const { setup } = (await import(`../products/${flow}/browser.ts`)) as { setup: Setup };
  const seen = browserCoverage(setup, graph);
  writeBrowser(flow, seen);
  process.stdout.write(
    `${flow}: ${graph.vertices.size} vertices, ${golden.paths.length} paths, ${golden.arrows.length} lines of arrows, ${values.size} values sent, ${seen.walked} arrows walked in a browser\n`,
  );
}
