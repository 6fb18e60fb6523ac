import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isMain } from '../lib/run.ts';
import { firstScreenSizes } from './sizes.ts';
import { pathTimes } from './paths.ts';
import { sandboxSpeed } from './sandbox.ts';
import { screens } from './screens.ts';
import { isOver, type Row, table } from './table.ts';

/** The parts of the bench, quiet ones first; each gives rows of the one table. */
const PARTS: Record<string, (rounds: number) => Promise<Row[]>> = {
  sizes: firstScreenSizes,
  paths: pathTimes,
  screens,
  sandbox: sandboxSpeed,
};

/**
 * `npm run bench [-- --strict] [--only sizes,screens] [--rounds 5]`: measures the last build and the sandbox, prints one
 * table of ratios. `--strict`: a ratio over its budget fails.
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
  for (const [name, measure] of Object.entries(PARTS)) {
    if (only.includes(name)) rows.push(...(await measure(Number(values.rounds ?? 5))));
  }
  console.log(table(rows));
  const cores = availableParallelism();
  console.log(
    `${Math.round((performance.now() - started) / 1000)} s; load before ${load.toFixed(1)} on ${cores} cores` +
      (load > cores / 2 ? ' (busy: times are worth little, repeat)' : ''),
  );
  const over = rows.filter(isOver);
  if (over.length > 0) console.log(`Over budget: ${over.map(({ what }) => what).join('; ')}`);
  if (over.length > 0 && values.strict) process.exitCode = 1;
}

if (isMain(import.meta.url)) await main();
