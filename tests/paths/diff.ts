import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { flowIds } from '../../machines/generated/products.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import { explore } from '../model/graph.ts';
import { differencesOf } from './support/differences.ts';
import { eventSamplesOf } from './support/event-samples.ts';
import { goldenFile, goldenOf, type Golden } from './support/golden.ts';

/**
 * `npm run paths:diff [-- <flow>… --against <git ref>]`: says in words what the flows do otherwise than was recorded. Exit
 * code 0: nothing; 1: something; 2: it cannot be told.
 */
const EMPTY: Golden = { paths: [], starts: [], arrows: [] };

/** @throws Error with the words of git, or where the file is of another form */
const recorded = (flow: (typeof flowIds)[number], ref: string | undefined): Golden => {
  const file = `tests/paths/golden/${flow}.paths.json`;
  const there =
    ref === undefined
      ? existsSync(goldenFile(flow))
      : execFileSync('git', ['ls-tree', '--name-only', '--full-name', ref, file], { encoding: 'utf8' }).trim() !== '';
  if (!there) return EMPTY;
  const text =
    ref === undefined
      ? readFileSync(goldenFile(flow), 'utf8')
      : execFileSync('git', ['show', `${ref}:${file}`], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const golden = JSON.parse(text) as Golden | readonly unknown[];
  if (!('arrows' in golden)) throw new Error(`${file} of ${ref ?? 'now'} holds paths step by step, not arrows`);
  return golden;
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
  const unknown = positionals.filter((name) => !flowIds.some((id) => id === name));
  if (unknown.length > 0) throw new Error(`No flow ${unknown.join(', ')}; there are ${flowIds.join(', ')}`);
  let differs = false;
  for (const flow of flowIds.filter((id) => positionals.length === 0 || positionals.includes(id))) {
    const then = recorded(flow, values.against);
    const machine = await machineOf(flow);
    const eventSamples = eventSamplesOf(flow);
    const now = goldenOf(machine, eventSamples, explore(machine, eventSamples), then.paths);
    const lines = differencesOf(then, now);
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
