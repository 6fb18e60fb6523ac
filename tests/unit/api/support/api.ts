import * as openapiFetch from 'openapi-fetch';
import { createPerform, type ApiConfig, type Perform, type PerformDependencies } from '../../../../src/api/perform.ts';
import { createProgress } from '../../../../src/api/progress.ts';
import { createOperationTable } from '../../../../src/api/operation-table.ts';
import { operations } from '../../../../openapi/index.ts';
import type { Operation } from '../../../../openapi/generated/operation.ts';
import type { Authorization } from '../../../../src/api/renewal.ts';
import { createLog } from '../../../../src/platform/log.ts';
import { testClock } from './clock.ts';

export const ORIGIN = 'https://api.kz';
const names = [...new Set(Object.values(operations).map(({ service }) => service))];
export const services = Object.fromEntries(names.map((name) => [name, `${ORIGIN}/${name}`]));

/** A request as it was sent, with its body read. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}
type Answering = (request: SentRequest, index: number) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
export const lost = (): Response => {
  throw new TypeError('fetch failed');
};

/** A `fetch` that answers as told and remembers what it was asked. It honours the request's signal. */
export const fakeFetch = (answering: Answering) => {
  const sent: SentRequest[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const entry = {
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    };
    sent.push(entry);
    const index = sent.length - 1;
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      Promise.resolve()
        .then(() => answering(entry, index))
        .then(resolve, reject);
    });
  };
  return { fetch, sent };
};
export const never = (): Promise<Response> => new Promise(() => {});

/** A signed-in session whose token never changes. */
export const constantSession = (token: string | null = 'token'): Authorization => ({
  access: () => token,
  special: () => 'special',
  keepSpecial: () => {},
  canRenew: () => false,
  renew: () => Promise.resolve(null),
});

const atOnce = (all: Record<string, Operation>) =>
  createOperationTable(
    new Proxy({} as Parameters<typeof createOperationTable>[0], { get: () => () => Promise.resolve(all) }),
  );
/** All operations as the page has them, here at once. */
export const strictOperations = atOnce(operations);
/** The same, content with any answer: most tests answer with no more than they ask for. */
export const looseOperations = atOnce(
  Object.fromEntries(Object.entries<Operation>(operations).map(([id, { shape: _, ...operation }]) => [id, operation])),
);

export const openApi = (answering: Answering, changes: Partial<PerformDependencies> & { config?: ApiConfig } = {}) => {
  const { fetch, sent } = fakeFetch(answering);
  const clock = testClock();
  const progress = createProgress();
  const log = createLog();
  const tracked: unknown[] = [];
  const perform: Perform = createPerform({
    config: { services, idempotencyKey: true },
    session: constantSession(),
    fetch,
    track: (name, data) => void tracked.push([name, data]),
    log,
    progress,
    locale: () => 'ru',
    clock,
    isOnline: () => true,
    isHidden: () => false,
    // Loaded already: time in these tests knows nothing of imports.
    loadClient: () => Promise.resolve(openapiFetch),
    operations: looseOperations,
    ...changes,
  });
  return { perform, sent, clock, progress, log, tracked };
};

/** The value, or what it was rejected with. */
export const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);
