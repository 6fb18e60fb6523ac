import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations, type OperationId } from '../../../openapi/index.ts';
import { createSandbox, type Sandbox } from '../../../sandbox/index.ts';
import { demoAccounts } from '../../../sandbox/services/auth/accounts.ts';
import { DOCUMENT, type FuzzRequest } from './request.ts';
import { isHole, type IdHole } from './words.ts';

const START = Date.parse('2026-02-01T06:00:00.000Z');
/** Tokens live 15 minutes of sandbox time. */
const SIGN_IN_EVERY = 150;
const MOST_IDS = 3000;

/** Who calls: nobody, everybody who can sign in, and most often the account that has one thing of every status. */
export const callers: readonly (string | null)[] = [
  null,
  ...demoAccounts.map(({ username }) => username),
  ...Array.from({ length: 5 }, () => 'saule'),
];
const everybody = [...new Set(callers)].filter((one): one is string => one !== null);

export interface Answered {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

export interface World {
  readonly sandbox: Sandbox;
  send(request: FuzzRequest): Promise<Answered>;
  /** Values of other people's records that `answer` gives to `request.as`. */
  leaked(request: FuzzRequest, answer: Answered): string[];
  close(): Promise<void>;
}

/** Magic bytes of each kind of file, and some of none. */
const FILES: readonly Buffer[] = [
  Buffer.from('%PDF-1.4\n%%EOF'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('no file at all'),
  Buffer.alloc(0),
  Buffer.alloc(100_000, 1),
];

/** What only its owner may see of a person with an account. */
const secretsOf = ({ personalNumber, phone, lastName }: (typeof demoAccounts)[number]): string[] =>
  [personalNumber, phone, lastName].filter((value): value is string => value !== null);
const clients = demoAccounts.filter(({ role }) => role === 'client');
const allSecrets = clients.flatMap(secretsOf);

/** Addresses of the claims of each kind of example: their ids are looked for there first. */
const HOMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({ insurance: 'insuranceV2', commodityClaim: 'commodityClaim' }).map(([kind, service]) => [
    kind,
    Object.values(operations)
      .filter((one) => one.service === service && /\/claims?\/\{id\}/.test(one.path))
      .map(({ path }) => path),
  ]),
);

/** A fresh sandbox with everybody signed in, which remembers the ids that it shows. */
export async function createWorld(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const sandbox = await createSandbox({ dataDir, clock: { frozenAt: START }, checkAnswers: true });
  const tokens = new Map<string, string>();
  /** Ids that were shown, newest last: to whom, by which service, as which field; and those that an operation found. */
  const seen: { id: string; as: string; service: string; field: string }[] = [];
  const known = new Set<string>();
  const found = new Map<string, string[]>();
  let sent = 0;

  const ask = async (method: string, url: string, init: RequestInit = {}): Promise<Answered> => {
    const response = await sandbox.fetch(`http://localhost${url}`, { method, ...init });
    return { url, status: response.status, text: await response.text() };
  };
  const json = (body: unknown): { headers: Record<string, string>; body: string } => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const signIn = async (): Promise<void> => {
    for (const username of everybody) {
      const answer = await ask('POST', '/services/auth/v1/users/signin', json({ username, password: 'demo-password' }));
      // Wrong passwords of the fuzz may have closed a door for five minutes: the old token goes on then.
      if (answer.status === 200)
        tokens.set(username, (JSON.parse(answer.text) as { access_token: string }).access_token);
    }
  };
  const remember = (value: unknown, as: string, service: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      const isId = typeof one === 'string' && /(^|[a-z_])id$/i.test(key) && one.length > 7 && one.length < 80;
      if (!isId) remember(one, as, service);
      else if (!known.has(`${as} ${service} ${key} ${one}`)) {
        known.add(`${as} ${service} ${key} ${one}`);
        seen.push({ id: one, as, service, field: plainName(key) });
        if (seen.length > MOST_IDS) seen.shift();
      }
    }
  };
  const fill = (value: unknown, as: string, operationId: OperationId): unknown => {
    if (isHole(value)) return idFor(value, as, operationId);
    if (value === DOCUMENT) return documentOf(operationId);
    if (Array.isArray(value)) return value.map((one) => fill(one, as, operationId));
    if (typeof value !== 'object' || value === null) return withoutSecrets(value);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, as, operationId)]));
  };
  /** Mostly an id that fits: found here before, or seen by the caller at this service or under this name. */
  const idFor = ({ $id, of }: IdHole, as: string, operationId: OperationId): string => {
    const { service } = operations[operationId];
    const own = seen.filter((one) => one.as === as);
    const named = own.filter((one) => one.field !== 'id' && plainName(of).endsWith(one.field));
    const here = own.filter((one) => one.service === service && one.field === 'id');
    const pools = [
      found.get(`${as} ${of}`)?.map((id) => ({ id })) ?? here,
      named.length > 0 ? named : here,
      here,
      own,
      seen,
    ];
    const pool = [...pools.slice($id % pools.length), seen].find((one) => one.length > 0) ?? [];
    return pool[($id * 7919) % Math.max(1, pool.length)]?.id ?? operationId;
  };

  await signIn();
  const examples = parsed((await ask('GET', '/sandbox/api/examples')).text) as {
    kind: string;
    id: string;
    owner: string | null;
  }[];
  for (const { kind, id, owner } of examples) {
    seen.push({ id, as: owner ?? '', service: kind, field: 'id' });
    for (const path of HOMES[kind] ?? []) {
      const key = `${owner ?? ''} ${path} id`;
      found.set(key, [...(found.get(key) ?? []), id]);
    }
  }
  // Everybody looks first at what there is: every read that needs nothing to be named.
  for (const as of everybody) {
    const authorization = `Bearer ${tokens.get(as)}`;
    for (const [id, { service, method, path }] of Object.entries(operations)) {
      const query = documentOf(id);
      if (path.includes('{') || (query === undefined ? method !== 'get' : !query.startsWith('query'))) continue;
      const body = query === undefined ? { headers: {} } : json({ operationName: id, query, variables: {} });
      const init = { ...body, headers: { ...body.headers, authorization } };
      const answer = await ask(method.toUpperCase(), `/services/${service}${path}`, init);
      if (answer.status < 300) remember(parsed(answer.text), as, service);
    }
  }

  return {
    sandbox,
    async send(request) {
      sent += 1;
      if (sent % 25 === 0) await ask('POST', '/sandbox/api/clock', json({ advanceMs: 20_000 }));
      if (sent % SIGN_IN_EVERY === 0) await signIn();
      const { operationId } = request;
      const as = callers[request.as] ?? '';
      const { service, method, path } = operations[operationId];
      const path_ = fill(request.path, as, operationId) as Record<string, unknown>;
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(path_[name]));
      const query = Object.entries(fill(request.query, as, operationId) as Record<string, unknown>);
      const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
      const token = tokens.get(as);
      const { body, type } = bodyOf({ ...request, body: fill(request.body, as, operationId) });
      const answer = await ask(method.toUpperCase(), `/services/${service}${filled}${search ? `?${search}` : ''}`, {
        headers: {
          ...latin(request.headers),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(type === null ? {} : { 'content-type': type }),
        },
        ...(body === null || method === 'get' ? {} : { body }),
      });
      if (answer.status < 300) {
        remember(parsed(answer.text), as, service);
        // An id that led somewhere leads there again.
        for (const [name, value] of Object.entries(path_)) {
          const key = `${as} ${path} ${name}`;
          if (typeof value === 'string') found.set(key, [...(found.get(key) ?? []), value].slice(-50));
        }
      }
      return answer;
    },
    leaked({ as }, { text }) {
      const username = callers[as] ?? null;
      const account = demoAccounts.find((one) => one.username === username);
      if (account && account.role !== 'client') return [];
      const own = account ? secretsOf(account) : [];
      return allSecrets.filter((secret) => !own.includes(secret) && text.includes(secret));
    },
    async close() {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** 'claim_id' and 'claimId' are one name. */
const plainName = (name: string): string => name.replaceAll(/[^a-z]/gi, '').toLowerCase();

const documentOf = (operationId: string): string | undefined =>
  (operations as Record<string, { document?: string }>)[operationId]?.document;

/** What is sent must not hold what must not come back. */
function withoutSecrets(value: unknown): unknown {
  return typeof value === 'string' && allSecrets.some((secret) => value.includes(secret)) ? 'Пробный' : value;
}

function bodyOf({ body, raw, mediaType, contentType }: FuzzRequest): {
  body: string | FormData | Uint8Array<ArrayBuffer> | null;
  type: string | null;
} {
  const type = contentType === undefined ? (mediaType ?? null) : contentType;
  if (raw !== undefined) return { body: raw, type };
  if (body === undefined) return { body: null, type };
  if (type === 'multipart/form-data' && typeof body === 'object' && body !== null) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) {
      if (name === 'file')
        form.append(name, new Blob([new Uint8Array(FILES[JSON.stringify(body).length % FILES.length]!)]), 'файл.pdf');
      else form.append(name, asText(value));
    }
    return { body: form, type: null };
  }
  if (type === 'application/x-www-form-urlencoded' && typeof body === 'object' && body !== null) {
    const pairs = Object.entries(body).map(([name, value]): [string, string] => [name, asText(value)]);
    return { body: new URLSearchParams(pairs).toString(), type };
  }
  return { body: jsonText(body), type };
}

/** JSON of a value that may be nested too deeply for JSON.stringify. */
function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '['.repeat(5000);
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : jsonText(value));

function encoded(value: unknown): string {
  try {
    return encodeURIComponent(asText(value ?? ''));
  } catch {
    return '%ED%A0%80';
  }
}

/** Headers carry Latin letters only. */
const latin = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '?')]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
