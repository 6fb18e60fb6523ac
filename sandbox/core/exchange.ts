import type { Locale } from './refusal.ts';

/** A request on its way in: bytes and headers only. */
export interface Incoming {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly bytes: Buffer | undefined;
  readonly contentType: string | undefined;
  readonly authorization: string | undefined;
  /** The header `Spec-authorization`. */
  readonly special: string | undefined;
  readonly key: string | null;
  readonly locale: Locale;
  readonly ifNoneMatch?: string | undefined;
  readonly url: string;
  /** Where it came from. */
  readonly address: string;
}

/** A finished answer, before it goes on the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON value, raw text (with its own content type), bytes, or undefined for no body. */
  readonly body: unknown;
}

/** The connection is cut without an answer. */
export const DROPPED = Symbol('dropped');
export type Outcome = Answer | typeof DROPPED;

/** An answer in JSON. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, body, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } };
}

/** The bytes of an answer's body, or null. */
export function serialise(answer: Answer): string | Buffer | null {
  if (answer.body === undefined) return null;
  if (Buffer.isBuffer(answer.body)) return answer.body;
  if (typeof answer.body === 'string' && !isJson(answer)) return answer.body;
  return JSON.stringify(answer.body);
}

/** True when the answer says that it is JSON. */
export function isJson(answer: Answer): boolean {
  return (answer.headers['content-type'] ?? '').startsWith('application/json');
}
