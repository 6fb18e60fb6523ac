import type { StoredRecord } from '../schemas/telemetry.schema.ts';
import type { Sink } from './intake.ts';
import type { Metrics } from './metrics.ts';

/** Series of one metric at most: names come from whoever sends them, and each new one takes memory for good. */
const MOST = 2000;
const REST = 'other';

/** Hands on as many different values as a server can keep; what comes after them counts as `other`. */
export function bounded<Label extends string>(
  count: (values: Readonly<Record<Label, string>>) => void,
  most = MOST,
): (values: Readonly<Record<Label, string>>) => void {
  const known = new Set<string>();
  return (values) => {
    const key = Object.values(values).join('\n');
    if (!known.has(key) && known.size >= most)
      return count(Object.fromEntries(Object.keys(values).map((label) => [label, REST])) as typeof values);
    known.add(key);
    count(values);
  };
}

/**
 * Counts what pages tell, for Prometheus and OTLP: the funnel of each flow by state and milestone, the tracker's events, errors,
 * failed calls, web vitals. Of a visit in a sample (`telemetry.sample`) everything counts once, as it was sent.
 * @returns a sink that hands on to `next`
 */
export function countedBy(metrics: Pick<Metrics, 'counter' | 'histogram'>, next: Sink): Sink {
  const { counter, histogram } = metrics;
  const steps = bounded(
    counter('page_steps_total', 'States of flows that visits came to', ['flow', 'state', 'milestone']),
  );
  const events = bounded(counter('page_events_total', 'Events of the tracker', ['name', 'flow']));
  const errors = bounded(counter('page_errors_total', 'What broke on pages', ['source', 'flow', 'screen']));
  const calls = bounded(counter('page_failed_calls_total', 'Calls that failed for good', ['operation', 'kind']));
  const vitals = histogram(
    'page_vital_milliseconds',
    'Web vitals in milliseconds; CLS in thousandths',
    ['name'],
    [10, 25, 50, 100, 200, 500, 1000, 1800, 2500, 4000, 8000],
  );
  const count = (record: StoredRecord): void => {
    switch (record.type) {
      case 'step':
        return steps({ flow: record.flow, state: record.state, milestone: record.milestone ?? '' });
      case 'event':
        return events({ name: record.name, flow: record.flow ?? '' });
      case 'error':
        return errors({ source: record.source, flow: record.flow ?? '', screen: record.screen ?? '' });
      case 'call':
        return calls({ operation: record.operationId, kind: record.kind });
      case 'vital':
        return vitals({ name: record.name }, record.value);
      case 'csp':
    }
  };
  return (records) => {
    for (const record of records) count(record);
    next(records);
  };
}
