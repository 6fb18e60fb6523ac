import type { Contract } from './contracts.ts';
import type { GraphqlEngine } from './graphql.ts';

/** An operation as the pipeline sees it, REST or GraphQL. */
export interface Operation {
  readonly operationId: string;
  readonly service: string;
  readonly safety: 'read' | 'idempotent' | 'once';
  /** Without a token too. */
  readonly guests: boolean;
  /** Null for GraphQL. */
  readonly contract: Contract | null;
}

/** All operations by operationId. Throws when a REST and a GraphQL operation share a name. */
export function listOperations(
  contracts: ReadonlyMap<string, Contract>,
  graphql: GraphqlEngine,
): ReadonlyMap<string, Operation> {
  const all = new Map<string, Operation>();
  for (const contract of contracts.values()) {
    const { operationId, service, safety, guests } = contract;
    all.set(operationId, { operationId, service, safety: safetyOf(safety), guests, contract });
  }
  for (const { operationId, service, safety, guests } of graphql.operations) {
    if (all.has(operationId)) throw new Error(`operationId ${operationId} stands twice in the contracts`);
    all.set(operationId, { operationId, service, safety: safetyOf(safety), guests, contract: null });
  }
  return all;
}

function safetyOf(word: string): Operation['safety'] {
  if (word === 'read' || word === 'idempotent' || word === 'once') return word;
  throw new Error(`unknown x-safety ${word}`);
}
