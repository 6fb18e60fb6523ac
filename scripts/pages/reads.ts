import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressPattern } from '../../machines/generated/addresses.ts';
import { meant } from '../../machines/kit/shared.ts';
import { screensAt, screenSpec, type ScreenId } from '../../machines/screens.ts';
import type { Profile } from '../../machines/session.types.ts';
import type { OperationId } from '../../openapi/index.ts';
import { operations } from '../../src/api/operation-table.ts';
import { createTransport } from '../../src/api/transport.ts';
import type { Reading } from '../../src/blocks/lists/product-list.ts';
import type { FirstRead, FirstReads } from '../../src/platform/ahead.ts';

type Read = Reading<OperationId>;
/** What screens begin with, as the program declares it (`src/pages/first-reads.ts`). */
export type Begins = Readonly<Partial<Record<ScreenId, readonly Read[]>>>;

const ROLES = Object.keys({ client: null, dealer: null, partner: null } satisfies Record<Profile['role'], null>);
/** Stands for the base of a service, which the settings give. */
const BASE = 'https://service.invalid/base';

/**
 * The request of a read, made by the code that makes it in the program.
 * @param sent variables that hold ids of an installation, which the build does not know
 * @returns null: what it takes is known to the program alone, which asks for itself
 * @throws Error when it is no read
 */
export async function requestOf({ operation, input }: Read, sent: readonly string[]): Promise<FirstRead | null> {
  const route = await operations.of(operation);
  if (route.safety !== 'read') throw new Error(`${operation} is no read`);
  const { variables = {} } = input as { variables?: Readonly<Record<string, unknown>> };
  if (route.special === true || sent.some((name) => name in variables)) return null;
  const asked: { request: Request; body: string | undefined }[] = [];
  const prepare = createTransport({
    services: { [route.service]: BASE },
    fetch: (request, body) => {
      asked.push({ request, body });
      return Promise.resolve(new Response('{}'));
    },
    loadClient: () => import('openapi-fetch'),
    xhr: undefined,
  });
  const send = await prepare(operation, route, input);
  await send({ headers: {}, signal: new AbortController().signal });
  const [{ request, body } = {}] = asked;
  if (request === undefined) throw new Error(`${operation} sends nothing`);
  const to = request.url.slice(BASE.length);
  if (body === undefined) return request.method === 'GET' ? [route.service, to] : null;
  return [route.service, to, { method: request.method, headers: Object.fromEntries(request.headers), body }];
}

/** The first reads of an address, by role; of a role whose screen declares none, nothing. */
export async function readsAt(pattern: AddressPattern, begins: Begins, sent: readonly string[]): Promise<FirstReads> {
  const reads: Record<string, FirstRead[]> = {};
  for (const role of ROLES) {
    const [screen] = meant(screensAt(pattern), screenSpec, { kind: null, role, hasId: false });
    const own = screen === undefined ? [] : (begins[screen] ?? []);
    const requests = await Promise.all(own.map((read) => requestOf(read, sent)));
    const known = requests.filter((request) => request !== null);
    if (known.length > 0) reads[role] = known;
  }
  return reads;
}

/** Writes them into a file of the built folder. Returns its address; undefined: there are none. */
export function writeReads(dist: string, reads: FirstReads): string | undefined {
  if (Object.keys(reads).length === 0) return undefined;
  const text = JSON.stringify(reads);
  const name = `assets/first-reads-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
  writeFileSync(join(dist, name), text);
  return `/${name}`;
}
