import { vi } from 'vitest';
import { operations } from '../../../openapi/index.ts';
import type { FlowId } from '../../../machines/screens.ts';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import { delays } from '../../../machines/kit/setup.ts';
import { operationOf } from '../../../machines/kit/calls.ts';
import { stateOf, type EventSamples } from '../../model/step.ts';
import { createPerform } from '../../../src/api/perform.ts';
import { createProgress } from '../../../src/api/progress.ts';
import { retryDelayMs } from '../../../src/api/retry.ts';
import { inspectFlow } from '../../../src/engine/trail.ts';
import { runFlow } from '../../../src/engine/running-flow.ts';
import type { Sandbox } from '../../../sandbox/index.ts';
import { faultNamed } from './event-samples.ts';
import type { Trace, TraceStep } from './trace.ts';
import { answerEntry, faultEntry, type PlanEntry } from './wire.ts';

/** What a path shows over HTTP, in the words of its trace. */
export interface Driven {
  readonly steps: readonly Pick<TraceStep, 'state' | 'screen' | 'problem'>[];
  /** Calls in the order in which the flow started them, with the step whose key they carry. */
  readonly calls: readonly string[];
  /** What the loading bar counted after each step. */
  readonly counts: readonly number[];
  readonly unhandled: readonly string[];
  /** Requests that went out with each key, by their content. */
  readonly sent: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Nothing that `perform` waits for on purpose is longer, no deadline of its is shorter. */
const SHORTEST_DEADLINE_MS = 20_000;
/** Nothing that old is fresh. */
const AGE_MS = 60_000;

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}
const createGate = (): Gate => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

const noChannel = () => {
  throw new Error('No page asks');
};
const moment = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Waits for something that must come; real time, because the network is real. */
const until = async (what: string, holds: () => boolean): Promise<void> => {
  const end = performance.now() + 5_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`In vain: ${what}`);
    await moment();
  }
};

/** How often a call is sent before its failure reaches the flow: some are repeated without asking. */
const sendings = (step: TraceStep): number => {
  const id = operationOf(step.what);
  const problem = faultNamed(step.case ?? '')?.problem(id);
  if (problem === undefined || problem.kind === 'offline') return 1;
  // Once more without the session that is over; nobody here has a token of a service's own.
  if (problem.kind === 'unauthorized' && 'guests' in operations[id] && !('special' in operations[id])) return 2;
  for (let retried = 0; ; retried += 1)
    if (retryDelayMs(problem, operations[id].safety, retried, 0.5) === null) return retried + 1;
};

/** What becomes of the call that a step has started; undefined: the flow leaves before there is an answer. */
export const outcomeOf = (path: Trace, i: number): TraceStep | undefined => {
  for (const step of path.steps.slice(i + 1)) {
    if (step.do === 'answer' || step.do === 'fail' || step.what === 'giveUp') return step;
    if (callsOf(step).length > 0) return undefined;
  }
  return undefined;
};
const givenUp = (path: Trace, i: number): boolean => {
  const outcome = outcomeOf(path, i);
  return outcome?.do === 'wait' && callsOf(i < 0 ? path.first : path.steps[i]).length > 0;
};
const offline = (path: Trace, i: number): boolean => outcomeOf(path, i)?.case === 'offline';
const callsOf = (step: { calls?: readonly string[] } | undefined): string[] =>
  (step?.calls ?? []).map((call) => call.split(' ')[0] ?? '');

/** The sandbox's plan of a path: what every request of it is answered, in order. */
export const planOf = (path: Trace, eventSamples: EventSamples): PlanEntry[] => {
  const entries: PlanEntry[] = [];
  const hold = (step: { calls?: readonly string[] }, i: number) => {
    if (givenUp(path, i)) entries.push({ operationId: operationOf(callsOf(step)[0] ?? ''), kind: 'hold' });
  };
  hold(path.first, -1);
  for (const [i, step] of path.steps.entries()) {
    const id = operationOf(step.what);
    if (step.do === 'answer') entries.push(answerEntry(eventSamples, id, step.case ?? ''));
    const fault = step.do === 'fail' ? faultEntry(id, step.case ?? '') : null;
    if (fault !== null) for (let n = sendings(step); n > 0; n -= 1) entries.push(fault);
    hold(step, i);
  }
  return entries;
};

/**
 * Runs a path for real: an actor, `perform`, HTTP, the sandbox. Requests wait at a gate until the path says that
 * they are answered, so that whatever the path does meanwhile happens meanwhile.
 */
