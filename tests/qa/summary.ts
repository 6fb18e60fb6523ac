import type { Walk } from '../e2e/support/planned.ts';

/** How the walk of one path has ended. */
export interface Ended {
  readonly flow: string;
  readonly walk: Walk;
  readonly passed: boolean;
  /** Number of the leg that failed, from 0; null: none, or something before or after all of them. */
  readonly failedAt: number | null;
}

export interface Tally {
  readonly passed: readonly string[];
  /** The arrows of a leg that failed: one of them does not do what it should. */
  readonly failed: readonly string[];
  /** On no path as far as it came. */
  readonly notReached: readonly string[];
}

/** Which arrows were walked and how: one that has failed anywhere has failed. */
export function tally(ended: readonly Ended[]): Tally {
  const [passed, failed, notReached] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { flow, walk, passed: isPassed, failedAt } of ended)
    for (const [at, { arrows }] of walk.path.legs.entries()) {
      const into = isPassed
        ? passed
        : failedAt === null || at > failedAt
          ? notReached
          : at < failedAt
            ? passed
            : failed;
      for (const arrow of arrows) into.add(`${flow}: ${arrow}`);
    }
  return {
    passed: [...passed].filter((one) => !failed.has(one)),
    failed: [...failed],
    notReached: [...notReached].filter((one) => !failed.has(one) && !passed.has(one)),
  };
}
