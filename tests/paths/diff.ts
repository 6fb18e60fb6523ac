import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { flowIds } from '../../machines/generated/products.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import { explore } from '../model/graph.ts';
import { differencesOf } from './support/differences.ts';
import { eventSamplesOf } from './support/event-samples.ts';
import { goldenFile, goldenOf, type Golden } from './support/golden.ts';
import { readValues, valueDifferences, VALUES_FILE, valuesIn } from './support/values-file.ts';
import { valuesOf, type Values } from './support/values.ts';

/**
 * `npm run paths:diff [-- <flow>… --against <git ref>]`: says in words what the flows do otherwise than was recorded. Exit
 * code 0: nothing; 1: something; 2: it cannot be told.
 */
const EMPTY: Golden = { paths: [], starts: [], arrows: [] };

/** A file as it was at a ref; null: there was none. @throws Error with the words of git */
const committed = (file: string, ref: string): string | null =>
  execFileSync('git', ['ls-tree', '--name-only', '--full-name', ref, file], { encoding: 'utf8' }).trim() === ''
    ? null
    : execFileSync('git', ['show', `${ref}:${file}`], { encoding: 'utf8', maxBuffer: 2 ** 28 });

/** @throws Error with the words of git, or where the file is of another form */
const recorded = (flow: (typeof flowIds)[number], ref: string | undefined): Golden => {
  const file = `tests/paths/golden/${flow}.paths.json`;
  const here = existsSync(goldenFile(flow)) ? readFileSync(goldenFile(flow), 'utf8') : null;
  const text = ref === undefined ? here : committed(file, ref);
  if (text === null) return EMPTY;
  const golden = JSON.parse(text) as Golden | readonly unknown[];
  if (!('arrows' in golden)) throw new Error(`${file} of ${ref ?? 'now'} holds paths step by step, not arrows`);
  return golden;
};

const recordedValues = (flow: (typeof flowIds)[number], ref: string | undefined): Values =>
  ref === undefined ? readValues(flow) : valuesIn(committed(`tests/products/${flow}/${VALUES_FILE}`, ref) ?? '');

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
  const unknown = positionals.filter((name) => !flowIds.some((id) => id === name));
  if (unknown.length > 0) throw new Error(`No flow ${unknown.join(', ')}; there are ${flowIds.join(', ')}`);
  let differs = false;
  for (const flow of flowIds.filter((id) => positionals.length === 0 || positionals.includes(id))) {
    const then = recorded(flow, values.against);
    const machine = await machineOf(flow);
    const eventSamples = eventSamplesOf(flow);
    const graph = explore(machine, eventSamples);
    const now = goldenOf(machine, eventSamples, graph, then.paths);
    const sent = await valuesOf(machine, eventSamples, graph);
    const lines = [...differencesOf(then, now), ...valueDifferences(recordedValues(flow, values.against), sent)];
    differs ||= lines.length > 0;
    process.stdout.write(lines.length === 0 ? `${flow}: as recorded\n` : `${flow}:\n  ${lines.join('\n  ')}\n`);
  }
  return differs ? 1 : 0;
};

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
