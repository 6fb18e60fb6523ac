import { cheapestOf } from '../../../schemas/facts/cost.ts';

/** What stands beside each other when offers are compared: a bank's or an insurer's, the same figures in the same order. */

/** One figure of an offer; '' or null: the offer does not say. A `\n` starts a line. */
export interface ComparedRow {
  readonly label: string;
  readonly value: string | null;
}
export interface ComparedOffer {
  readonly id: string;
  /** Whose offer it is. */
  readonly name: string;
  readonly rows: readonly ComparedRow[];
  /** What it costs in all, tenge; null: it cannot be told from those beside it by its cost. */
  readonly cost: number | null;
  /** What is offered, in numbers and aliases: the same in every language. */
  readonly facts: unknown;
}
/** What the dialog is opened with. */
export interface ComparisonOptions {
  readonly offers: readonly ComparedOffer[];
  /** The flow's event of choosing one; null: nothing is chosen here. */
  readonly event: string | null;
}
/** A figure of all of them, in the order of the offers; null: not said. */
export interface FigureLine {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

/** More than three do not fit beside each other. */
export const MOST_COMPARED = 3;

/** Ticks or unticks one; a fourth is not taken. */
export const toggled = (ticked: readonly string[], id: string): readonly string[] =>
  ticked.includes(id) ? ticked.filter((one) => one !== id) : ticked.length < MOST_COMPARED ? [...ticked, id] : ticked;

/** All figures that any of the offers names, in the order in which they are met. */
export const figureLines = (offers: readonly ComparedOffer[]): FigureLine[] => {
  const labels = [...new Set(offers.flatMap(({ rows }) => rows.map(({ label }) => label)))];
  return labels.map((label) => {
    const values = offers.map(({ rows }) => rows.find((row) => row.label === label)?.value || null);
    return { label, values, differs: new Set(values).size > 1 };
  });
};

/** Id of the one that costs least; null: of none, or of several, can it be said. */
export const leastOf = (offers: readonly ComparedOffer[]): string | null => {
  const told = offers.flatMap(({ id, cost }) => (cost === null ? [] : [{ id, cost }]));
  const [least, ...more] = cheapestOf(told, ({ cost }) => cost);
  return least === undefined || more.length > 0 ? null : least.id;
};

const factsOf = (offers: readonly ComparedOffer[]): string =>
  JSON.stringify(offers.map(({ id, facts }) => [id, facts]));

/** Whether what is compared now is not what was compared: an offer is gone, or a fact is another. Words may be others. */
export const hasChanged = (before: readonly ComparedOffer[], now: readonly ComparedOffer[]): boolean =>
  factsOf(before) !== factsOf(now);
