/** One line of the bench: a measured value against a peer of the same run, or against a limit. */
export interface Row {
  readonly what: string;
  /** What it is divided by: a peer page of the same run, or a limit. */
  readonly against: string;
  readonly ratio: number;
  /** The greatest ratio by docs/performance.md; null: only told, nothing is demanded. */
  readonly budget: number | null;
  /** Both sides of the ratio as measured on this machine: never a promise. */
  readonly seen: string;
  /** A time: worth nothing on a busy machine. Absent: counted or weighed, the same on any. */
  readonly timed?: boolean;
}

/** Values of one kind: which is usual, and which is seldom exceeded. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value that a share of all does not exceed. @returns NaN for no values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const TIMES: ReadonlySet<string> = new Set(['ms', 'a second']);

/** A ratio of two measured values of one run, told with both. */
export const ratioRow = (
  what: string,
  against: string,
  [ours, peer]: readonly [number, number],
  budget: number | null,
  unit = 'ms',
): Row => ({
  what,
  against,
  ratio: ours / peer,
  budget,
  seen: `${round(ours)} / ${round(peer)} ${unit}`,
  ...(TIMES.has(unit) ? { timed: true } : {}),
});

const round = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** Over its budget; a ratio that could not be measured is over any. */
export const isOver = ({ ratio, budget }: Row): boolean => budget !== null && !(ratio <= budget);

/** Without a verdict on times: what a busy machine has measured. */
export const unjudged = (rows: readonly Row[]): Row[] =>
  rows.map((row) => (row.timed === true ? { ...row, budget: null } : row));

/** The table for people, in Markdown: it goes into the docs as it stands. */
export function table(rows: readonly Row[]): string {
  const head = ['What', 'against', 'ratio', 'budget', '', 'this run'];
  const cells = rows.map((row) => [
    row.what,
    row.against,
    row.ratio.toFixed(2),
    row.budget === null ? '' : row.budget.toFixed(2),
    isOver(row) ? 'OVER' : '',
    row.seen,
  ]);
  const width = (i: number) => Math.max(...[head, ...cells].map((line) => line[i]?.length ?? 0));
  const line = (texts: readonly string[]) => `| ${texts.map((text, i) => text.padEnd(width(i))).join(' | ')} |`;
  return [line(head), `|${head.map((_, i) => '-'.repeat(width(i) + 2)).join('|')}|`, ...cells.map(line)].join('\n');
}
