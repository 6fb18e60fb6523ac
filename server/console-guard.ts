import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What QA's console and its API are reached by; pages of partners below `/sandbox/` are everybody's. */
const OF_QA = /^\/sandbox(\/?(\?|$)|\/(console|api)(\/|\?|$))/;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request may not be answered for want of the console's password: sent as any user's by Basic authentication,
 * which browsers ask for themselves and send along with the console's own calls.
 */
export function lacksToken({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>, token: string): boolean {
  return OF_QA.test(url) && !hasToken({ headers }, token);
}

/** Whether a request brings the console's password. */
export function hasToken({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const [scheme = '', sent = ''] = (headers.authorization ?? '').split(' ', 2);
  const given = Buffer.from(sent, 'base64').toString();
  const password = given.slice(given.indexOf(':') + 1);
  return scheme.toLowerCase() === 'basic' && timingSafeEqual(digest(password), digest(token));
}

/** Asks a browser for the password. */
export const ASK_FOR_TOKEN = {
  'www-authenticate': 'Basic realm="sandbox", charset="UTF-8"',
  'cache-control': 'no-store',
};

/** Where a sandbox that others reach is, and who may steer it. */
export interface Shared {
  readonly host: string;
  readonly origin?: string | undefined;
  readonly token?: string | undefined;
  /** A proxy in front says by `X-Forwarded-For` where a visitor is: what is limited by address is so for each of them. */
  readonly trustProxy?: boolean;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);
const LEAST = 12;

/**
 * Reads `SANDBOX_HOST`, `ORIGIN`, `SANDBOX_TOKEN` and `TRUST_PROXY`.
 * @throws Error when others reach it and there is no token of at least 12 characters, or the origin is none
 */
export function readShared(env: Readonly<Record<string, string | undefined>>): Shared {
  const host = env['SANDBOX_HOST'] || '127.0.0.1';
  const origin = env['ORIGIN'] || undefined;
  const token = env['SANDBOX_TOKEN'] || undefined;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new Error(`ORIGIN is no origin (https://room.example.kz): ${origin}`);
  if (!LOOPBACK.has(host) && (token?.length ?? 0) < LEAST)
    throw new Error(`SANDBOX_TOKEN is missing or shorter than ${LEAST}: on ${host} others reach the console, too`);
  return { host, origin, token, trustProxy: env['TRUST_PROXY'] === '1' };
}
