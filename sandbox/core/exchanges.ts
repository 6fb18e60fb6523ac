import { mediaTypeOf, parseJson } from './body.ts';
import { DROPPED, isJson, type Outcome } from './exchange.ts';
import { masked, maskedUrl } from './masking.ts';

/** One call as it went over the wire. People of the sandbox are invented; secrets are masked when it is read. */
export interface Exchange {
  readonly seq: number;
  /** Sandbox time, milliseconds. */
  readonly at: number;
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  /** 0: the connection was cut. */
  readonly status: number;
  readonly note: string | null;
  /** Who called, 11 digits; null: a guest. */
  readonly phone: string | null;
  readonly key: string | null;
  readonly requestId: string | null;
  readonly locale: string;
  /** JSON; a text in brackets in place of anything else; null: none. */
  readonly request: unknown;
  readonly response: unknown;
}

/** A call as the server has it. */
export interface Wire extends Omit<Exchange, 'seq' | 'request' | 'response' | 'status'> {
  readonly bytes: Buffer | undefined;
  readonly contentType: string | undefined;
  readonly outcome: Outcome;
}

const CAPACITY = 400;
/** Bodies above it are told by their size. */
const MOST_BYTES = 64 * 1024;

export interface Exchanges {
  add(wire: Wire): void;
  /** The newest of them, oldest first. */
  last(count: number): readonly Exchange[];
  clear(): void;
}

/** The last calls with their bodies, in memory. */
export const createExchanges = (): Exchanges => {
  let seq = 0;
  let kept: (Wire & { seq: number })[] = [];
  return {
    add(wire) {
      seq += 1;
      kept.push({ ...wire, bytes: (wire.bytes?.length ?? 0) > MOST_BYTES ? undefined : wire.bytes, seq });
      if (kept.length > CAPACITY * 1.25) kept = kept.slice(-CAPACITY);
    },
    last: (count) => kept.slice(-count).map(read),
    clear() {
      kept = [];
    },
  };
};

const read = ({ bytes, contentType, outcome, url, ...rest }: Wire & { seq: number }): Exchange => ({
  ...rest,
  url: maskedUrl(url),
  status: outcome === DROPPED ? 0 : outcome.status,
  request: requestOf(bytes, contentType),
  response: responseOf(outcome),
});

const requestOf = (bytes: Buffer | undefined, contentType: string | undefined): unknown => {
  if (bytes === undefined || bytes.length === 0) return null;
  const type = mediaTypeOf(contentType);
  if (type !== 'application/json') return `(${type ?? '?'}, ${bytes.length} B)`;
  try {
    return masked(parseJson(bytes), { asked: true });
  } catch {
    return `(${type}, ${bytes.length} B)`;
  }
};

const responseOf = (outcome: Outcome): unknown => {
  if (outcome === DROPPED || outcome.body === undefined) return null;
  if (Buffer.isBuffer(outcome.body) || !isJson(outcome))
    return `(${outcome.headers['content-type'] ?? '?'}, ${Buffer.byteLength(outcome.body as string)} B)`;
  return masked(outcome.body, { asked: false });
};
