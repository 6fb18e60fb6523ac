import type { Transaction } from 'kysely';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import type { Locale, Text } from './refusal.ts';
import type { Tables } from './tables.ts';

export type { DetailItem, Locale, Text } from './refusal.ts';
export { Refusal, refuse, refuseKeeping, say } from './refusal.ts';
export type { Tables } from './tables.ts';

/** A transaction over all tables of the sandbox. */
export type Tx = Transaction<Tables>;

export type Role = 'client' | 'dealer' | 'partner';

/** Who calls, by the bearer token. */
export interface User {
  readonly id: string;
  readonly role: Role;
  /** 11 digits, '77001234567'. */
  readonly phone: string;
  /** 12 digits. */
  readonly personalNumber: string;
  /** The only claim that this token opens (a customer whose identity is not verified yet), or null: no limit. */
  readonly claimScope: string | null;
}

/** Who calls the mobile insurance service, by the token of its own: a phone, no account. */
export interface SpecialCaller {
  /** Of this token; changes with every token. */
  readonly id: string;
  /** 11 digits. */
  readonly phone: string;
}

/** Unpredictable values (CSPRNG). */
export interface Random {
  /** UUID v4. */
  uuid(): string;
  /** `digits` decimal digits, leading zeros kept. */
  code(digits: number): string;
  /** URL-safe secret of `bytes` random bytes. */
  token(bytes?: number): string;
  /** Integer, both ends included. */
  int(min: number, max: number): number;
}

/** What services may do inside one transaction, whether a request or a job started it. */
export interface Work {
  /** The one transaction of this request or job. The answer leaves only after COMMIT. */
  readonly tx: Tx;
  /** Sandbox clock, milliseconds since the epoch; constant within one request or job. */
  now(): number;
  /** Puts a message into the inbox of `phone` (11 digits), with the service's name before it, in the caller's language unless told. */
  sms(phone: string, text: Text, to?: Locale): Promise<void>;
  /** Notes one effect in the ledger: ids and aliases only, nothing personal. */
  effect(kind: string, data?: Readonly<Record<string, string | number | boolean | null>>): Promise<void>;
  /**
   * Plans a job for sandbox time `atMs`. It runs in its own transaction, in order of time, with `now()` = `atMs`:
   * when the real clock gets there, and at once when the clock is advanced past it. Survives a restart.
   * `kind` is a key of the service's `jobs`; jobs with a `tag` can be cancelled by `cancelJobs`.
   */
  later(atMs: number, kind: string, data?: unknown, tag?: string): Promise<void>;
  /** Removes planned jobs with this tag. */
  cancelJobs(tag: string): Promise<void>;
  readonly locale: Locale;
  readonly random: Random;
  /** Origin of the web application and of this sandbox, as 'http://localhost:3000'. */
  readonly origin: string;
}

