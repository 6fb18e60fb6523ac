import type { PlanEntry } from '../../../sandbox/core/plan.ts';
import type { Expected } from '../support/judge.ts';
import type { Field } from '../support/in-page.ts';
import type { Doing } from './doing.ts';

/** What the page has to know of a planned answer; the sandbox is handed the rest. */
export type Planned = Pick<PlanEntry, 'operationId' | 'kind' | 'standing'>;

/** What the page is handed of a path, once: what is asked of the services, what is done, and what must then be seen. */
export interface PagePath {
  readonly legs: readonly PageLeg[];
  /** The name of the button that adds a row to a list. */
  readonly addRow: string;
  /** The day that the examples of forms are of: `2026-02-01`. */
  readonly today: string;
}

/** A form's values as its fields take them. */
export type PageDoing =
  | Exclude<Doing, { do: 'fill' }>
  | { readonly do: 'fill'; readonly event: string; readonly fields: readonly Field[]; readonly again?: boolean };

export interface PageLeg {
  /** `3: SUBMIT_TERMS example → c2c-me`. */
  readonly name: string;
  /** Of the sandbox's plan; what is polled is its next step. */
  readonly step: number;
  readonly plan: readonly Planned[];
  /** Answers of a read on a clock, planned when the flow's own are over. */
  readonly polled: readonly Planned[];
  /** How long the clock runs until that read, ms. */
  readonly polledAfterMs: number;
  /** A call is left without an answer until the next leg; `busy`: the screen waits for it. */
  readonly hangs: 'busy' | 'quiet' | null;
  /** The time that passes until calls that are repeated, or never answered, have failed, ms. */
  readonly lateMs: number;
  readonly polledLateMs: number;
  /** The address that is opened first; null: none. */
  readonly open: string | null;
  readonly doings: readonly PageDoing[];
  /** What the screen on show reads for itself: it may be asked for or not. */
  readonly itself: readonly string[];
  /** What the screen that it leads to reads for itself. */
  readonly reads: readonly string[];
  /** The page is left for this path of a partner's. */
  readonly away: string | null;
  /** Another product's address, which asks for itself. */
  readonly elsewhere: string | null;
  readonly expected: Expected | null;
  /** The claim that the address carries; null: the one that it comes to carry. */
  readonly claim: string | null;
  /** A press has failed where it was made: why stands there, and what was typed stays. */
  readonly failed: 'atHand' | 'elsewhere' | null;
}

/** How the walk of a path has ended. */
export interface PageResult {
  /** Real time of each leg that was walked, ms. */
  readonly took: readonly number[];
  /** Of the leg that failed, from 0: what differed. */
  readonly failure: { readonly at: number; readonly faults: readonly string[] } | null;
}

declare global {
  interface Window {
    /**
     * There once the driver is in the page: walks paths (`PagePath[]` as JSON) from the nth, each of which begins at this time, ms,
     * to the end or to the first that fails.
     */
    walkPaths?: (paths: string, from: number, time: number) => Promise<readonly PageResult[]>;
  }
}
