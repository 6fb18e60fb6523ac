import { problemOf } from '../../machines/kit/problem-of.ts';
import { fail } from './fail.ts';
import { retryAfterSec } from './retry.ts';
import { fits } from './shape.ts';

/** What came over the wire. */
export interface Answer {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** Success statuses of the specification (§8); any other 2xx is an answer that no contract knows. */
const SUCCESS: ReadonlySet<number> = new Set([200, 201, 202, 204]);
/** A proxy may answer with a page of any size; an error needs no more. */
const LONGEST_ERROR = 64 * 1_024;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
const isStructure = (value: unknown): value is object => typeof value === 'object' && value !== null;
const errorBody = ({ text }: Answer) => (text.length > LONGEST_ERROR ? undefined : parse(text));

/** The output, unless its contract promises something else. */
const checked = (operationId: string, status: number, output: unknown, shape: string | undefined): unknown =>
  shape === undefined || fits(shape, output) ? output : fail(problemOf.contract(operationId, status));

/** Output of a REST operation. Throws a Problem. @param now wall clock in ms, for `Retry-After` dates. */
export const readRest = (operationId: string, answer: Answer, now: number, shape?: string): unknown => {
  const { status, text } = answer;
  if (status >= 200 && status < 300) {
    // Nothing is no answer where the contract promises something.
    if (status === 204 && shape === undefined) return undefined;
    const body = SUCCESS.has(status) ? parse(text) : undefined;
    if (!isStructure(body)) return fail(problemOf.contract(operationId, status));
    return checked(operationId, status, body, shape);
  }
  return fail(problemOf.answer(operationId, status, errorBody(answer), retryAfterSec(answer.retryAfter, now)));
};

/** The root field of a GraphQL operation; operation name = field name = operationId. Throws a Problem. */
export const readGraphql = (operationId: string, answer: Answer, now: number, shape?: string): unknown => {
  if (answer.status !== 200)
    return fail(
      problemOf.graphqlAnswer(operationId, answer.status, errorBody(answer), retryAfterSec(answer.retryAfter, now)),
    );
  const body = parse(answer.text);
  if (!isStructure(body)) return fail(problemOf.contract(operationId, 200));
  const { data, errors } = body as { data?: unknown; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return fail(problemOf.graphqlErrors(operationId, errors));
  if (!isStructure(data) || !Object.hasOwn(data, operationId)) return fail(problemOf.contract(operationId, 200));
  return checked(operationId, 200, (data as Record<string, unknown>)[operationId], shape);
};
