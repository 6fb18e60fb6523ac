import { inForce, type Effective } from '../../schemas/facts/effective.ts';
import type { IsoDate } from '../../schemas/facts/date.ts';
import type { Text } from '../core/refusal.ts';

/** What is known of an insurer, whatever it sells. */
export interface InsurerFacts {
  readonly alias: string;
  readonly name: Text;
  /** Customers' mark, 1 to 5. */
  readonly rating: number;
  /** 11 digits. */
  readonly phone: string;
  /** Seconds until its answer, in sandbox time. */
  readonly answerSec: number;
}

/** What the insurer sells on this day, and how. */
export const termsOn = <T>(insurer: { readonly terms: readonly Effective<T>[] }, on: IsoDate): T =>
  inForce(insurer.terms, on);

/** The day since which the first terms are in force. */
export const FIRST_DAY = '2024-01-01';
