import { either, list, oneOf, orNull, type Ruled, strict, text, whole } from './strict.ts';
import { engineWords } from './telemetry-words.ts';

/**
 * What the page may tell its operator about its use: records of allow-listed fields, each bounded. A text that a person or a
 * service has given fits none of them; what does not fit is dropped whole, in the page and again on the server
 * (docs/telemetry.md).
 */

/** A name of ours: flow, state, screen, operation, alias. Four digits in a row may be a piece of somebody's number. */
const name = text(/^[a-z][A-Za-z0-9._:-]{0,63}$/, (value) => !/\d{4}/.test(value));
/** Milliseconds since the epoch by the clock of the server that sent the page. */
const at = whole(0, Number.MAX_SAFE_INTEGER);
const count = whole(0, 10_000_000);
const status = whole(100, 599);
const locale = oneOf('ru', 'kk');
/** Letters of chance, in groups as a UUID has them. */
export const isRequestId = text(/^[b-df-hj-np-rtv]{8}(?:-[b-df-hj-np-rtv]{4}){3}-[b-df-hj-np-rtv]{12}$/);
/** What a person reads out to the support. */
const code = text(/^[B-DF-HJ-NP-RTV-Z]{4}$/);

/** An event of the tracker. */
const event = strict(
  {
    type: oneOf('event'),
    at,
    name: oneOf(
      'page_view',
      'flow_start',
      'step_complete',
      'validation_error',
      'sms_sent',
      'sms_confirmed',
      'sms_failed',
      'bank_sent',
      'bank_answer',
      'bank_selected',
      'offer_selected',
      'payment_result',
      'language_switch',
      'decline',
      'repeat',
    ),
  },
  { flow: name, screen: name, field: name, kind: name, bank: name, company: name, status: name, locale },
);

/** A call that failed for good, repeats included. `ms`: from the first sending to the end. */
const call = strict(
  { type: oneOf('call'), at, operationId: name, kind: name, ms: count },
  { status, requestId: isRequestId },
);

/** Place in a built file: line and column from 1. */
const frame = strict({
  file: text(/^assets\/[\w.-]{1,80}\.js$/),
  line: whole(1, 10_000_000),
  column: whole(1, 10_000_000),
});

/**
 * Something broke. `source`: caught by a boundary of React, by nobody (`error`, `rejection`), a part that did not come, a
 * page that says an error to the person, or what the log noted (`kind` says what).
 */
const error = strict(
  {
    type: oneOf('error'),
    at,
    source: oneOf('caught', 'error', 'rejection', 'chunk', 'page', 'log'),
    name: text(/^(?:[A-Z][A-Za-z]{0,40})?Error$/),
    message: text(/^.{0,200}$/, (value) => engineWords(value) === value),
    frames: list(frame, 0, 20),
  },
  { flow: name, state: name, screen: name, code, kind: name, operationId: name, status, requestId: isRequestId },
);

/** A web vital; `value` in milliseconds, of CLS in thousandths. */
const vital = strict(
  { type: oneOf('vital'), at, name: oneOf('CLS', 'FCP', 'INP', 'LCP', 'TTFB'), value: count },
  { screen: name },
);

/** A state of a flow was entered. `milestone`: null where it is no step, but a result or a page of its own. */
const step = strict({ type: oneOf('step'), at, flow: name, state: name, milestone: orNull(name) });

export const isTelemetryRecord = either(event, call, error, vital, step);
export type TelemetryRecord = Ruled<typeof isTelemetryRecord>;
export type RecordOf<Type extends TelemetryRecord['type']> = Extract<TelemetryRecord, { type: Type }>;

/** Of which build and which visit records are. `visit` lives as long as a tab and says nothing of a person. */
export const isBatch = strict({
  build: text(/^[\w-]{1,32}$/),
  visit: text(/^[a-f0-9]{16}$/),
  locale,
  records: list(isTelemetryRecord, 1, 100),
});
export type TelemetryBatch = Ruled<typeof isBatch>;

/** What the security policy has refused: no address of a page is kept, for it may name a claim or a person. */
export const isCspRecord = strict(
  {
    type: oneOf('csp'),
    at,
    directive: text(/^[a-z-]{1,40}$/),
    /** Origin, or what the browser calls it: `inline`, `eval`, `data`. */
    blocked: text(/^(?:[a-z-]{1,24}|https?:\/\/[\w.-]{1,100}(?::\d{1,5})?)$/),
  },
  { frame },
);
export type CspRecord = Ruled<typeof isCspRecord>;

/** What a sink gets. */
export type StoredRecord = (TelemetryRecord & Omit<TelemetryBatch, 'records'>) | CspRecord;
