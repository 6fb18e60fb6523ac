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

export interface Plan {
  /** Replaces the plan. `allow`: operations that the services answer themselves, planned or not; '*' for all reads. */
  set(entries: readonly PlanEntry[], allow: readonly string[]): void;
  clear(): void;
  /** No standing entry fails a call on purpose any more; the other entries stay. */
  forgetFaults(): void;
  active(): boolean;
  /** The entry of this call; 'real' when the service answers; null when the call is unplanned (and noted as such). */
  take(operationId: string, safety: string): PlanEntry | 'real' | null;
  noteInvalid(operationId: string, detail: unknown): void;
  report(): PlanReport;
}

/** The strict plan of a test: which answers come next, and whether reality kept to it. */
export function createPlan(): Plan {
  let on = false;
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
  return {
    set(next, allow) {
      reset();
      on = true;
      entries = next.filter((entry) => entry.standing !== true);
      standing = next.filter((entry) => entry.standing === true);
      allowed = new Set(allow);
    },
    clear() {
      reset();
      on = false;
      entries = [];
      standing = [];
      allowed = new Set();
    },
    forgetFaults() {
      standing = standing.filter(({ kind = 'status' }) => kind === 'status' || kind === 'real');
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
