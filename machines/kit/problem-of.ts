/** From what came back, or did not, to a problem: comes with the first call. */
import { isBox, type Box, type Problem, type ProblemKind } from './problem.ts';

const KINDS: Readonly<Record<number, ProblemKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  422: 'invalid',
  429: 'rateLimited',
};
const kindOf = (status: number): ProblemKind => KINDS[status] ?? (status >= 400 && status < 500 ? 'refused' : 'broken');

/** Gateways answer these without knowing whether the service behind them did the work. */
const DOUBTFUL: ReadonlySet<number> = new Set([502, 503, 504]);

const MAX_MESSAGES = 10;
const MAX_LENGTH = 300;
// Control characters and direction overrides can disguise a text; a tag means that a proxy's page came instead of words.
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g;
const TAG = /<[a-z!/?]/i;

const tidy = (text: unknown): string[] => {
  if (typeof text !== 'string') return [];
  const plain = text
    .slice(0, MAX_LENGTH * 10)
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '' || TAG.test(plain)) return [];
  return [plain.length > MAX_LENGTH ? `${[...plain].slice(0, MAX_LENGTH - 1).join('')}…` : plain];
};

/** Where in the request the field stood; not part of the field's own path. */
const CARRIERS: ReadonlySet<unknown> = new Set(['body', 'query', 'path', 'header', 'form', 'variables', 'input']);

const pathOf = (loc: unknown): string => {
  if (!Array.isArray(loc)) return '';
  const parts: unknown[] = [...loc];
  while (parts.length > 1 && CARRIERS.has(parts[0])) parts.shift();
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join('.');
};

/** Reads a `detail`: a string, or a list of `{loc, msg, type}`. Anything else gives nothing. */
const readDetail = (detail: unknown): { messages: string[]; fields: Record<string, string[]> } => {
  if (!Array.isArray(detail)) return { messages: tidy(detail), fields: {} };
  const messages: string[] = [];
  const fields = new Map<string, string[]>();
  for (const item of detail.slice(0, MAX_MESSAGES * 5)) {
    const [text] = tidy(isBox(item) ? item.msg : item);
    if (text === undefined) continue;
    if (messages.length < MAX_MESSAGES && !messages.includes(text)) messages.push(text);
    const path = isBox(item) ? pathOf(item.loc) : '';
    if (path !== '') fields.set(path, [...(fields.get(path) ?? []), text]);
  }
  return { messages, fields: Object.fromEntries(fields) };
};

const rest = (body: Box): Box => Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'detail'));
const some = <T extends object>(name: string, value: T): Box =>
  Object.keys(value).length > 0 ? { [name]: value } : {};

/** A definite answer with a status that is no success. `body` is parsed JSON, or anything at all. */
const answer = (operationId: string, status: number, body?: unknown, retryAfterSec?: number): Problem => {
  const { messages, fields } = readDetail(isBox(body) ? body.detail : undefined);
  return {
    kind: kindOf(status),
    operationId,
    status,
    messages,
    ambiguous: DOUBTFUL.has(status),
    ...some('fields', fields),
    ...(isBox(body) ? some('data', rest(body)) : {}),
    ...(retryAfterSec === undefined ? {} : { retryAfterSec }),
  };
};

const CODES: Readonly<Record<string, ProblemKind>> = {
  UNAUTHENTICATED: 'unauthorized',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'missing',
  CONFLICT: 'conflict',
  BAD_USER_INPUT: 'invalid',
  TOO_MANY_REQUESTS: 'rateLimited',
};

/** HTTP 200 whose body carries `errors`. `extensions` may hold `status` or `code`, `detail` and further data. */
const graphqlErrors = (operationId: string, errors: readonly unknown[]): Problem => {
  const found = errors.filter(isBox);
  const extensions = found.map((error) => error.extensions).filter(isBox);
  const code = extensions.map((extension) => extension.code).find((value) => typeof value === 'string');
  const fields = Object.assign({}, ...extensions.map((extension) => readDetail(extension.detail).fields)) as Record<
    string,
    string[]
  >;
  const status = extensions.map((extension) => extension.status).find((value) => typeof value === 'number');
  const data = Object.fromEntries(
    Object.entries(rest(Object.assign({}, ...extensions) as Box)).filter(
      ([key, value]) => key !== 'code' && !(key === 'status' && typeof value === 'number'),
    ),
  );
  return {
    kind: (code === undefined ? undefined : CODES[code]) ?? (status === undefined ? 'refused' : kindOf(status)),
    operationId,
    status: 200,
    graphql: true,
    ambiguous: false,
    messages: found.flatMap((error) => tidy(error.message)).slice(0, MAX_MESSAGES),
    ...some('fields', fields),
    ...some('data', data),
  };
};

export const problemOf = {
  answer,
  graphqlErrors,
  /** GraphQL answered with another status than 200. */
  graphqlAnswer: (operationId: string, status: number, body?: unknown, retryAfterSec?: number): Problem => ({
    ...answer(operationId, status, body, retryAfterSec),
    graphql: true,
  }),
  /** No answer. `wasOnline`: what the device said before sending; offline from the start means that nothing was sent. */
  lost: (operationId: string, network: { wasOnline: boolean; isOnline: boolean }): Problem => ({
    kind: network.isOnline ? 'network' : 'offline',
    operationId,
    messages: [],
    ambiguous: network.wasOnline,
  }),
  timeout: (operationId: string): Problem => ({ kind: 'timeout', operationId, messages: [], ambiguous: true }),
  /** A success status with a body that the contract does not know. */
  contract: (operationId: string, status: number): Problem => ({
    kind: 'contract',
    operationId,
    status,
    messages: [],
    ambiguous: true,
  }),
};
