import { cheapestOf } from '../../../schemas/facts/cost.ts';
import type { ComparedOffer } from './rows.ts';

/** What the open comparison tells of the offers in it. */

/** A figure of all of them, in the order of the offers; null: not said. */
export interface FigureLine {
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** Below each, in small letters. */
  readonly notes: readonly (string | undefined)[];
  /** Places of the best of them: known of all, and not the same of all. */
  readonly best: readonly number[];
  /** Not among those that decide, of any of them; or the same of all. */
  readonly more: boolean;
  readonly main: boolean;
}

/** All figures that any of the offers names, in the order in which they are met. */
export const figureLines = (offers: readonly ComparedOffer[]): FigureLine[] => {
  const labels = [...new Set(offers.flatMap(({ rows }) => rows.map(({ label }) => label)))];
  return labels.map((label) => {
    const figures = offers.map(({ rows }) => rows.find((row) => row.label === label));
    const values = figures.map((row) => row?.value || null);
    const isSame = values.length > 1 && values.every((value) => value !== null && value === values[0]);
    return {
      label,
      values,
      notes: figures.map((row) => row?.note),
      best: bestOf(figures.map((row) => row?.less)),
      more: isSame || figures.every((row) => row === undefined || row.more === true),
      main: figures.some((row) => row?.main === true),
    };
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
    const words = rows.flatMap((own) => {
      const { label, lead } = own;
      const [mine, ...told] = [own, ...others.map((one) => one.rows.find((row) => row.label === label))].map(
        (row) => row?.less,
      );
      if (lead === undefined || mine == null || told.length === 0 || told.some((one) => one == null)) return [];
      const by = Math.min(...told.filter((one) => typeof one === 'number')) - mine;
      return by > 0 ? [lead(by, told.length > 1)] : [];
    });
    return words.length > 0 ? [{ id, name, words }] : [];
  });

/** Those a sentence is said of. Of two of which one is another loan, what that one gives and takes says of both how they differ. */
export const toldOf = (offers: readonly ComparedOffer[]): readonly ComparedOffer[] => {
  const other = offers.filter(({ trade, aside }) => trade || aside);
  return offers.length === 2 && other.length === 1 ? other : offers;
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
