import { coreTexts } from '../data/core.ts';
import { DROPPED, json, type Answer, type Incoming, type Outcome } from './exchange.ts';
import { spoil, type Fault } from './faults.ts';
import { refusalAnswer } from './graphql.ts';
import type { Handling } from './handling.ts';
import type { Operation } from './operations.ts';
import { refuse, sayDetail, type Refusal } from './refusal.ts';
import type { Engine } from './engine.ts';

export interface Passed {
  readonly outcome: Outcome;
  readonly note: 'fault' | 'plan' | 'replayed' | null;
}

/** Tells a key in flight from a status that forbids the call. */
const KEY_BUSY = { type: 'key_in_flight', retryAfterSec: 1 };

/**
 * One call from the first byte to the answer: planned answer or planned fault, else the service itself.
 * Nothing leaves here before the transaction of the effect is committed.
 */
export async function pass(
  engine: Engine,
  handling: Handling,
  operation: Operation,
  incoming: Incoming,
): Promise<Passed> {
  const { operationId } = operation;
  const key = operation.safety === 'read' ? null : incoming.key;
  if (engine.faults.isDropped(operationId, key)) return { outcome: DROPPED, note: 'fault' };

  // By what the caller calls with: nobody learns of another's key. Calls of one person with two tokens meet in the store.
  const inFlight = key === null ? null : JSON.stringify([operationId, incoming.authorization, incoming.special, key]);
  if (inFlight !== null) {
    if (engine.inFlight.has(inFlight))
      return { outcome: refused(refuse(409, coreTexts.keyBusy, KEY_BUSY), incoming), note: null };
    engine.inFlight.add(inFlight);
  }
  try {
    if (engine.plan.active()) return await planned(engine, handling, operation, incoming);
    const who = engine.faults.isPersonal(operationId) ? await handling.whoCalls(operation, incoming) : null;
    const fault = engine.faults.take(operationId, who);
    return fault
      ? await faulty(engine, handling, operation, incoming, fault)
      : await real(handling, operation, incoming);
  } finally {
    if (inFlight !== null) engine.inFlight.delete(inFlight);
  }
}

async function planned(engine: Engine, handling: Handling, operation: Operation, incoming: Incoming): Promise<Passed> {
  const entry = engine.plan.take(operation.operationId, operation.safety);
  if (entry === 'real') return real(handling, operation, incoming);
  if (entry === null)
    return { outcome: json(501, { detail: sayDetail(coreTexts.unplanned, incoming.locale) }), note: 'plan' };
  const problem = await handling.checkRequest(operation, incoming);
  if (problem) engine.plan.noteInvalid(operation.operationId, sayDetail(problem.detail, incoming.locale));
  // Only a planned status can be 'real' above; what is left is a fault.
  const fault: Fault = { ...entry, kind: (entry.kind ?? 'status') as Fault['kind'], status: entry.status ?? 200 };
  const { outcome } = await faulty(engine, handling, operation, incoming, fault);
  if (outcome === DROPPED || !entry.headers) return { outcome, note: 'plan' };
  return { outcome: { ...outcome, headers: { ...outcome.headers, ...entry.headers } }, note: 'plan' };
}

async function faulty(
  engine: Engine,
  handling: Handling,
  operation: Operation,
  incoming: Incoming,
  fault: Fault,
): Promise<Passed> {
  const { operationId } = operation;
  const epoch = engine.faults.epoch(operationId);
  const waits = fault.kind === 'delay' || fault.kind === 'hold';
  if (waits && !fault.after) await engine.faults.wait(operationId, fault, epoch);
  const answer = fault.after || waits ? await handling.answer(operation, incoming) : null;
  if (waits && fault.after) await engine.faults.wait(operationId, fault, epoch);
  const documented = (status: number): unknown => engine.example(operationId, status);
  const outcome = spoil(fault, answer, documented);
  if (outcome === DROPPED) return { outcome: engine.faults.drop(operationId, incoming.key, fault), note: 'fault' };
  return { outcome, note: 'fault' };
}

async function real(handling: Handling, operation: Operation, incoming: Incoming): Promise<Passed> {
  const answer = await handling.answer(operation, incoming);
  return { outcome: answer, note: answer.headers['idempotency-replayed'] ? 'replayed' : null };
}

function refused(refusal: Refusal, incoming: Incoming): Answer {
  return refusalAnswer(refusal, incoming.locale);
}
