/** One example answer of an operation: what goes over the wire, and what a caller gets from it. */
export interface Sample {
  operationId: string;
  /** Name of the example in the contract. */
  name: string;
  /** `done`: the call succeeds with `output`; `failed`: the service refuses. */
  kind: 'done' | 'failed';
  /** What the answer means. In GraphQL a refusal travels with HTTP 200. */
  status: number;
  /** HTTP status on the wire. */
  http: number;
  body: unknown;
  output?: unknown;
}

/** Tokens that an answer may carry, and the fields of the answer in which they lie. */
const GIVES = {
  session: ['access_token', 'refresh_token', 'expires_in'],
  refresh: ['refreshToken'],
  special: ['token', 'expires_in'],
} as const;
export type Gives = keyof typeof GIVES;

/** One line of the table of operations. */
export interface Operation {
  id: string;
  service: string;
  method: string;
  path: string;
  safety: 'read' | 'idempotent' | 'once';
  kind: 'rest' | 'graphql';
  body: 'json' | 'form' | 'multipart' | null;
  open: boolean;
  chosen: boolean;
  /** Which tokens its answer carries. */
  gives?: Gives;
  /** Answers guests, too. */
  guests?: true;
  /** Takes the token of its own service. */
  special?: true;
  tags: string[];
  touches: string[];
  /** What a success must hold (`shape.ts`); absent: nothing that could be checked. */
  shape?: string;
  /** TypeScript expression of the document (GraphQL). */
  document?: string;
}

const SAFETIES = ['read', 'idempotent', 'once'] as const;

/** Reads a safety class; anything else is a mistake in a contract. */
export const asSafety = (value: unknown, where: string): Operation['safety'] => {
  const found = SAFETIES.find((safety) => safety === value);
  if (found === undefined) throw new Error(`${where}: x-safety must be one of ${SAFETIES.join(', ')}`);
  return found;
};

/** Reads `x-gives`. @throws Error when there are no such tokens, or when a success need not hold them */
export const asGives = (value: unknown, shape: string | null | undefined, where: string): { gives?: Gives } => {
  if (value === undefined) return {};
  const gives = (Object.keys(GIVES) as Gives[]).find((one) => one === value);
  if (gives === undefined) throw new Error(`${where}: gives must be one of ${Object.keys(GIVES).join(', ')}`);
  const held = (shape ?? '').split(/[ ,;]/);
  const missing = GIVES[gives].filter((field) => !held.includes(field));
  if (missing.length > 0)
    throw new Error(`${where}: gives ${gives}, but a success need not hold ${missing.join(', ')}`);
  return { gives };
};

/** A list of strings, or nothing. */
export const asStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** JSON as a TypeScript literal, keys unquoted where they may be. */
export const literal = (value: unknown): string =>
  JSON.stringify(value)?.replace(/(?<=[{,])"([A-Za-z_]\w*)":/g, '$1:') ?? 'undefined';
