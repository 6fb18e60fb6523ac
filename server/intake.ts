import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBatch, type StoredRecord } from '../schemas/telemetry.schema.ts';
import { readCspReport } from './csp-report.ts';
import { createLimiter } from './limiter.ts';

/** Where records go. It may not throw and is not waited for. */
export type Sink = (records: readonly StoredRecord[]) => void;

export interface IntakeOptions {
  readonly sink: Sink;
  /** Believe the address in `X-Forwarded-For` of a proxy in front. */
  readonly trustProxy?: boolean;
  /** Bodies that one address may send in a minute. */
  readonly aMinute?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Answers a request if it is one of its own: false leaves it to others. `dress` sets the headers of every answer. */
export type Intake = (request: IncomingMessage, response: ServerResponse, dress: () => void) => boolean;

/** Bytes of a body at most. */
const LONGEST = 64 * 1024;
/** A visit sends a batch every five seconds; an office shares one address. */
const A_MINUTE = 300;

interface Way {
  readonly types: readonly string[];
  /** Null: nothing of ours, or something that is not allow-listed. */
  read(raw: unknown, at: number): readonly StoredRecord[] | null;
}

const WAYS: Readonly<Record<string, Way>> = {
  '/telemetry': {
    types: ['application/json'],
    read: (raw) => {
      if (!isBatch(raw)) return null;
      const { records, ...about } = raw;
      return records.map((record) => ({ ...record, ...about }));
    },
  },
  '/csp-reports': { types: ['application/csp-report', 'application/reports+json'], read: readCspReport },
};

/** Where browsers send what the security policy has refused. */
export const CSP_REPORTS = '/csp-reports';

/**
 * `POST /telemetry` and `POST /csp-reports`: takes what is allow-listed and hands it to the sink, refuses all else: 405, 403
 * from other sites, 429, 415, 413, 400. What was sent is never repeated, nor is who has sent it.
 */
export function createIntake({ sink, trustProxy = false, aMinute = A_MINUTE, now = Date.now }: IntakeOptions): Intake {
  const mayCome = createLimiter(aMinute, () => performance.now());
  return (request, response, dress) => {
    const way = WAYS[(request.url ?? '').split('?', 1)[0] ?? ''];
    if (way === undefined) return false;
    dress();
    const end = (status: number): void => {
      // A body that nobody reads would be taken for the next request.
      if (status !== 204 && request.httpVersionMajor < 2) response.setHeader('connection', 'close');
      response.writeHead(status).end();
    };
    const refusal = refusalOf(request, way, () => mayCome(callerOf(request, trustProxy)));
    if (refusal !== null) {
      if (refusal === 405) response.setHeader('allow', 'POST');
      if (refusal === 429) response.setHeader('retry-after', '60');
      end(refusal);
      return true;
    }
    readBody(request, (bytes) => {
      if (bytes === null) return end(413);
      const records = way.read(parse(bytes), now());
      if (records === null) return end(400);
      sink(records);
      end(204);
    });
    return true;
  };
}

function refusalOf({ method, headers }: IncomingMessage, { types }: Way, mayCome: () => boolean): number | null {
  if (method !== 'POST') return 405;
  const site = headers['sec-fetch-site'];
  // Reports of the browser itself come from no page.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 403;
  if (!mayCome()) return 429;
  if (!types.includes((headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '')) return 415;
  return Number(headers['content-length'] ?? 0) > LONGEST ? 413 : null;
}

const callerOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined;
  return forwarded ?? socket.remoteAddress ?? '';
};

/** All bytes, or null as soon as there are too many. A request that breaks off is answered by nobody. */
function readBody(request: IncomingMessage, done: (bytes: Buffer | null) => void): void {
  const parts: Buffer[] = [];
  let length = 0;
  request.on('data', (part: Buffer) => {
    if (length > LONGEST) return;
    length += part.length;
    if (length > LONGEST) return done(null);
    parts.push(part);
  });
  request.on('end', () => {
    if (length <= LONGEST) done(Buffer.concat(parts));
  });
  request.on('error', () => undefined);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    return undefined;
  }
}
