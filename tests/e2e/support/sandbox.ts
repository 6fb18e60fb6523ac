import type { Fault } from '../../../sandbox/core/faults.ts';
import type { PlanEntry } from '../../../sandbox/core/plan.ts';

export interface Message {
  seq: number;
  at: number;
  phone: string;
  text: string;
}

export interface Effect {
  seq: number;
  at: number;
  operationId: string;
  kind: string;
  key: string | null;
  data: unknown;
}

/** The sandbox as QA sees it: what it sent, what it did, and ways to bend it. */
export interface SandboxClient {
  /** Messages to a phone (`77000000001`), the newest first. */
  inbox(phone: string): Promise<Message[]>;
  /** The newest code of six digits sent to a phone. @throws Error when there is none */
  code(phone: string): Promise<string>;
  /** Makes coming calls fail on purpose. */
  faults(...faults: Fault[]): Promise<void>;
  /** Nothing fails on purpose any more, or no call of these operations. */
  clearFaults(of?: readonly string[]): Promise<void>;
  /** What coming calls answer, in this order; a call that is not planned fails the test. */
  plan(entries: readonly PlanEntry[], allow?: readonly string[]): Promise<void>;
  /** The same for several steps, which begin with their first calls: those name their step. */
  planSteps(steps: readonly (readonly PlanEntry[])[], allow: readonly string[]): Promise<void>;
  /** Everything that took effect, the oldest first. */
  ledger(): Promise<Effect[]>;
  /** Moves sandbox time only; tests take `clock.advance`, which moves the browser's too. */
  advance(ms: number): Promise<void>;
  /** Sandbox time, milliseconds. */
  now(): Promise<number>;
  /** Faults of the sandbox itself: answers that differ from their contract, exceptions. */
  problems(): Promise<unknown[]>;
  /** Back to a fresh database at the starting date. */
  reset(): Promise<void>;
  /** Any other address below `/sandbox/api`. */
  call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T>;
}

export function createSandboxClient(origin: string): SandboxClient {
  const call = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}/sandbox/api/${path}`, {
      method,
      // A test that reckons for seconds would send on a connection that the server has closed meanwhile.
      headers: { connection: 'close', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /sandbox/api/${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const inbox = (phone: string) => call<Message[]>('GET', `inbox?phone=${encodeURIComponent(phone)}`);

  return {
    call,
    inbox,
    async code(phone) {
      for (const { text } of await inbox(phone)) {
        const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
        if (code !== undefined) return code;
      }
      throw new Error(`No code was sent to ${phone}`);
    },
    faults: async (...faults) => void (await call('POST', 'faults', { faults })),
    clearFaults: (of) => call('DELETE', of === undefined ? 'faults' : `faults?of=${of.join()}`),
    plan: async (entries, allow = []) => void (await call('POST', 'plan', { entries, allow })),
    planSteps: async (steps, allow) => void (await call('POST', 'plan', { steps, allow })),
    ledger: () => call('GET', 'ledger'),
    advance: async (ms) => void (await call('POST', 'clock', { advanceMs: ms })),
    now: async () => (await call<{ now: number }>('GET', 'health')).now,
    problems: async () => (await call<{ problems: unknown[] }>('GET', 'log')).problems,
    reset: async () => void (await call('POST', 'reset')),
  };
}
