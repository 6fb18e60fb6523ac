/** Numbers that laws and tariffs change with a date: a list of versions, each in force from its day until the next. */
import type { IsoDate } from './date.ts';

/** A value and the first day on which it holds. */
export interface Effective<T> {
  readonly from: IsoDate;
  readonly value: T;
}

/**
 * The version in force on a day: the latest that has begun, whatever the order of the list.
 * Throws a RangeError for a day before the first one: nothing may be reckoned without a tariff.
 */
export const inForce = <T>(versions: readonly Effective<T>[], on: IsoDate): T => {
  let found: Effective<T> | undefined;
  for (const version of versions) {
    if (version.from <= on && (found === undefined || version.from > found.from)) found = version;
  }
  if (found === undefined) throw new RangeError(`nothing is in force on ${on}`);
  return found.value;
};
