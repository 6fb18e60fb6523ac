import type { TextId } from '../../locales/ids.ts';

/**
 * What went wrong with a call, as plain data: a flow keeps it in its context, a guard asks for its `kind`, one table
 * (`present`) turns it into words. Source: spec §8, architecture R12.
 */
export type ProblemKind =
  | 'refused' /* 400 and other 4xx; GraphQL 200 with errors */
  | 'unauthorized' /* 401, after the refresh failed */
  | 'forbidden' /* 403 */
  | 'missing' /* 404, 410 */
  | 'conflict' /* 409 */
  | 'invalid' /* 422 */
  | 'limited' /* 429 */
  | 'broken' /* 5xx and other unexpected statuses */
  | 'contract' /* a success whose body is empty, cut or not what the contract says */
  | 'offline' /* no answer, and the device says it has no network */
  | 'network' /* no answer */
  | 'timeout'; /* no answer in time; we stopped waiting */

export interface Problem {
  kind: ProblemKind;
  operationId: string;
  status?: number;
  /** The server's own words: cleaned plain text, at most 10 lines of 300 characters; never HTML. */
  messages: string[];
  /** Messages by field path (`document.number`), from the server's `detail[].loc`. */
  fields?: Record<string, string[]>;
  /** What else the server's answer said, as it came (for example `attemptsLeft`). */
  data?: Record<string, unknown>;
  retryAfterSec?: number;
  /** The outcome of the call is unknown: lost, timed out, 502/503/504, malformed success. */
  ambiguous: boolean;
  graphql?: true;
}

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isProblem = (value: unknown): value is Problem =>
  isBox(value) &&
  typeof value.kind === 'string' &&
  typeof value.operationId === 'string' &&
  Array.isArray(value.messages) &&
  typeof value.ambiguous === 'boolean';

const KINDS: Readonly<Record<number, ProblemKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  422: 'invalid',
  429: 'limited',
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
  TOO_MANY_REQUESTS: 'limited',
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

/**
 * Renames the fields of a problem from the server's paths to the form's.
 * @param prefixes server prefix → form prefix, first match wins: `{ 'borrower.': '' }`.
 */
export const renameFields = (problem: Problem, prefixes: Readonly<Record<string, string>>): Problem => {
  if (!problem.fields) return problem;
  const rename = (path: string): string => {
    const prefix = Object.keys(prefixes).find((candidate) => path.startsWith(candidate));
    return prefix === undefined ? path : `${prefixes[prefix] ?? ''}${path.slice(prefix.length)}`;
  };
  return {
    ...problem,
    fields: Object.fromEntries(Object.entries(problem.fields).map(([path, messages]) => [rename(path), messages])),
  };
};

// --- The catalogue of spec §8 -----------------------------------------------------------------------------------------

export type ErrorTextId = Extract<TextId, `error.${string}`>;

/** `snackbar`: shown at the top; `page`: in the body of the screen, with what to do; `log`: nobody needs to read it. */
export interface Presented {
  where: 'snackbar' | 'page' | 'log';
  text: string;
  /** Also goes to the log. */
  logged: boolean;
}

interface Row {
  text: ErrorTextId;
  snackbar: boolean;
}

/** Status → text and place. "Validation-type" statuses (400, 401, 404, 422, 429) go to the snackbar, the others do not. */
export const catalogue = {
  400: { text: 'error.400', snackbar: true },
  401: { text: 'error.401', snackbar: true },
  403: { text: 'error.403', snackbar: false },
  404: { text: 'error.404', snackbar: true },
  409: { text: 'error.409', snackbar: false },
  422: { text: 'error.422', snackbar: true },
  429: { text: 'error.429', snackbar: true },
  500: { text: 'error.500', snackbar: false },
  502: { text: 'error.502', snackbar: false },
  503: { text: 'error.503', snackbar: false },
  504: { text: 'error.504', snackbar: false },
} as const satisfies Record<number, Row>;

const UNKNOWN: Row = { text: 'error.unknown', snackbar: false };
const rowOf = (status: number): Row =>
  Object.hasOwn(catalogue, status) ? catalogue[status as keyof typeof catalogue] : UNKNOWN;

const ROLE_REQUIRED = /role required/i;

/**
 * The words of a problem and their place.
 * @param texts the catalogue of the current language: text id → text.
 * Rules (spec §8): `{status}: {text} — {server text}`; snackbar messages joined by commas, others by a space and logged;
 * GraphQL 200 with errors: its messages alone; GraphQL with another status: the general text, snackbar and log.
 */
export const present = (problem: Problem, texts: (id: ErrorTextId) => string): Presented => {
  const { status, messages, graphql } = problem;
  const said = (where: 'snackbar' | 'page', text: string, logged = where === 'page'): Presented => ({
    where,
    text,
    logged,
  });

  // The session has already led the visitor to the sign-in page: a second message would explain nothing.
  if (problem.operationId === 'refreshToken' && status === 401)
    return { where: 'log', text: texts('error.401'), logged: true };
  if (problem.kind === 'offline') return said('page', texts('error.offline'));
  if (problem.kind === 'network' || problem.kind === 'timeout') return said('page', texts('error.network'));
  if (problem.kind === 'contract' || status === undefined) return said('page', texts('error.unknown'));

  const row = rowOf(status);
  const snackbar = graphql === true || row.snackbar;
  if (messages.some((message) => ROLE_REQUIRED.test(message)))
    return said(snackbar ? 'snackbar' : 'page', texts('error.roleRequired'));
  if (graphql && status === 200 && messages.length > 0) return said('snackbar', messages.join(', '));
  if (graphql) return said('snackbar', texts('error.graphql'), true);

  const server = messages.join(row.snackbar ? ', ' : ' ');
  return said(
    row.snackbar ? 'snackbar' : 'page',
    `${status}: ${texts(row.text)}${server === '' ? '' : ` — ${server}`}`,
  );
};
