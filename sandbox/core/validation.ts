import type { ErrorObject } from 'ajv';
import { coreTexts } from '../data/core.ts';
import { explain, type Contract } from './contracts.ts';
import { isJson, type Answer } from './exchange.ts';
import { refuse, type DetailItem } from './refusal.ts';
import { ruleItem } from './rules.ts';

/** What a request carries, before and after its contract was asked. */
export interface RawInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  /** Parsed body, or undefined. */
  readonly body: unknown;
  /** Media type without parameters, '' when there is no body. */
  readonly mediaType: string;
}

export interface CheckedInput {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/**
 * Checks a request against its contract; query and path values come back in the contract's types.
 * Throws a refusal: 422 with one item a wrong value, 415 for a media type that the operation does not take.
 */
export function checkInput(contract: Contract, raw: RawInput): CheckedInput {
  const items: DetailItem[] = [];
  const values = { path: {} as Record<string, unknown>, query: {} as Record<string, unknown> };

  for (const parameter of contract.parameters) {
    if (parameter.in === 'header') continue;
    const given = raw[parameter.in][parameter.name];
    if (given === undefined) {
      if (parameter.required) items.push(ruleItem([parameter.in, parameter.name], 'required'));
      continue;
    }
    const holder = { value: given as unknown };
    const errors = parameter.check(holder);
    if (errors.length > 0) items.push(broken([parameter.in, parameter.name], errors[0]!));
    values[parameter.in][parameter.name] = holder.value;
  }

  let body: unknown;
  if (contract.bodies.size > 0) {
    if (raw.body === undefined) {
      if (contract.bodyRequired) items.push(ruleItem(['body'], 'required'));
    } else {
      const media = contract.bodies.get(raw.mediaType);
      if (!media) throw refuse(415, coreTexts.wrongType);
      body = raw.body;
      for (const error of media.check(body)) items.push(...bodyItem(error));
    }
  }

  if (items.length === 0) return { ...values, body };
  // Where the contract knows no 422, an address against it is one at which nothing stands.
  const isAddress = items.every(({ loc }) => loc[0] === 'path') && !contract.responses.has(422);
  throw isAddress ? refuse(404, coreTexts.notFound) : refuse(422, items);
}

/** Keywords that only say that one of their parts failed; the parts speak for themselves. */
const WRAPPERS = new Set(['if', 'allOf', 'anyOf', 'oneOf', '$ref', 'unevaluatedProperties']);

function bodyItem(error: ErrorObject): DetailItem[] {
  if (WRAPPERS.has(error.keyword) && error.keyword !== 'oneOf' && error.keyword !== 'anyOf') return [];
  const loc: (string | number)[] = ['body', ...pointerParts(error.instancePath)];
  if (error.keyword === 'required') loc.push(String(error.params['missingProperty']));
  if (error.keyword === 'additionalProperties') loc.push(String(error.params['additionalProperty']));
  return [broken(loc, error)];
}

const broken = (at: readonly (string | number)[], { keyword, params }: ErrorObject): DetailItem =>
  ruleItem(at, keyword, params['limit'] as string | number | undefined);

/** '/consents/0/alias' → ['consents', 0, 'alias']. */
function pointerParts(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/**
 * What is said of bytes that are no request of any contract: unreadable, too many, of another type. Every operation may
 * say it, whether its contract lists it or not, with a word why.
 */
const TRANSPORT: ReadonlySet<number> = new Set([400, 413, 415]);

/** What is wrong with an answer by its contract, or null. */
export function answerProblem(contract: Contract, answer: Answer): string | null {
  const types = contract.responses.get(answer.status);
  if (!types) {
    const { detail } = (answer.body ?? {}) as { detail?: unknown };
    if (TRANSPORT.has(answer.status) && typeof detail === 'string') return null;
    return `status ${answer.status} is not in the contract`;
  }
  if (types.size === 0) return answer.body === undefined ? null : `status ${answer.status} has no body in the contract`;
  const media = types.get('application/json');
  if (!media || !isJson(answer)) return null;
  const errors = media.check(answer.body);
  return errors.length === 0 ? null : explain(errors).join('; ');
}
