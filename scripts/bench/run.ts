import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isMain } from '../lib/run.ts';
import { firstScreenSizes } from './sizes.ts';
import { lighthouse } from './lighthouse.ts';
import { pathTimes } from './paths.ts';
import { sandboxSpeed } from './sandbox.ts';
import { screens } from './screens.ts';
import { isOver, type Row, table, unjudged } from './table.ts';

/** The parts of the bench, quiet ones first; each gives rows of the one table. */
const PARTS: Record<string, (rounds: number) => Promise<Row[]>> = {
  sizes: firstScreenSizes,
  paths: pathTimes,
  screens,
  lighthouse,
  sandbox: sandboxSpeed,
};

/**
 * `npm run bench [-- --strict] [--only sizes,screens] [--rounds 5]`: measures the last build and the sandbox, prints one
 * table of ratios. `--strict`: a ratio over its budget fails. On a busy machine times are told and not judged, and
 * `--strict` refuses to begin.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    // `npm run size` stands before and hands nothing on.
    options: { strict: { type: 'boolean' }, only: { type: 'string' }, rounds: { type: 'string' } },
  });
  const only = values.only?.split(',') ?? Object.keys(PARTS);
  const rows: Row[] = [];
  const started = performance.now();
  const load = loadavg()[0] ?? 0;
  const cores = availableParallelism();
  const isBusy = load > cores / 2;
  if (isBusy && values.strict) {
    console.error(`Load ${load.toFixed(1)} on ${cores} cores: times would say nothing. Try again when it is quiet.`);
    process.exitCode = 1;
    return;
  }
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!only.includes(name)) continue;
    try {
      rows.push(...(await measure(Number(values.rounds ?? 5))));
    } catch (error) {
      // What the other parts have measured is worth the minutes that it took.
      console.error(`${name}:`, error);
      process.exitCode = 1;
    }
  }
  const judged = isBusy ? unjudged(rows) : rows;
  console.log(table(judged));
  console.log(
    `${Math.round((performance.now() - started) / 1000)} s; load before ${load.toFixed(1)} on ${cores} cores` +
      (isBusy ? ' (busy: no verdict on times, repeat)' : ''),
  );
  const over = judged.filter(isOver);
  if (over.length > 0) console.log(`Over budget: ${over.map(({ what }) => what).join('; ')}`);
  if (over.length > 0 && values.strict) process.exitCode = 1;
}

if (isMain(import.meta.url)) await main();
