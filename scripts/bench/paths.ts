import { runScript } from '../lib/run.ts';
import { ratioRow, type Row } from './table.ts';

/** Limit for a flow of 80 states; a flow of that size was thought to have 5 sampleEvents a state, ours has more. */
const BUDGET = { ms: 20, steps: 400 };

export interface PathTimes {
  readonly flow: string;
  readonly vertices: number;
  /** Happenings that were tried on the machine. */
  readonly steps: number;
  readonly arrows: number;
  readonly paths: number;
  /** Medians after warming up, milliseconds. */
  readonly exploreMs: number;
  readonly coverMs: number;
}

/** How long the paths of every flow take to generate, in a Node of its own. @throws Error with its output */
export async function pathTimes(): Promise<Row[]> {
  const { code, output } = await runScript('tests/paths/time.ts');
  if (code !== 0) throw new Error(output);
  const all = JSON.parse(output) as PathTimes[];
  return all.flatMap(({ flow, vertices, steps, arrows, paths, exploreMs, coverMs }) => [
    {
      ...ratioRow(
        `shortest ways to ${vertices} vertices, ${flow}`,
        '20 ms per 400 steps',
        [exploreMs, (steps * BUDGET.ms) / BUDGET.steps],
        1,
      ),
      seen: `${exploreMs.toFixed(1)} ms, ${steps} steps of the machine`,
    },
    {
      ...ratioRow(`paths over all arrows, ${flow}`, '20 ms', [coverMs, BUDGET.ms], 1),
      seen: `${coverMs.toFixed(1)} ms, ${arrows} arrows, ${paths} paths`,
    },
  ]);
}
