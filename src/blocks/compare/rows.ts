import type { CompanyKind } from '../marks/company-name.tsx';

/** What stands beside each other when offers are compared: a bank's or an insurer's, the same figures in the same order. */

/** One figure of an offer; '' or null: the offer does not say. A `\n` starts a line. */
export interface ComparedRow {
  readonly label: string;
  readonly value: string | null;
  /** In small letters below it: of what it consists. */
  readonly note?: string | undefined;
  /** The value as a number, of a figure of which less is better. */
  readonly less?: number | null | undefined;
  /** Not among those that decide: folded below them. */
  readonly more?: boolean | undefined;
  /** The largest of them: what each comes to. */
  readonly main?: boolean | undefined;
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
  /** Of another loan than was asked for: what its lower sums are paid with, in words. */
  readonly trade?: string | null;
  /** What else it has other than was asked for, neither better nor worse. */
  readonly aside?: string | null;
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
/** More than three do not fit beside each other. */
export const MOST_COMPARED = 3;

/** Ticks or unticks one; a fourth is not taken. */
export const toggled = (ticked: readonly string[], id: string): readonly string[] =>
  ticked.includes(id) ? ticked.filter((one) => one !== id) : ticked.length < MOST_COMPARED ? [...ticked, id] : ticked;
