import type { Locale } from '../core/refusal.ts';

/** One request of QA. */
export interface Asked {
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: Locale;
}
export type Run = (asked: Asked) => unknown;
/** Adds an address below `/sandbox/api/`. What `run` gives is the answer; a thrown refusal too. */
export type AddRoute = (method: 'GET' | 'POST' | 'DELETE', path: string, run: Run) => void;