/** A file of a multipart request, held in memory (the size limit is checked while reading). */
export interface Upload {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** One call of a service, whatever the operation. */
export interface AnyCall extends Work {
  readonly operationId: OperationId;
  readonly user: User | null;
  /** The caller, or a 401. */
  me(): User;
  /** The caller of an operation with `Spec-authorization`; null for all others. */
  readonly special: SpecialCaller | null;
  /** The `Idempotency-Key`, or null. */
  readonly key: string | null;
  /** The header `If-None-Match`, or null. */
  readonly ifNoneMatch: string | null;
  /** The network address that it came from: to count by, never to be shown. */
  readonly address: string;
  /** The file part of a multipart request, or null. */
  readonly upload: Upload | null;
  /**
   * Counts one hit in `bucket` and refuses with 429 and `retryAfterSec` when more than `limit` fell into the last
   * `windowMs` of sandbox time. The hit itself is part of this transaction.
   */
  limit(bucket: string, limit: number, windowMs: number): Promise<void>;
}

/** One call of operation `O`, input typed by its contract. */
export interface Call<O extends OperationId> extends AnyCall {
  readonly input: CallInput<O>;
}

/** An answer of an operation. Whatever its status, the transaction is committed (throw `refuse` to roll back). */
export interface Reply<B = unknown> {
  readonly status: number;
  readonly body?: B;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is a file, with its own content type. */
export interface FileReply {
  readonly status: 200;
  readonly file: Buffer;
  readonly headers: Readonly<Record<string, string>> & { readonly 'content-type': string };
}

/** REST handlers by operationId. A 2xx body must be what the contract says; refusals are thrown. */
export type Operations = {
  readonly [O in OperationId]?: (
    c: Call<O>,
  ) => Promise<Reply<CallOutput<O>> | FileReply> | Reply<CallOutput<O>> | FileReply;
};

/**
 * GraphQL resolvers by root field (= operationId). They get the field's arguments and the same call object.
 * What they return is resolved further by graphql-js: plain objects, or functions `(args, c) => value` on them.
 */
export type Resolvers = {
  readonly [O in OperationId as CallInput<O> extends { variables: unknown } ? O : never]?: (
    args: CallInput<O> extends { variables: infer V } ? V : never,
    c: AnyCall,
  ) => unknown;
};

/** One forward step of the schema, run once in a transaction. Ids sort by service and number: 'claim.001'. */
export interface Migration {
  readonly id: string;
  /** One statement each, in the SQL that both stores understand: `sql.ts` says which; tables are STRICT. */
  readonly sql: readonly string[];
}

/** A request of a page or a file outside the contracts, e.g. the identity page. No user: the address holds a secret. */
export interface PageCall extends Work {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Fields of a posted form. */
  readonly form: Readonly<Record<string, string>>;
}

/** An address outside the contracts. A refusal becomes `{ detail }` as everywhere. */
export interface Page {
  readonly method: 'GET' | 'POST';
  /** Whole path; parameters as ':id'. */
  readonly path: string;
  readonly handle: (
    c: PageCall,
  ) => Promise<{ status: number; headers: Readonly<Record<string, string>>; body?: string | Buffer }>;
}

export interface Service {
  /** For reports only, e.g. 'claim'. */
  readonly name: string;
  readonly migrations?: readonly Migration[];
  /** Fills an empty database: after the first migration and after a reset. */
  readonly seed?: (work: Work) => Promise<void>;
  readonly operations?: Operations;
  readonly resolvers?: Resolvers;
  readonly pages?: readonly Page[];
  /** The user behind a bearer token, or null. Exactly one service has it. */
  readonly authenticate?: (work: Work, token: string) => Promise<User | null>;
  /** The caller behind a `Spec-authorization` token, or null. At most one service has it. */
  readonly authenticateSpecial?: (work: Work, token: string) => Promise<SpecialCaller | null>;
  /** Handlers of jobs planned by `later`, by kind; kinds start with the service's name: 'claim.bankAnswer'. */
  readonly jobs?: Readonly<Record<string, (work: Work, data: never) => Promise<void>>>;
  /** What the jobs of each kind will do, in words for QA. */
  readonly jobTexts?: Readonly<Record<string, Text>>;
  /** What there is to look at, for QA: at most a few of each status. */
  readonly examples?: (work: Work) => Promise<readonly Example[]>;
  /** What QA may do to this service from outside; build each with `control` (core/controls.ts). */
  readonly controls?: readonly Control[];
  /** Values that make this service act: test cards, codes, car numbers. */
  readonly magic?: readonly MagicValues[];
}

/** One thing of the database that a test or a person can open. */
export interface Example {
  readonly kind: 'claim' | 'insurance' | 'cascoLife' | 'creditInsurance' | 'commodityClaim' | 'shortLink';
  readonly id: string;
  readonly status: string;
  /** Who may open it: a sign-in name, or null for people without a password. */
  readonly owner: string | null;
  /** Address in the application, '/my-applications/…'; absent: it has none. */
  readonly path?: string;
}

/** One kind of values with which QA steers a service. */
export interface MagicValues {
  readonly title: Text;
  readonly values: readonly { readonly value: string; readonly does: Text }[];
}

/** One thing that QA may do to a service: end a visit, answer for a bank, make a claim. Shown by `/sandbox/api/controls`. */
export interface Control {
  /** Starts with the service's name: 'banks.answer'. */
  readonly id: string;
  /** visits: to a partner's page and back · answers: of partners · seeds: new data. */
  readonly section: 'visits' | 'answers' | 'seeds';
  readonly title: Text;
  readonly hint?: Text;
  readonly fields: Readonly<Record<string, ControlField>>;
  /** What it can be done to now; absent: it needs no subject. */
  readonly subjects?: (work: Work) => Promise<readonly ControlSubject[]>;
  /** Does it. `subject` is '' for a control without subjects; a subject that is not there any more: refuse(404). */
  readonly run: (
    work: Work,
    subject: string,
    values: Readonly<Record<string, string | number>>,
  ) => Promise<ControlResult>;
}

/** A value that a control asks for. The first choice and `initial` stand when QA says nothing. */
export type ControlField = (
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: Text }[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly initial: number }
) & {
  readonly label: Text;
  /** Asked only while another field has this value. */
  readonly when?: readonly [field: string, value: string];
};

export interface ControlSubject {
  readonly id: string;
  readonly title: Text;
  /** Alias of its status. */
  readonly status: string;
  readonly lines?: readonly Text[];
  /** Its owner's sign-in name, and its address in the application or on the partner's page. */
  readonly owner?: string | null;
  readonly path?: string;
}

/** What came of it. */
export interface ControlResult {
  readonly text: Text;
  readonly id?: string;
  /** Where to look at it in the application, and as whom. */
  readonly path?: string;
  readonly owner?: string | null;
}

/**
 * Declares a service: which operations it answers, its tables, seeds and timed jobs.
 * Register the result in `sandbox/services/index.ts`.
 */
export function defineService(service: Service): Service {
  return service;
}
