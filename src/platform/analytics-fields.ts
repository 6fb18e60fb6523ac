import type { AnalyticsAdapter, AnalyticsEvent, AnalyticsEvents, AnalyticsName } from './analytics.ts';

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

const onlyOurs = (event: AnalyticsEvent): AnalyticsEvent[] => {
  const given = event as unknown as Readonly<Record<string, unknown>>;
  const pairs = FIELDS[event.name].map((field) => [field, given[field]] as const);
  if (!pairs.every(([, value]) => isSafe(value))) return [];
  return [{ name: event.name, at: event.at, ...Object.fromEntries(pairs) } as AnalyticsEvent];
};

/** Gets the fields of each event that its name allows; one with a field that could be somebody's data is dropped whole. */
export const guarded = ({ send }: AnalyticsAdapter): AnalyticsAdapter => ({
  send: (events) => {
    const ours = events.flatMap(onlyOurs);
    if (ours.length > 0) send(ours);
  },
});