export const drive = async (
  {
    flow,
    machine,
    eventSamples,
    path,
  }: { flow: FlowId; machine: FlowMachine; eventSamples: EventSamples; path: Trace },
  sandbox: Sandbox,
  origin: string,
): Promise<Driven> => {
  /** The call that was started last; its requests wait until the path says that it is answered. */
  let last = createGate();
  let online = !offline(path, -1);
  /** What the network is like when the next call starts; the one that is still to be answered had its own. */
  let onlineNext = online;
  let intent = 0;
  /** Of the engine: every return comes long after the last read, every wait is young. */
  let time = 0;
  const unhandled: string[] = [];
  const calls: string[] = [];
  const sent = new Map<string, Set<string>>();
  const deadlines = new Set<() => void>();
  const progress = createProgress();
  /** A fresh one for every call: the purse of its repeats is always full. */
  const performBehind = (gate: Gate) =>
    createPerform({
      config: {
        services: new Proxy({}, { get: (_, service) => `${origin}/services/${String(service)}` }),
        idempotencyKey: true,
      },
      session: {
        access: () => 'token',
        special: () => null,
        keepSpecial: () => {},
        canRenew: () => false,
        renew: () => Promise.resolve(null),
      },
      fetch: async (request) => {
        await gate.opened;
        request.signal.throwIfAborted();
        if (!online) throw new TypeError('offline');
        const key = request.headers.get('Idempotency-Key');
        if (key !== null)
          sent.set(
            key,
            (sent.get(key) ?? new Set()).add(`${request.method} ${request.url} ${await request.clone().text()}`),
          );
        return fetch(request);
      },
      track: () => {},
      log: { write: () => {} },
      progress,
      locale: () => 'ru',
      clock: {
        now: () => 0,
        monotonic: () => 0,
        random: () => 0.5,
        after: (ms, run) => {
          // Pauses before a repeat are short; a deadline comes when the path says so.
          if (ms < SHORTEST_DEADLINE_MS) {
            let waiting = true;
            // The service is done with what it holds: it would refuse the same key twice at a time.
            const go = () => {
              if (!waiting) return;
              if (sandbox.engine.inFlight.size === 0) run();
              else setImmediate(go);
            };
            setImmediate(go);
            return () => {
              waiting = false;
            };
          }
          deadlines.add(run);
          return () => deadlines.delete(run);
        },
      },
      isOnline: () => online,
      isHidden: () => false,
    });
  const running = runFlow(flow, machine, path.start, {
    perform: (id, input, options) => {
      const key = options.idempotencyKey;
      const gate = createGate();
      last = gate;
      online = onlineNext;
      calls.push(`${options.quiet ? 'quiet.' : ''}${id}${key === undefined ? '' : ` key ${key.slice(1)}`}`);
      return performBehind(gate)(id, input, options);
    },
    locale: () => 'ru',
    newIntent: () => `i${intent}`,
    whenVisible: () => Promise.resolve(),
    now: () => time,
    random: () => 0.5,
    onProblem: () => {},
    onStep: () => {},
    onAway: () => {},
    inspect: inspectFlow(noChannel),
    onUnhandled: (event, state) => void unhandled.push(`${event} in ${state}`),
  });

  const steps: Driven['steps'][number][] = [];
  const counts: number[] = [];
  const arrivals = () => sandbox.engine.plan.report().calls.length;
  /** How many requests had arrived before the one that nobody answers. */
  let heldAfter = 0;
  const release = () => {
    heldAfter = arrivals();
    last.open();
  };
  /** Since the present state was entered, in the flow's own time. */
  let elapsed = 0;
  try {
    let state = path.first.state;
    if (givenUp(path, -1)) release();
    for (const [i, step] of path.steps.entries()) {
      intent = i + 1;
      time = step.what === 'SEEN' ? AGE_MS * (i + 1) : 0;
      // What a step starts may fail for want of a network: it is gone before.
      const connected = !offline(path, i);
      if (step.do === 'say' || step.do === 'wait') online = connected;
      onlineNext = connected;
      const id = operationOf(step.what);
      const before = arrivals();
      if (step.do === 'say') {
        const example = eventSamples.said[step.what]?.find(({ name }) => name === step.case);
        if (step.what === 'RETURN' || step.what === 'SEEN') running.returned();
        else running.send({ type: step.what, ...(example === undefined ? {} : { values: example.value }) } as never);
      } else if (step.do === 'wait') {
        const delay = delays[step.what as keyof typeof delays];
        if (step.what === 'giveUp') await until(`${step.state}: the request has arrived`, () => arrivals() > heldAfter);
        vi.advanceTimersByTime(delay - elapsed);
        elapsed = step.state === state ? delay : 0;
      } else {
        last.open();
        if (step.case === 'timeout' && step.do === 'fail')
          for (let n = before; stateOf(running.snapshot()) === state; n = arrivals()) {
            await until(`${id} has arrived`, () => arrivals() > n || stateOf(running.snapshot()) !== state);
            deadlines.forEach((late) => late());
            sandbox.engine.faults.clear();
            await moment();
          }
      }
      const reached = () =>
        stateOf(running.snapshot()) === step.state && (running.context().problem?.kind ?? undefined) === step.problem;
      await until(
        `step ${i + 1} (${step.do} ${step.what} ${step.case ?? ''}) leads to ${step.state}, is ${stateOf(running.snapshot())}`,
        reached,
      );
      if (step.do !== 'wait') elapsed = 0;
      if (step.what === 'giveUp') sandbox.engine.faults.clear();
      online = connected;
      state = step.state;
      if (givenUp(path, i)) release();
      const { screen, problem } = running.context();
      steps.push({
        state: stateOf(running.snapshot()),
        screen,
        ...(problem === null ? {} : { problem: problem.kind }),
      });
      await moment();
      counts.push(progress.count);
    }
  } finally {
    running.stop();
    sandbox.engine.faults.clear();
  }
  return { steps, calls, counts, unhandled, sent };
};
