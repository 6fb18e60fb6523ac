import { randomUUID } from 'node:crypto';
import type { StoredRecord } from '../schemas/telemetry.schema.ts';
import type { Sink } from './intake.ts';

/** One line of JSON for each record. */
export const linesTo =
  (out: { write(text: string): unknown }): Sink =>
  (records) =>
    void out.write(records.map((record) => `${JSON.stringify({ log: 'telemetry', ...record })}\n`).join(''));

const SEVERITY = { error: 17, csp: 13, call: 13, event: 9, step: 9, vital: 9 } as const;

type Value = { stringValue: string } | { doubleValue: number };
const attribute = ([key, value]: [string, unknown]): { key: string; value: Value } => ({
  key: `app.${key}`,
  value:
    typeof value === 'number'
      ? { doubleValue: value }
      : { stringValue: typeof value === 'string' ? value : JSON.stringify(value) },
});

const logRecord = ({ at, ...record }: StoredRecord) => ({
  timeUnixNano: `${at}000000`,
  severityNumber: SEVERITY[record.type],
  body: { stringValue: record.type },
  attributes: Object.entries(record).map(attribute),
});

/** Who tells, in OTLP: each process for itself, so that counts of several are not taken for one. */
export const RESOURCE = {
  attributes: Object.entries({ 'service.name': 'marketplace-web', 'service.instance.id': randomUUID() }).map(
    ([key, stringValue]) => ({ key, value: { stringValue } }),
  ),
};

/** The records as OTLP/HTTP takes logs (`ExportLogsServiceRequest` in JSON). */
export const otlpLogs = (records: readonly StoredRecord[]): object => ({
  resourceLogs: [
    {
      resource: RESOURCE,
      scopeLogs: [{ scope: { name: 'telemetry' }, logRecords: records.map(logRecord) }],
    },
  ],
});

const PATIENCE_MS = 5000;
/** So many deliveries under way at once; a collector that hangs must not fill the memory. */
const UNDER_WAY = 50;

/**
 * Delivers to `<endpoint>/v1/logs`. What cannot be delivered is dropped.
 * @param onLost hears how many records were, and why: a status, or the name of an error
 */
export function otlpTo(endpoint: string, onLost: (count: number, why: string) => void): Sink {
  const address = `${endpoint.replace(/\/$/, '')}/v1/logs`;
  let underWay = 0;
  return (records) => {
    if (records.length === 0) return;
    if (underWay >= UNDER_WAY) return onLost(records.length, 'busy');
    underWay += 1;
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(otlpLogs(records)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(
        ({ ok, status }) => ok || onLost(records.length, String(status)),
        (error: unknown) => onLost(records.length, (error as Error).name),
      )
      .finally(() => (underWay -= 1));
  };
}
