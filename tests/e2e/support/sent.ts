import { readFileSync } from 'node:fs';
import type { BrowserContext, Request } from '@playwright/test';
import { operations, type OperationId } from '../../../openapi/index.ts';

/** The kind of a test's annotation that lists what its pages have sent. */
export const SENT = 'sent';
/** Where it is kept which spec sends an operation. */
export const RECORD = new URL('../sent.json', import.meta.url);

/** Operation → a spec whose pages send it. */
export const readRecord = (): Partial<Record<OperationId, string>> => JSON.parse(readFileSync(RECORD, 'utf8'));

const ids = Object.keys(operations) as OperationId[];
const patterns = ids
  .filter((id) => operations[id].kind === 'rest')
  .map((id) => ({
    id,
    method: operations[id].method.toUpperCase(),
    // A service without a trailing slash in its base has paths that begin with one.
    path: new RegExp(
      `^/services/${operations[id].service}${operations[id].path
        .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    ),
    // Of two that fit, the one with fewer places to fill: `/claims/marketplace` is no claim's id.
    places: operations[id].path.split('{').length,
  }))
  .toSorted((a, b) => a.places - b.places);

/** The operation that a request performs; null: none. GraphQL's is named by its document. */
export const operationSent = (method: string, address: string, body: string | null): OperationId | null => {
  const { pathname } = new URL(address);
  const named = pathname.endsWith('/customers') ? /\b(?:query|mutation) (\w+)/.exec(body ?? '')?.[1] : undefined;
  if (named !== undefined) return ids.find((id) => id === named) ?? null;
  return patterns.find((one) => one.method === method && one.path.test(pathname))?.id ?? null;
};

/** What pages of a context send. */
export interface SentWatch {
  readonly ids: () => OperationId[];
  /** To be told of each request costs the browser and this process time; from now on nobody is. */
  readonly stop: () => void;
}

/** Collects the operations that pages of a context send, from now on. */
export const watchSent = (context: BrowserContext): SentWatch => {
  const sent = new Set<OperationId>();
  const note = (request: Request): void => {
    const id = operationSent(request.method(), request.url(), request.postData());
    if (id !== null) sent.add(id);
  };
  context.on('request', note);
  return { ids: () => [...sent], stop: () => void context.off('request', note) };
};
