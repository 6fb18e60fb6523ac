import type { Planned } from './path-plan.ts';

interface Wait {
  readonly do: 'pass';
  readonly ms: number;
}
const isWait = (doing: { readonly do: string }): doing is Wait => doing.do === 'pass';

/** What happens shortly before the end of a wait is the end of it, ms: pages are some moments older than a path counts. */
const END_OF_WAIT_MS = 5_000;

/**
 * Parts a wait at the beginning of a leg: until shortly before its end it belongs to the leg before, whose plan answers what is
 * sent again meanwhile.
 */
export const partWait = <Doing extends { readonly do: string }>(
  doings: readonly (Doing | Wait)[],
): { readonly beforeMs: number; readonly rest: readonly (Doing | Wait)[] } => {
  const [first, ...rest] = doings;
  if (first === undefined || !isWait(first)) return { beforeMs: 0, rest: doings };
  const ms = Math.min(first.ms, END_OF_WAIT_MS);
  return { beforeMs: first.ms - ms, rest: [{ do: 'pass', ms }, ...rest] };
};

/** Calls that fail late: the time that passes, ms, until those that are repeated, or never answered, have failed. */
export interface Late {
  readonly ms: number;
  readonly plan: readonly Planned[];
  /** The last call of the plan is held, and stays so. */
  readonly hangs?: boolean;
}

/** What a driver has at hand. */
export interface Hands {
  /** Calls that were sent since the leg began, and whose answers have not come: one of before may be held, or given up. */
  underway: () => number;
  /** Planned answers that no call has taken yet. */
  left: () => Promise<readonly Planned[]>;
  /** Moves the page's time on. */
  pass: (ms: number) => Promise<void>;
  /**
   * The sandbox lets go of the calls that it has held, for nobody waits for them any more, and fails no further one.
   * @param of of these operations only
   */
  release: (of?: readonly string[]) => Promise<void>;
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

const owned = (entries: readonly Planned[]): number => entries.filter(({ standing }) => standing !== true).length;

/** Until something was asked for, and nothing of that is on its way any more. */
const quiet = async (plan: readonly Planned[], hands: Hands): Promise<void> => {
  for (let [moment, looks] = [0, 0]; looks < QUIET && moment < MOMENTS; moment += 1) {
    const isAsked = (await hands.left()).length < owned(plan);
    await hands.moment();
    looks = isAsked && hands.underway() === 0 ? looks + 1 : 0;
  }
};

const isFailing = ({ kind = 'status' }: Planned): boolean => kind !== 'status' && kind !== 'real';
/** The operation whose call stays without an answer: the last of those that are held. */
export const hungOf = (plan: readonly Planned[]): string | undefined =>
  plan.findLast(({ kind, standing }) => kind === 'hold' && standing !== true)?.operationId;

/** What a leg has planned, where a call of it stays without an answer; else nothing. */
export const hungBy = (
  leg: { readonly hangs: unknown; readonly plan: readonly Planned[]; readonly polled: readonly Planned[] } | undefined,
): readonly Planned[] => (leg?.hangs == null ? [] : [...leg.plan, ...leg.polled]);

/**
 * Lets go of the call that the leg before has left without an answer: the flow has left the state that asked for it. Where the
 * leg itself fails calls of that operation, they may be there already, or come again: then `passLate` lets go.
 */
export const letGo = async (before: readonly Planned[], plan: readonly Planned[], hands: Hands): Promise<void> => {
  const hung = hungOf(before);
  const isOwn = plan.some((entry) => entry.operationId === hung && isFailing(entry));
  if (hung !== undefined && !isOwn) await hands.release([hung]);
};

/**
 * Lets the time pass that calls take to fail. A call that is held: in big steps from when the sandbox has it. Pauses before
 * something is sent again: while nothing is on its way, for what is sent again has to come.
 */
export const passLate = async ({ ms, plan, hangs = false }: Late, hands: Hands): Promise<void> => {
  if (ms === 0) return;
  const [own, all] = [owned(plan), holds(plan)];
  const held = all - (hangs ? 1 : 0);
  const share = Math.ceil(ms / Math.max(held, 1) / HOLD_STEP_MS) * HOLD_STEP_MS;
  let [paused, waited] = [0, 0];
  for (let moment = 0; moment < MOMENTS && (held === 0 ? paused < ms : waited < share * held);) {
    const left = await hands.left();
    // What hangs is the last: all before it has failed.
    if (hangs && left.length === 0) break;
    const isHeld = waited < Math.min(held, all - holds(left)) * share;
    const isPausing = !isHeld && paused < ms && left.length < own && hands.underway() === 0;
    if (isHeld) {
      await hands.pass(HOLD_STEP_MS);
      waited += HOLD_STEP_MS;
    } else if (isPausing) {
      await hands.pass(PAUSE_STEP_MS);
      paused += PAUSE_STEP_MS;
    } else moment += 1;
    await hands.moment();
  }
  const hung = hangs ? hungOf(plan) : undefined;
  if (hung !== undefined) {
    // A command that is still held would keep the next one with its key away.
    const over = new Set(plan.filter(({ kind }) => kind === 'hold').map(({ operationId }) => operationId));
    over.delete(hung);
    return over.size === 0 ? undefined : hands.release([...over]);
  }
  if (held === 0) await quiet(plan, hands);
  // What comes to be on show then may read for itself what has failed.
  await hands.release();
};
