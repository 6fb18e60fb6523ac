import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

/** `npm run fuzz -- --requests 100000 --seed 7`: hostile and valid requests to every operation. The seed repeats a run. */
const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
const count = Number(values.requests ?? 100_000);
const seed = Number(values.seed ?? Math.trunc(Math.random() * 2 ** 31));
const started = performance.now();
process.stdout.write(`${count} requests, seed ${seed}\n`);
try {
  const { statuses, succeeded, heap } = await fuzz(count, seed);
  const byStatus = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  const never = [...succeeded].filter(([, times]) => times === 0).map(([id]) => id);
  process.stdout.write(
    `${byStatus.join(', ')}\nlive objects ${heap[0]} MB before, ${heap[1]} MB after\n` +
      `${Math.round((performance.now() - started) / 1000)} s, nothing found. ` +
      `Never answered with success: ${never.join(', ') || 'none'}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
