import { describe, expect, it, test } from 'vitest';
import type { AnalyticsEvent } from '../../../src/platform/analytics.ts';
import { guarded } from '../../../src/platform/analytics-fields.ts';
import { isTelemetryRecord } from '../../../schemas/telemetry.schema.ts';

/** Fields that may leave the page, by event (domain 3.17): written by hand. Whatever else is given stays here. */
const ALLOWED: Readonly<Record<string, string>> = {
  page_view: 'screen',
  flow_start: 'flow',
  step_complete: 'flow screen',
  validation_error: 'screen field',
  sms_sent: 'flow',
  sms_confirmed: 'flow',
  sms_failed: 'flow kind',
  bank_sent: 'flow',
  bank_answer: 'bank status',
  bank_selected: 'bank',
  offer_selected: 'company',
  payment_result: 'status',
  language_switch: 'locale',
  decline: 'flow',
  repeat: 'flow',
  request: 'operationId outcome durationMs',
};
const everything = Object.fromEntries(
  [...new Set(Object.values(ALLOWED).join(' ').split(' ')), 'phone', 'value', 'name_'].map((field) => [field, 'ours']),
);
const sent = (event: object): readonly object[] => {
  const seen: object[] = [];
  guarded({ send: (events) => void seen.push(...events) }).send([event as AnalyticsEvent]);
  return seen;
};

describe('an event of the tracker', () => {
  test.each(Object.entries(ALLOWED))('%s: its own fields and no others', (name, fields) => {
    const own = Object.fromEntries(fields.split(' ').map((field) => [field, 'ours']));
    expect(sent({ ...everything, name, at: 1 })).toEqual([{ name, at: 1, ...own }]);
    for (const field of fields.split(' ')) {
      expect(sent({ ...everything, name, at: 1, [field]: 'a1234567' }), 'seven digits').toEqual([]);
      expect(sent({ ...everything, name, at: 1, [field]: 'a123456' }), 'six digits').toHaveLength(1);
      expect(sent({ ...everything, name, at: 1, [field]: 'Айдос' }), 'letters of a name').toEqual([]);
      expect(sent({ ...everything, name, at: 1, [field]: 'a b' }), 'a blank').toEqual([]);
      expect(sent({ ...everything, name, at: 1, [field]: 'a'.repeat(65) }), 'too long').toEqual([]);
    }
  });
});

it('a record names things of ours: three digits in a row may be one, four may be a piece of a number', () => {
  const step = { type: 'step', at: 1, flow: 'f', state: 'state123', milestone: null };
  expect(isTelemetryRecord(step)).toBe(true);
  expect(isTelemetryRecord({ ...step, state: 'state1234' })).toBe(false);
});
