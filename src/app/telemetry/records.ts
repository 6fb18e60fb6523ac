import type { RecordOf, TelemetryRecord } from '../../../schemas/telemetry.schema.ts';
import { engineWords } from '../../../schemas/telemetry-words.ts';
import type { AnalyticsEvent } from '../../platform/analytics.ts';
import type { LogEntry } from '../../platform/log.ts';

/** Where the visitor is: names of ours, whatever is known. */
export interface Where {
  readonly flow?: string | undefined;
  readonly state?: string | undefined;
  readonly screen?: string | undefined;
}
type ErrorRecord = RecordOf<'error'>;
type Source = ErrorRecord['source'];

/** The record without fields that nobody has given. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,40})?Error$/;
const FRAME = /(assets\/[\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g;

/** Places of the built files in a stack, the innermost first, at most 20. Names of functions are not taken. */
export const framesOf = (stack: string): ErrorRecord['frames'] =>
  [...stack.matchAll(FRAME)]
    .slice(0, 20)
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }));

const faultOf = (thrown: unknown): Pick<ErrorRecord, 'name' | 'message' | 'frames'> => {
  const { name, message, stack } = (thrown instanceof Error ? thrown : {}) as Partial<Error>;
  return {
    name: name !== undefined && ERROR_NAME.test(name) ? name : 'Error',
    message: engineWords(message ?? ''),
    frames: framesOf(stack ?? ''),
  };
};

/** Of something that was thrown. */
export const errorRecord = (at: number, source: Source, thrown: unknown, where: Where): ErrorRecord =>
  given({ type: 'error', at, source, ...faultOf(thrown), ...where }) as ErrorRecord;

/** Requests are told by the log: only those that failed. */
export const eventRecord = ({ at, ...event }: AnalyticsEvent): TelemetryRecord | null =>
  event.name === 'request' ? null : ({ type: 'event', at: Math.round(at), ...event } as TelemetryRecord);

/** Of the log: what other records tell already. */
const TOLD: ReadonlySet<string> = new Set(['call', 'call.retry', 'problem', 'screen.broken']);
const NO_FAULT = { name: 'Error', message: '', frames: [] };

/**
 * Of an entry of the log; null: nothing that an operator must know.
 * @param thrown what a boundary has caught a moment ago, for the page that says it to the person
 */
export const logRecord = (at: number, entry: LogEntry, where: Where, thrown?: unknown): TelemetryRecord | null => {
  const { event, code, kind = '', operationId = '', status, durationMs = 0, requestId } = entry;
  if (event === 'call' && kind !== 'ok' && kind !== 'aborted')
    return given({ type: 'call', at, operationId, kind, status, ms: durationMs, requestId }) as RecordOf<'call'>;
  if (TOLD.has(event)) return null;
  const fault = thrown === undefined ? NO_FAULT : faultOf(thrown);
  const call = operationId === '' ? {} : { operationId, requestId, kind };
  if (event === 'page.error')
    return given({ type: 'error', at, source: 'page', ...fault, ...where, ...call, status, code }) as ErrorRecord;
  const source: Source = event === 'part.missing' ? 'chunk' : 'log';
  return given({ type: 'error', at, source, ...fault, ...where, kind: event }) as ErrorRecord;
};

/** A vital by its name: of CLS thousandths, of others milliseconds. */
export const vitalRecord = (
  at: number,
  { name, value }: { readonly name: RecordOf<'vital'>['name']; readonly value: number },
  screen: string | undefined,
): RecordOf<'vital'> =>
  given({
    type: 'vital',
    at,
    name,
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    screen,
  }) as RecordOf<'vital'>;

/** A state that a flow has come to. */
export const stepRecord = (at: number, flow: string, state: string, milestone: string | null): RecordOf<'step'> => ({
  type: 'step',
  at,
  flow,
  state,
  milestone,
});
