import type { FlowReports } from '../../machines/reports.ts';

/** Everything that is reported about the use (domain 3.17). Ids and aliases of ours; nobody's data. */
export interface AnalyticsEvents extends FlowReports {
  page_view: { screen: string };
  flow_start: { flow: string };
  step_complete: { flow: string; screen: string };
  validation_error: { screen: string; field: string };
  language_switch: { locale: string };
  /** Duration of every request (spec §7). */
  request: { operationId: string; outcome: string; durationMs: number };
}
export type AnalyticsName = keyof AnalyticsEvents;
export type AnalyticsEvent = {
  [Name in AnalyticsName]: { name: Name; at: number } & AnalyticsEvents[Name];
}[AnalyticsName];

export interface AnalyticsAdapter {
  send: (events: readonly AnalyticsEvent[]) => void;
}

export interface Analytics {
  track: <Name extends AnalyticsName>(name: Name, data: AnalyticsEvents[Name]) => void;
  /** Nothing leaves the page before this; what was buffered goes first. */
  attach: (adapter: AnalyticsAdapter) => void;
}
export type Track = Analytics['track'];

const KEPT = 200;

/** @param now wall clock in ms. Who takes the events lets through what may leave the page (`analytics-fields.ts`). */
export const createAnalytics = (now: () => number): Analytics => {
  let buffer: AnalyticsEvent[] = [];
  let adapter: AnalyticsAdapter | null = null;
  return {
    track: (name, data) => {
      const event = { name, at: now(), ...data } as AnalyticsEvent;
      if (adapter) adapter.send([event]);
      else buffer = [...buffer, event].slice(-KEPT);
    },
    attach: (next) => {
      adapter = next;
      if (buffer.length > 0) next.send(buffer);
      buffer = [];
    },
  };
};
