import type { Fault } from './faults.ts';

/** One planned answer: the next call of `operationId` gets it. `real`: the service itself answers. */
export interface PlanEntry extends Omit<Fault, 'kind' | 'times'> {
  readonly kind?: Fault['kind'] | 'real';
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers every call of the operation that no other entry answers, as often as it comes; never `unused`. */
  readonly standing?: boolean;
}

export interface PlanReport {
  readonly active: boolean;
  /** Calls that no entry foresaw, in order. */
  readonly unplanned: readonly string[];
  /** Entries that no call used. */
  readonly unused: readonly PlanEntry[];
  /** Calls in order, whether planned or let through. */
  readonly calls: readonly string[];
  /** Planned calls whose request was not what the contract says. */
  readonly invalid: readonly { operationId: string; detail: unknown }[];
  /** True when every entry was used, no call was unplanned and every request was valid. */
  readonly ok: boolean;
}

/** In a word how a step of a plan stands: which calls it waits for, and how many were wrong. */
export const stateOf = ({ unplanned, invalid, unused }: PlanReport): string =>
  [unplanned.length + invalid.length, ...unused.map(({ operationId }) => operationId)].join(' ');

export interface Plan {
  /** Replaces the plan. `allow`: operations that the services answer themselves, planned or not; '*' for all reads. */
  set(entries: readonly PlanEntry[], allow: readonly string[]): void;
  /** Replaces the plan by one of several steps. None has begun: only what is allowed is answered. */
  setSteps(steps: readonly (readonly PlanEntry[])[], allow: readonly string[]): void;
  /** This step begins, and what came before it is over; one that has begun goes on. */
  enter(step: number): void;
  clear(): void;
  /** No standing entry, or none of these operations, fails a call on purpose any more; the other entries stay. */
  forgetFaults(of?: readonly string[]): void;
  active(): boolean;
  /** The entry of this call; 'real' when the service answers; null when the call is unplanned (and noted as such). */
  take(operationId: string, safety: string): PlanEntry | 'real' | null;
  noteInvalid(operationId: string, detail: unknown): void;
  report(): PlanReport;
}

/** The strict plan of a test: which answers come next, and whether reality kept to it. */
export function createPlan(): Plan {
  let on = false;
  let steps: readonly (readonly PlanEntry[])[] = [];
  let at = -1;
  let entries: PlanEntry[] = [];
  let standing: PlanEntry[] = [];
  let allowed = new Set<string>();
  let unplanned: string[] = [];
  let calls: string[] = [];
  let invalid: { operationId: string; detail: unknown }[] = [];

  const reset = (): void => {
    unplanned = [];
    calls = [];
    invalid = [];
  };
  const begin = (next: readonly PlanEntry[]): void => {
    reset();
    entries = next.filter((entry) => entry.standing !== true);
    standing = next.filter((entry) => entry.standing === true);
  };
  return {
    set(next, allow) {
      on = true;
      steps = [];
      allowed = new Set(allow);
      begin(next);
    },
    setSteps(next, allow) {
      on = true;
      steps = next;
      at = -1;
      allowed = new Set(allow);
      begin([]);
    },
    enter(step) {
      const next = steps[step];
      if (next === undefined || step <= at) return;
      at = step;
      begin(next);
    },
    clear() {
      on = false;
      steps = [];
      allowed = new Set();
      begin([]);
    },
    forgetFaults(of) {
      const stays = ({ operationId, kind = 'status' }: PlanEntry): boolean =>
        kind === 'status' || kind === 'real' || of?.includes(operationId) === false;
      standing = standing.filter(stays);
    },
    active: () => on,
    take(operationId, safety) {
      calls.push(operationId);
      const index = entries.findIndex((entry) => entry.operationId === operationId);
      const entry = index >= 0 ? entries.splice(index, 1)[0] : standing.find((one) => one.operationId === operationId);
      if (entry !== undefined) return entry.kind === 'real' ? 'real' : entry;
      if (allowed.has(operationId) || (allowed.has('*') && safety === 'read')) return 'real';
      unplanned.push(operationId);
      return null;
    },
    noteInvalid: (operationId, detail) => void invalid.push({ operationId, detail }),
    report: () => ({
      active: on,
      unplanned,
      unused: entries,
      calls,
      invalid,
      ok: entries.length === 0 && unplanned.length === 0 && invalid.length === 0,
    }),
  };
}
