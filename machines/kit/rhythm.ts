/** How often a screen that waits for somebody else asks anew: often at first, ever more rarely later. Source: ux 3.10. */

/** So often while the wait is younger than this, both in ms. */
const LEGS = [
  { every: 3_000, until: 30_000 },
  { every: 5_000, until: 120_000 },
  { every: 15_000, until: 600_000 },
] as const;
const LAST = 60_000;
/** Pages that were opened at one moment must not go on asking at one moment. */
const JITTER = 0.2;

/** Where in the rhythm a wait begins: an answer of seconds, of minutes, or one that nobody sits waiting for. */
export const firstPauses = { quick: 3_000, steady: 5_000, calm: 15_000 } as const;
export type FirstPause = keyof typeof firstPauses;

/**
 * The pause before the next read, ms.
 * @param waited how long it is waited for already, ms. @param random 0 <= x < 1; 0.5: the rhythm itself.
 */
export const pauseMs = (first: FirstPause, waited: number, random: number): number => {
  const every = LEGS.find(({ until }) => waited < until)?.every ?? LAST;
  return Math.round(Math.max(every, firstPauses[first]) * (1 + JITTER * (2 * random - 1)));
};
