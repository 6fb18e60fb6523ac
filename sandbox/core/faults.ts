import { json, serialise, type Answer, type Outcome, DROPPED } from './exchange.ts';

export const faultKinds = ['status', 'drop', 'delay', 'hold', 'malformed', 'empty', 'html', 'schema'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What goes wrong with a call, on purpose. */
export interface Fault {
  /** An operation, or '*' for any. */
  readonly operationId: string;
  /**
   * status: this status and body · drop: the connection is cut · delay: `delayMs` later · hold: not before the faults
   * are deleted · malformed: cut JSON · empty: no body · html: a page instead of JSON · schema: JSON of another shape.
   */
  readonly kind: FaultKind;
  readonly status?: number;
  readonly body?: unknown;
  readonly delayMs?: number;
  /** Phone of the one person whose calls it meets; absent: everybody's. */
  readonly person?: string;
  /** How many calls it meets; 1 when absent. */
  readonly times?: number;
  /** True: the effect happens, then the answer is spoilt. False: nothing happens at the service. */
  readonly after?: boolean;
  /**
   * How long (real ms) a dropped call stays dropped when it comes again with the same key: browsers re-send by
   * themselves on a reused connection, and must not mend the fault so. 1000 when absent.
   */
  readonly stickyMs?: number;
}

const STICKY_MS = 1000;
const DELAY_MS = 1000;

export interface Faults {
  add(fault: Fault): void;
  /** True while some fault of this operation is for one person only. */
  isPersonal(operationId: string): boolean;
  /** The fault that meets this call, counted down; `phone`: who calls. */
  take(operationId: string, phone: string | null): Fault | null;
  list(): readonly Fault[];
  /** Forgets all faults, or those of these operations, and lets their held calls go on. */
  clear(of?: readonly string[]): void;
  /** True while a re-sent call of a dropped one has to be dropped too. */
  isDropped(operationId: string, key: string | null): boolean;
  drop(operationId: string, key: string | null, fault: Fault): typeof DROPPED;
  /** Changes when faults of this operation are forgotten; read when a fault is taken, handed to `wait`. */
  epoch(operationId: string): number;
  /** Waits for a delay or a hold of this operation; not at all when its faults were forgotten since `epoch`. */
  wait(operationId: string, fault: Fault, epoch: number): Promise<void>;
}

const meets = (fault: Fault, operationId: string): boolean =>
  fault.operationId === operationId || fault.operationId === '*';

export function createFaults(): Faults {
  let queue: { fault: Fault; left: number }[] = [];
  const dropped = new Map<string, number>();
  const waiting = new Map<() => void, string>();
  let epoch = 0;
  const epochs = new Map<string, number>();
  const epochOf = (operationId: string): number => epoch + (epochs.get(operationId) ?? 0);

  return {
    add: (fault) => void queue.push({ fault, left: fault.times ?? 1 }),
    isPersonal: (operationId) => queue.some(({ fault }) => fault.person !== undefined && meets(fault, operationId)),
    take(operationId, phone) {
      const found = queue.find(
        ({ fault }) => meets(fault, operationId) && (fault.person === undefined || fault.person === phone),
      );
      if (!found) return null;
      found.left -= 1;
      if (found.left <= 0) queue = queue.filter((entry) => entry !== found);
      return found.fault;
    },
    list: () => queue.map(({ fault, left }) => ({ ...fault, times: left })),
    clear(of) {
      const isMeant = (operationId: string): boolean => of?.includes(operationId) ?? true;
      if (of === undefined) epoch += 1;
      else for (const id of of) epochs.set(id, (epochs.get(id) ?? 0) + 1);
      queue = queue.filter(({ fault }) => !isMeant(fault.operationId));
      if (of === undefined) dropped.clear();
      for (const [release, operationId] of waiting) if (isMeant(operationId)) release();
    },
    isDropped(operationId, key) {
      if (key === null) return false;
      const until = dropped.get(`${operationId} ${key}`);
      return until !== undefined && performance.now() < until;
    },
    drop(operationId, key, fault) {
      if (key !== null) dropped.set(`${operationId} ${key}`, performance.now() + (fault.stickyMs ?? STICKY_MS));
      return DROPPED;
    },
    epoch: epochOf,
    wait(operationId, fault, since) {
      if (since !== epochOf(operationId)) return Promise.resolve();
      return new Promise((resolve) => {
        const release = (): void => {
          clearTimeout(timer);
          waiting.delete(release);
          resolve();
        };
        const timer = fault.kind === 'delay' ? setTimeout(release, fault.delayMs ?? DELAY_MS) : undefined;
        waiting.set(release, operationId);
      });
    },
  };
}

/**
 * The spoilt answer of a fault that answers. `real` is what the service would have said, or null when it was not asked;
 * `documented` gives the contract's example of a status.
 */
export function spoil(fault: Fault, real: Answer | null, documented: (status: number) => unknown): Outcome {
  switch (fault.kind) {
    case 'drop':
      return DROPPED;
    case 'status': {
      const status = fault.status ?? 500;
      const body = fault.body ?? documented(status) ?? { detail: `fault ${status}` };
      return json(status, status === 204 ? undefined : body, waitHeader(status, body));
    }
    case 'malformed': {
      const whole = (real && serialise(real)?.toString()) ?? '{"detail": "cut"}';
      return {
        ...json(fault.status ?? real?.status ?? 200, undefined),
        body: Buffer.from(whole.slice(0, Math.ceil(whole.length / 2))),
      };
    }
    case 'empty':
      return json(fault.status ?? 200, undefined);
    case 'html': {
      const body = Buffer.from(
        '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>Bad gateway</h1></body></html>',
      );
      return { status: fault.status ?? 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
    }
    case 'schema':
      return json(fault.status ?? 200, fault.body ?? { unexpected: true });
    case 'delay':
    case 'hold':
      return real ?? json(500, { detail: 'fault' });
  }
}

function waitHeader(status: number, body: unknown): Record<string, string> {
  if (status !== 429 && status !== 423) return {};
  const seconds = (body as { retryAfterSec?: unknown } | null)?.retryAfterSec;
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}
