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
  | 'rateLimited' /* 429 */
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
  /** The language that the server was asked to answer in; only where it said something. */
  locale?: string;
  /** The outcome of the call is unknown: lost, timed out, 502/503/504, malformed success. */
  ambiguous: boolean;
  graphql?: true;
  /** What the service and the log know the call by. */
  requestId?: string;
}

export type Box = Record<string, unknown>;
export const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isProblem = (value: unknown): value is Problem =>
  isBox(value) &&
  typeof value.kind === 'string' &&
  typeof value.operationId === 'string' &&
  Array.isArray(value.messages) &&
  typeof value.ambiguous === 'boolean';

/**
 * The problem without words of another language: nothing can say them again without calling again. A refused field stays
 * refused, in words of ours.
 */
export const inLanguage = (problem: Problem, locale: string): Problem => {
  if (problem.locale === undefined || problem.locale === locale) return problem;
  const { fields, ...others } = problem;
  return {
    ...others,
    messages: [],
    ...(fields ? { fields: Object.fromEntries(Object.keys(fields).map((path) => [path, [REFUSED]])) } : {}),
  };
};
const REFUSED: TextId = 'form.refused';

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

/** `snackbar`: shown at the top; `page`: in the body of the screen, with what to do; `both`; `log`: nobody needs to read it. */
export interface Presented {
  where: 'snackbar' | 'page' | 'both' | 'log';
  /** As the specification writes it, with the status: for the snackbar. */
  text: string;
  /** For the body of a page, where a number tells nobody anything. */
  words: string;
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

/** Said in the body of the screen however they travel (architecture 8): they ask for more than a glance. */
const STATUS = { forbidden: 403, conflict: 409, broken: 500 } as const;

const ROLE_REQUIRED = /role required/i;

/**
 * The words of a problem and their place.
 * @param texts the catalogue of the current language: text id → text.
 * Rules (spec §8): `{status}: {text} — {server text}`; snackbar messages joined by commas, others by a space and logged;
 * GraphQL 200 with errors: its messages alone; GraphQL with another status: the general text, snackbar and log, and in the
 * body of the screen, too, when the service is broken.
 */
export const present = (problem: Problem, texts: (id: ErrorTextId) => string): Presented => {
  const { kind, status, messages, graphql } = problem;
  const said = (where: 'snackbar' | 'page' | 'both', text: string, logged = where !== 'snackbar'): Presented => ({
    where,
    text,
    words: text,
    logged,
  });

  // The session has already led the visitor to the sign-in page: a second message would explain nothing.
  if (problem.operationId === 'refreshToken' && status === 401)
    return { ...said('page', texts('error.401')), where: 'log' };
  if (problem.kind === 'offline') return said('page', texts('error.offline'));
  if (problem.kind === 'network' || problem.kind === 'timeout') return said('page', texts('error.network'));
  if (problem.kind === 'contract' || status === undefined) return said('page', texts('error.unknown'));

  const row = rowOf(status);
  const inBody = kind in STATUS;
  const snackbar = graphql === true ? !inBody : row.snackbar;
  if (messages.some((message) => ROLE_REQUIRED.test(message)))
    return said(snackbar ? 'snackbar' : 'page', texts('error.roleRequired'));
  if (graphql && status === 200 && messages.length > 0)
    return said(snackbar ? 'snackbar' : 'page', messages.join(', '));
  if (graphql && status === 200 && inBody) {
    const row = catalogue[STATUS[kind as keyof typeof STATUS]];
    return said('page', texts(row.text));
  }
  if (graphql) return said(inBody ? 'both' : 'snackbar', texts('error.graphql'), true);

  const server = messages.join(row.snackbar ? ', ' : ' ');
  const ours = texts(row.text);
  const named = server === '' ? ours : `${ours} — ${server}`;
  return {
    ...said(row.snackbar ? 'snackbar' : 'page', `${status}: ${named}`),
    words: (row.snackbar && server) || named,
  };
};
