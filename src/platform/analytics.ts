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

const FIELDS: { readonly [Name in AnalyticsName]: readonly (keyof AnalyticsEvents[Name])[] } = {
  page_view: ['screen'],
  flow_start: ['flow'],
  step_complete: ['flow', 'screen'],
  validation_error: ['screen', 'field'],
  sms_sent: ['flow'],
  sms_confirmed: ['flow'],
  sms_failed: ['flow', 'kind'],
  bank_sent: ['flow'],
  bank_answer: ['bank', 'status'],
  bank_selected: ['bank'],
  offer_selected: ['company'],
  payment_result: ['status'],
  language_switch: ['locale'],
  decline: ['flow'],
  repeat: ['flow'],
  request: ['operationId', 'outcome', 'durationMs'],
};

/** A name of ours: no blanks, no letters of people's names, no long digit runs. */
const isSafe = (value: unknown) =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && /^[A-Za-z0-9._:-]{1,64}$/.test(value) && !/\d{7}/.test(value);

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

/** @param now wall clock in ms. An event with a field that could be somebody's data is dropped whole. */
export const createAnalytics = (now: () => number): Analytics => {
  let buffer: AnalyticsEvent[] = [];
  let adapter: AnalyticsAdapter | null = null;
  return {
    track: (name, data) => {
      const pairs = FIELDS[name].map((field) => [field, data[field]] as const);
      if (!pairs.every(([, value]) => isSafe(value))) return;
      const event = { name, at: now(), ...Object.fromEntries(pairs) } as AnalyticsEvent;
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
