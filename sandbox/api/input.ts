import { samples } from '../../openapi/generated/samples.ts';
import { coreTexts } from '../data/core.ts';
import { demoAccounts } from '../services/auth/accounts.ts';
import type { Clock, ClockSetting } from '../core/clock.ts';
import { explain, type Contract } from '../core/contracts.ts';
import { faultKinds, type Fault } from '../core/faults.ts';
import type { Operation } from '../core/operations.ts';
import type { PlanEntry } from '../core/plan.ts';
import { refuse, type Refusal, type Text } from '../core/refusal.ts';

type Given = Readonly<Record<string, unknown>>;
type Operations = ReadonlyMap<string, Operation>;

/** Faults of a request: one, or `{ faults: [...] }`. Throws 422 that names what is wrong. */
export function readFaults(body: unknown, operations: Operations): Fault[] {
  const list = isObject(body) && Array.isArray(body['faults']) ? (body['faults'] as unknown[]) : [body];
  return list.map((raw, index) => {
    const given = object(raw, ['faults', index]);
    const operationId = operation(given, operations, index, true);
    const kind = oneOf(given, 'kind', faultKinds, index);
    return {
      operationId,
      kind,
      ...exampleOf(given, operationId, index),
      ...common(given, index),
      ...optionalInteger(given, 'times', index, 1),
      ...personOf(given, index),
    };
  });
}

/**
 * A plan: `{ entries: [...], allow?: [...] }`, or `{ steps: [[...], ...], allow?: [...] }`. A planned body is checked by its
 * contract unless `unchecked`.
 */
export function readPlan(
  body: unknown,
  operations: Operations,
  contracts: ReadonlyMap<string, Contract>,
): { entries: PlanEntry[]; steps: PlanEntry[][] | null; allow: string[] } {
  const given = object(body, []);
  const allow = Array.isArray(given['allow']) ? given['allow'].map(String) : [];
  for (const id of allow) if (id !== '*' && !operations.has(id)) throw wrong(['allow'], `unknown operationId ${id}`);
  const read = (raw: unknown, index: number): PlanEntry => {
    const entry = object(raw, ['entries', index]);
    const operationId = operation(entry, operations, index, false);
    const kind = entry['kind'] === undefined ? 'status' : oneOf(entry, 'kind', [...faultKinds, 'real'] as const, index);
    const planned = {
      operationId,
      kind,
      ...exampleOf(entry, operationId, index),
      ...common(entry, index),
      ...headersOf(entry),
      ...(entry['standing'] === true ? { standing: true } : {}),
    };
    if (kind === 'status' && entry['unchecked'] !== true) checkBody(planned, contracts, index);
    return planned;
  };
  const readAll = (list: unknown): PlanEntry[] => (Array.isArray(list) ? (list as unknown[]).map(read) : []);
  const steps = Array.isArray(given['steps']) ? (given['steps'] as unknown[]).map(readAll) : null;
  return { entries: readAll(given['entries']), steps, allow };
}

/** `{ advanceMs }`, `{ setTo, frozen? }` or `{ frozen }`; sandbox time never runs backwards. */
export function readClock(body: unknown, clock: Clock): ClockSetting {
  const given = object(body, []);
  const advance = given['advanceMs'] ?? 0;
  if (typeof advance !== 'number' || !Number.isFinite(advance) || advance < 0)
    throw wrong(['advanceMs'], 'a number of milliseconds >= 0');
  const setTo = given['setTo'];
  // Asked once: a running clock goes on between two questions.
  const now = clock.now();
  const target = setTo === undefined ? now + advance : typeof setTo === 'string' ? Date.parse(setTo) : Number(setTo);
  if (!Number.isFinite(target) || target < now - 1)
    throw wrong(['setTo'], 'a moment that is not in the past of the sandbox');
  const frozen = given['frozen'] ?? clock.setting().mode === 'frozen';
  if (setTo === undefined && frozen === (clock.setting().mode === 'frozen')) return clock.advanced(advance);
  return frozen === true ? { mode: 'frozen', at: target } : { mode: 'running', offsetMs: target - Date.now() };
}

function common(given: Given, index: number): Partial<Omit<Fault, 'operationId' | 'kind'>> {
  return {
    ...(given['body'] === undefined ? {} : { body: given['body'] }),
    ...(given['after'] === true ? { after: true } : {}),
    ...optionalInteger(given, 'status', index, 200),
    ...optionalInteger(given, 'delayMs', index, 0),
    ...optionalInteger(given, 'stickyMs', index, 0),
  };
}

/** `person`: a phone, or the sign-in name of a demo account. */
function personOf(given: Given, index: number): { person?: string } {
  const person = given['person'];
  if (person === undefined || person === null) return {};
  const account = demoAccounts.find(({ username }) => username === person);
  const phone = account?.phone ?? (typeof person === 'string' ? person.replaceAll(/\D/g, '') : '');
  if (!/^7\d{10}$/.test(phone)) throw wrong([index, 'person'], coreTexts.noPerson);
  return { person: phone };
}

function headersOf(given: Given): { headers?: Record<string, string> } {
  if (!isObject(given['headers'])) return {};
  return {
    headers: Object.fromEntries(
      Object.entries(given['headers']).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  };
}

/** Status and body of the contract's example that is asked for by name. */
function exampleOf(given: Given, operationId: string, index: number): { status?: number; body?: unknown } {
  const name = given['example'];
  if (name === undefined) return {};
  const found = Object.entries(samples)
    .find(([id]) => id === operationId)?.[1]
    .find((one) => one.name === name);
  if (!found) throw wrong([index, 'example'], `${operationId} has no example ${JSON.stringify(name)}`);
  return { status: found.http, body: found.body };
}

function checkBody(entry: PlanEntry, contracts: ReadonlyMap<string, Contract>, index: number): void {
  const contract = contracts.get(entry.operationId);
  const status = entry.status ?? 200;
  if (!contract || entry.body === undefined) return;
  const types = contract.responses.get(status);
  if (!types)
    throw wrong(['entries', index, 'status'], `status ${status} is not in the contract of ${entry.operationId}`);
  const errors = types.get('application/json')?.check(entry.body) ?? [];
  if (errors.length > 0) throw wrong(['entries', index, 'body'], explain(errors).join('; '));
}

function operation(given: Given, operations: Operations, index: number, any: boolean): string {
  const id = given['operationId'];
  if (typeof id === 'string' && (operations.has(id) || (any && id === '*'))) return id;
  throw wrong([index, 'operationId'], `unknown operationId ${JSON.stringify(id)}`);
}

function oneOf<const T extends readonly string[]>(given: Given, name: string, words: T, index: number): T[number] {
  const value = given[name];
  if (typeof value === 'string' && words.includes(value)) return value;
  throw wrong([index, name], `one of ${words.join(', ')}`);
}

function optionalInteger<const Name extends string>(
  given: Given,
  name: Name,
  index: number,
  least: number,
): { [N in Name]?: number } {
  const value = given[name];
  if (value === undefined) return {};
  if (Number.isInteger(value) && (value as number) >= least)
    return { [name]: value as number } as { [N in Name]?: number };
  throw wrong([index, name], `an integer >= ${least}`);
}

/** The value if it is a JSON object; else 422. */
export function object(value: unknown, loc: readonly (string | number)[]): Given {
  if (isObject(value)) return value;
  throw wrong(loc, 'a JSON object');
}

function isObject(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** 422 at one place of the body. */
export function wrong(loc: readonly (string | number)[], msg: Text): Refusal {
  return refuse(422, [{ loc: ['body', ...loc], msg, type: 'value_error' }]);
}
