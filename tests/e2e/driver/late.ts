import type { Planned } from './path-plan.ts';

/** Calls that fail late: the time that passes, ms, until those that are repeated, or never answered, have failed. */
export interface Late {
  readonly ms: number;
  readonly plan: readonly Planned[];
  /** The last call of the plan is held, and stays so. */
  readonly hangs?: boolean;
}

/** What a driver has at hand. */
export interface Hands {
  /** Calls whose answers have not come. */
  underway: () => number;
  /** Planned answers that no call has taken yet. */
  left: () => Promise<readonly Planned[]>;
  /** Moves the page's time on. */
  pass: (ms: number) => Promise<void>;
  /** The sandbox lets go of the calls that it has held, for nobody waits for them any more, and fails no further one. */
  release: () => Promise<void>;
  /** A moment of real time. */
  moment: () => Promise<void>;
}

/** Real moments until something is asked for; then it never will be, and what is looked for says so. */
const MOMENTS = 1_000;
/** Looks in a row that find nothing on its way. */
const QUIET = 2;
const PAUSE_STEP_MS = 100;
const HOLD_STEP_MS = 1_000;

const holds = (entries: readonly Planned[]): number =>
  entries.filter(({ kind, standing }) => kind === 'hold' && standing !== true).length;

/** Until nothing is on its way but so many calls that are held. */
const quiet = async (hands: Hands, held: number): Promise<void> => {
  for (let [moment, looks] = [0, 0]; looks < QUIET && moment < MOMENTS; moment += 1) {
    await hands.left();
    await hands.moment();
    looks = hands.underway() <= held ? looks + 1 : 0;
  }
};

/**
 * Lets go of the call of the leg before that was held. A connection that is cut is tried once more by the browser itself: that
 * has to be cut, too, before the sandbox cuts no more. Where the leg itself holds one, that may be there already: nothing is let
 * go, for the flow has left the state that asked for the other.
 */
export const letGo = async (plan: readonly Planned[], hands: Hands): Promise<void> => {
  if (holds(plan) > 0) return;
  if (plan.some(({ kind }) => kind === 'drop')) await quiet(hands, 1);
  await hands.release();
};

/**
 * Lets the time pass that calls take to fail. A call that is held: in big steps from when the sandbox has it. Pauses before
 * something is sent again: while nothing is on its way, for what is sent again has to come.
 */
export const passLate = async ({ ms, plan, hangs = false }: Late, hands: Hands): Promise<void> => {
  if (ms === 0) return;
  const [own, all] = [plan.filter(({ standing }) => standing !== true).length, holds(plan)];
  const held = all - (hangs ? 1 : 0);
  const share = held === 0 ? ms : Math.ceil(ms / held / HOLD_STEP_MS) * HOLD_STEP_MS;
  let passed = 0;
  for (let moment = 0; moment < MOMENTS && passed < share * Math.max(held, 1);) {
    const left = await hands.left();
    // What hangs is the last: all before it has failed.
    if (hangs && left.length === 0) return;
    const used = Math.min(held, all - holds(left));
    const goesOn = held === 0 ? left.length < own && hands.underway() === 0 : passed < used * share;
    if (!goesOn) {
      moment += 1;
      await hands.moment();
      continue;
    }
    const step = held === 0 ? PAUSE_STEP_MS : HOLD_STEP_MS;
    await hands.pass(step);
    await hands.moment();
    passed += step;
  }
  if (hangs) return;
  if (held === 0) await quiet(hands, 0);
  // What comes to be on show then may read for itself what has failed.
  await hands.release();
};
