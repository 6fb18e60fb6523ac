import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { operations, type OperationId } from '../../../openapi/index.ts';
import { requests, type FuzzRequest } from './request.ts';
import { callers, createWorld, type Answered, type World } from './world.ts';

/** What a gateway says when a service is down on purpose: scripted in the contracts. */
const PLANNED: ReadonlySet<number> = new Set([502, 503, 504]);
const MB = 1024 * 1024;

export interface FuzzReport {
  readonly requests: number;
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Operations by how many of their calls succeeded. */
  readonly succeeded: ReadonlyMap<OperationId, number>;
  /** Megabytes of live objects before and after. */
  readonly heap: readonly [number, number];
}

/**
 * Sends `count` requests made from the contracts, by everybody to every operation that a service answers, to a fresh sandbox.
 * @throws Error with the seed and the smallest request found, when an answer is a 5xx that nobody planned, is not by its
 * contract, holds what belongs to another person, or leaves a problem in the log
 */
export async function fuzz(count: number, seed: number): Promise<FuzzReport> {
  const world = await createWorld();
  try {
    const missing = new Set(world.sandbox.missing());
    const ids = (Object.keys(operations) as OperationId[]).filter((id) => !missing.has(id));
    const statuses = new Map<number, number>();
    const succeeded = new Map<OperationId, number>(ids.map((id) => [id, 0]));
    const before = liveHeap();
    await fc.assert(
      fc.asyncProperty(requests(ids, callers.length), async (request) => {
        world.sandbox.engine.log.clear();
        const answer = await world.send(request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status < 300 && !answer.text.startsWith('{"data":null'))
          succeeded.set(request.operationId, (succeeded.get(request.operationId) ?? 0) + 1);
        const wrong = judge(world, request, answer);
        if (wrong) throw new Error(wrong);
      }),
      { numRuns: count, seed, maxSkipsPerRun: 0, reporter: (details) => report(details) },
    );
    world.sandbox.engine.log.clear();
    return { requests: count, statuses, succeeded, heap: [before, liveHeap()] };
  } finally {
    await world.close();
  }
}

/** What is wrong with an answer, or null. */
function judge(world: World, request: FuzzRequest, answer: Answered): string | null {
  const [problem] = world.sandbox.engine.log.problems();
  if (problem) return `${problem.operationId}: ${problem.message}`;
  if (answer.status >= 500 && !PLANNED.has(answer.status))
    return `status ${answer.status}: ${answer.text.slice(0, 300)}`;
  const [secret] = world.leaked(request, answer);
  return secret === undefined ? null : `what belongs to another person: ${secret} in ${answer.text.slice(0, 300)}`;
}

function report(details: fc.RunDetails<[FuzzRequest]>): void {
  if (!details.failed) return;
  const { seed, numRuns, counterexample, errorInstance } = details;
  const [request] = counterexample ?? [];
  const text = JSON.stringify(request, null, 1) ?? '';
  const who = request ? (callers[request.as] ?? 'a guest') : '';
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  throw new Error(
    `request ${numRuns} of seed ${seed}, by ${who}: ${message.slice(0, 2000)}\n${text.slice(0, 3000)}\n` +
      `again: npm run fuzz -- --requests ${numRuns} --seed ${seed}`,
  );
}

/** Megabytes that are in use after a collection of garbage. */
function liveHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return Math.round(process.memoryUsage().heapUsed / MB);
}
