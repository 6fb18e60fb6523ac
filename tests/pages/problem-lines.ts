import { readFileSync } from 'node:fs';
import { operations, type OperationId } from '../../openapi/index.ts';
import type { FlowId } from '../../machines/screens.ts';
import { problemOf } from '../../machines/kit/problem-of.ts';
import type { Problem } from '../../machines/kit/problem.ts';
import { eventSamplesOf } from '../paths/support/event-samples.ts';
import { shownOf } from './page-values.ts';
import { drawLines, screensOf } from './render.tsx';

/** Fields as services name them. */
const detail = ['phone', 'borrower.document.number', 'product.carPrice', 'initialFee', 'customer.lastName'].map(
  (field) => ({
    loc: ['body', ...field.split('.')],
    msg: 'refused',
    type: 'value_error',
  }),
);

/** Operations of a flow, as its golden values name them. */
const operationsOf = (flow: FlowId): OperationId[] => {
  const text = readFileSync(new URL(`../products/${flow}/golden/calls.values`, import.meta.url), 'utf8');
  const named = [...text.matchAll(/^[^·\n]+ · (\w+) · /gm)].map(([, operation = '']) => operation);
  return [...new Set(named)].filter((name): name is OperationId => name in operations).toSorted();
};

/** What the contracts' examples do not hold: several fields, tries and seconds at their edges. */
const MORE: Readonly<Record<string, (operation: OperationId) => Problem>> = {
  fields: (operation) => problemOf.answer(operation, 422, { detail }),
  'one try left': (operation) => problemOf.answer(operation, 422, { attemptsLeft: 1 }),
  'no try left': (operation) => problemOf.answer(operation, 422, { attemptsLeft: 0 }),
  'rate limited for 59 s': (operation) => problemOf.answer(operation, 429, {}, 59),
  'rate limited for 60 s': (operation) => problemOf.answer(operation, 429, {}, 60),
  'a claim is open': (operation) => problemOf.answer(operation, 409, { claimId: 'c-2' }),
  locked: (operation) => problemOf.answer(operation, 423, { retryAfterSec: 1800 }),
};
/** With all that may be known; where a page then asks nothing, with the first answers alone, when little is decided. */
const BASES = [0, 1];
/** Whether a page asks anything of a failure is seen by these. */
const PROBES: ReadonlySet<string> = new Set(['broken', 'fields', 'a claim is open']);
/** Failures that are tried of every operation where a page asks whose it is; of the others one stands for all. */
const TELLING: ReadonlySet<string> = new Set(['missing', 'fields', 'no try left', 'rate limited for 60 s']);
interface Failure {
  readonly name: string;
  readonly operation: OperationId;
  readonly problem: Problem;
}
/** Every way in which a call of the flow can fail, by name. */
const failuresOf = (flow: FlowId): Failure[] => {
  const called = operationsOf(flow);
  return [
    ...eventSamplesOf(flow).faults.flatMap(({ name, of, problem }) =>
      called
        .filter((operation) => of === undefined || of.includes(operation))
        .map((operation) => ({ name, operation, problem: problem(operation) })),
    ),
    ...called.flatMap((operation) =>
      Object.entries(MORE).map(([name, of]) => ({ name, operation, problem: of(operation) })),
    ),
  ];
};
/** One of each name. */
const oneOfEach = (all: readonly Failure[]): Failure[] =>
  all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);

const attempt = (draw: () => string[]): string[] | null => {
  try {
    return draw();
  } catch {
    // Nobody gets there with such a failure.
    return null;
  }
};

/** Names of faults, each with its operations unless all that were tried do so. */
const namesOf = (found: readonly Failure[], tried: readonly Failure[]): string =>
  oneOfEach(found)
    .map(({ name }) => {
      const own = found.filter((one) => one.name === name);
      const all = tried.filter((one) => one.name === name);
      return own.length === all.length ? name : `${name} of ${own.map(({ operation }) => operation).join(' ')}`;
    })
    .join(', ');

/**
 * What each screen says more, and no more, by what failed: on arrival, and after a press on it where that matters. Screens that
 * ask nothing of a failure are left out.
 */
export const problemLines = async (flow: FlowId): Promise<string> => {
  const failures = failuresOf(flow);
  const one = oneOfEach(failures);
  const parts: string[] = [];
  for (const [screen, Screen] of await screensOf(flow)) {
    for (const at of BASES) {
      // What is refused was typed before.
      const known = { ...shownOf(flow, at), begun: true };
      const base = attempt(() => drawLines(Screen, screen, known)) ?? [];
      const draw = ({ problem }: Failure, pressed: boolean, note?: (key: string) => void) =>
        attempt(() => drawLines(Screen, screen, { ...known, failed: { problem, pressed, ...(note ? { note } : {}) } }));
      const asked = new Set<string>();
      for (const failure of one) if (PROBES.has(failure.name)) draw(failure, false, (key) => void asked.add(key));
      if (asked.size === 0) continue;
      const tried = asked.has('operationId')
        ? failures.filter((failure) => TELLING.has(failure.name) || one.includes(failure))
        : one;
      for (const pressed of asked.has('here') ? [false, true] : [false]) {
        const groups = new Map<string, Failure[]>();
        for (const failure of tried) {
          const lines = draw(failure, pressed);
          if (lines === null) continue;
          const change = [
            ...base.filter((line) => !lines.includes(line)).map((line) => `- ${line}`),
            ...lines.filter((line) => !base.includes(line)).map((line) => `+ ${line}`),
          ].join('\n');
          if (change !== '') groups.set(change, [...(groups.get(change) ?? []), failure]);
        }
        for (const [change, found] of groups) {
          const part = `# ${screen}${pressed ? ', pressed' : ''}: ${namesOf(found, tried)}\n${change}\n`;
          parts.push(part);
        }
      }
      break;
    }
  }
  return `${parts.join('\n').trim()}\n`;
};
