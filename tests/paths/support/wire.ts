import { operations, type OperationId } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { EventSamples } from '../../model/step.ts';
import { faultNamed } from './event-samples.ts';

/** One entry of the sandbox's plan: what the next call of an operation is answered. */
export interface PlanEntry {
  readonly operationId: OperationId;
  readonly kind: 'status' | 'drop' | 'hold' | 'empty' | 'html' | 'malformed' | 'schema';
  readonly status?: number;
  readonly body?: unknown;
  /** The body is not the contract's example for this status. */
  readonly unchecked?: true;
  /** Dropped calls are not dropped a second time: each has its own entry. */
  readonly stickyMs?: 0;
}

/** A sample answer as it travels. */
export const answerEntry = (eventSamples: EventSamples, operationId: OperationId, name: string): PlanEntry => {
  const sample = samples[operationId].find((one) => one.kind === 'done' && one.name === name);
  if (sample !== undefined) return { operationId, kind: 'status', status: sample.http, body: sample.body };
  const example = eventSamples.answered[operationId]?.find((one) => one.name === name);
  if (example === undefined) throw new Error(`No sample answer "${name}" of ${operationId}`);
  const body = operations[operationId].kind === 'graphql' ? { data: { [operationId]: example.value } } : example.value;
  return { operationId, kind: 'status', status: 200, body };
};

/** A fault as it travels; null: nothing leaves the device. */
export const faultEntry = (operationId: OperationId, name: string): PlanEntry | null => {
  const wire = faultNamed(name)?.wire(operationId);
  if (wire === undefined) throw new Error(`No fault "${name}"`);
  if (wire.kind === 'offline') return null;
  if (wire.kind === 'drop') return { operationId, kind: 'drop', stickyMs: 0 };
  if (wire.kind === 'schema') return { operationId, ...wire, unchecked: true };
  if (wire.kind !== 'status') return { operationId, kind: wire.kind };
  const documented = samples[operationId].some((one) => one.kind === 'failed' && one.http === wire.status);
  return { operationId, ...wire, ...(documented ? {} : { unchecked: true as const }) };
};
