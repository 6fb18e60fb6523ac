import { cheapestOf } from '../../../schemas/facts/cost.ts';
import type { CompanyKind } from '../marks/company-name.tsx';

/** What stands beside each other when offers are compared: a bank's or an insurer's, the same figures in the same order. */

/** One figure of an offer; '' or null: the offer does not say. A `\n` starts a line. */
export interface ComparedRow {
  readonly label: string;
  readonly value: string | null;
  /** The value as a number, of a figure of which less is better. */
  readonly less?: number | null | undefined;
  /** Of a figure that decides: by how much it is less than the next one's. `many`: there are more than two. */
  readonly lead?: ((by: number, many: boolean) => string) | undefined;
}
export interface ComparedOffer {
  readonly id: string;
  /** Whose offer it is. */
  readonly name: string;
  /** The mark of that company. */
  readonly mark?: { readonly alias: string; readonly kind: CompanyKind };
  /** What is to be known of all its figures. */
  readonly note?: string | null;
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
  /** The one that the page would go on with, where none of these costs least. */
  readonly picked?: string | undefined;
}
/** A figure of all of them, in the order of the offers; null: not said. */
export interface FigureLine {
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** Places of the best of them: known of all, and not the same of all. */
  readonly best: readonly number[];
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
    const figures = offers.map(({ rows }) => rows.find((row) => row.label === label));
    return { label, values: figures.map((row) => row?.value || null), best: bestOf(figures.map((row) => row?.less)) };
  });
};

const bestOf = (figures: readonly (number | null | undefined)[]): number[] => {
  const told = figures.filter((one) => typeof one === 'number');
  if (told.length < figures.length || new Set(told).size === 1) return [];
  const least = Math.min(...told);
  return figures.flatMap((one, at) => (one === least ? [at] : []));
};

/** Who leads in which of the figures that decide, in words. Nobody does where a figure is not told of all, or is the same. */
export const leadsOf = (
  offers: readonly ComparedOffer[],
): { readonly id: string; readonly name: string; readonly words: readonly string[] }[] =>
  offers.flatMap(({ id, name, rows }) => {
    const others = offers.filter((one) => one.id !== id);
    const words = rows.flatMap(({ label, less, lead }) => {
      const told = others.map((one) => one.rows.find((row) => row.label === label)?.less ?? null);
      if (lead === undefined || less == null || told.length === 0 || told.includes(null)) return [];
      const by = Math.min(...told.filter((one) => one !== null)) - less;
      return by > 0 ? [lead(by, told.length > 1)] : [];
    });
    return words.length > 0 ? [{ id, name, words }] : [];
  });

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
