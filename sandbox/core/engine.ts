import type { Clock } from './clock.ts';
import type { Contract } from './contracts.ts';
import type { Exchanges } from './exchanges.ts';
import type { Faults } from './faults.ts';
import type { GraphqlEngine } from './graphql.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Operation } from './operations.ts';
import type { Plan } from './plan.ts';
import type { Service } from './service.ts';
import type { Store } from './store.ts';
import type { Telemetry } from './telemetry.ts';

/** Moments at which a durability test may kill the process. */
export type Point = 'effect' | 'recorded' | 'committed';

/** Everything that one running sandbox consists of. */
export interface Engine {
  readonly store: Store;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly plan: Plan;
  readonly log: Log;
  readonly exchanges: Exchanges;
  readonly jobs: Jobs;
  readonly telemetry: Telemetry;
  readonly services: readonly Service[];
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly graphql: GraphqlEngine;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly origin: string;
  /** Operation, caller and key of calls with an Idempotency-Key that are not answered yet. */
  readonly inFlight: Set<string>;
  /** Compare every answer with its contract and note what differs. */
  readonly checkAnswers: boolean;
  /** An example body of the contract, or undefined. */
  example(operationId: string, status: number): unknown;
  reached(point: Point): void;
}
