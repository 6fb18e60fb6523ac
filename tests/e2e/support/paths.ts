import type { ProblemKind } from '../../../machines/kit/problem.ts';
import type { FlowContext, FlowInput } from '../../../machines/kit/context.ts';
import type { FlowMeta } from '../../../machines/kit/meta.ts';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import type { FlowId } from '../../../machines/screens.ts';
import { arrowCover } from '../../model/cover.ts';
import { explore, walk, type Edge, type Graph, type Path } from '../../model/graph.ts';
import { operationOf } from '../../../machines/kit/calls.ts';
import {
  contextOf,
  moveName,
  type EventSamples,
  type Move,
  type Observation,
  type SampleEvent,
} from '../../model/step.ts';
import type { ScreenSpec } from '../../../machines/kit/screen.ts';
import { screensByFlow, type ScreenId } from '../../../machines/screens.ts';
import { operations, type OperationId } from '../../../openapi/index.ts';
import { retryDelayMs } from '../../../src/api/retry.ts';
import { eventSamplesOf } from '../../paths/support/event-samples.ts';
import { answerEntry, faultEntry, type PlanEntry } from '../../paths/support/wire.ts';

/** One class of failure each; the others are walked over HTTP (`tests/paths`), where they cost nothing. */
const FAULTS: ReadonlySet<string> = new Set(['conflict', 'missing', 'invalid', 'broken', 'gateway', 'over', 'locked']);
/** Clocks that read anew; the others are of calls that hang. */
const CLOCKS: ReadonlySet<string> = new Set(['quick', 'steady', 'calm']);
const LONGEST = 60;

/** A product whose every arrow is walked in a browser. */
export interface Walked {
  readonly flow: FlowId;
  readonly machine: FlowMachine;
  /** Names of the answers that are enough, where more of them make more paths but show nothing else. */
  readonly narrow?: { readonly [Id in OperationId]?: readonly string[] };
  /** Names of what is said, where the first example is not enough. */
  readonly said?: Readonly<Record<string, readonly string[]>>;
  /** Whether the screen offers an event as things stand. Absent: always. */
  readonly offers?: (event: string, context: FlowContext) => boolean;
}

const alphabetFor = ({ flow, narrow = {}, said = {} }: Walked): EventSamples => {
  const full = eventSamplesOf(flow);
  const enough = Object.entries(narrow).map(([id, names]) => [
    id,
    full.answered[id as OperationId]?.filter(({ name }) => names.includes(name)),
  ]);
  return {
    ...full,
    said: Object.fromEntries(
      Object.entries(full.said).map(([event, examples]) => [
        event,
        examples.filter(({ name }, at) => said[event]?.includes(name) ?? at === 0),
      ]),
    ),
    answered: { ...full.answered, ...Object.fromEntries(enough) },
    faults: full.faults.filter(({ name }) => FAULTS.has(name)),
  };
};

/**
 * What the network repeats by itself takes real time; what a person says while a page is read anew is said afterwards. That
 * a page is seen again is the browser's own: one test plays it.
 */
const inBrowser = (eventSamples: EventSamples, { from, sample }: Edge): boolean => isPlayed(eventSamples, from, sample);
const isPlayed = (eventSamples: EventSamples, from: string, { move }: SampleEvent): boolean => {
  if (move.do === 'wait') return CLOCKS.has(move.what);
  if (move.do === 'say') return move.what !== 'SEEN' && !from.split(' ')[0]?.endsWith('.reading');
  if (move.do !== 'fail') return true;
  if (move.what.startsWith('poll.')) return false;
  const id = operationOf(move.what);
  const problem = eventSamples.faults.find(({ name }) => name === move.case)?.problem(id);
  return problem !== undefined && retryDelayMs(problem, operations[id].safety, 0, 0) === null;
};

/** From one thing that happens to the page to the next: what the services answer in between, and what is then on show. */
export interface Leg {
  /** Absent: the beginning of the path. */
  readonly move?: Move;
  readonly plan: readonly PlanEntry[];
  /** What the read on a clock is answered, when the move has led to a screen that has one. */
  readonly polled: readonly PlanEntry[];
  readonly screen: ScreenId | null;
  /** The first screen that waits for something after the move: the address that a page is opened at. */
  readonly opens: ScreenId | null;
  /** The claim in the address. */
  readonly claim: string | null;
  /** The flow is over: it leads to this page. */
  readonly leave?: ScreenId;
  /** What is opened there. */
  readonly leaveClaim?: string | null;
  /** The flow is over: it has opened a door of this address. */
  readonly enters?: string;
  /** On the partner's page now: its address. */
  readonly away: string | null;
  /** What went wrong last, if anything did. */
  readonly problem: ProblemKind | null;
  /** Names of the arrows that are walked on the way here. */
  readonly arrows: readonly string[];
}
export interface BrowserPath {
  /** The arrow it is there for. */
  readonly name: string;
  readonly start: FlowInput;
  readonly legs: readonly Leg[];
  readonly events: readonly string[];
}

const entryOf = (eventSamples: EventSamples, { do: kind, what, case: name = '' }: Move): PlanEntry | null =>
  kind === 'answer'
    ? answerEntry(eventSamples, operationOf(what), name)
    : kind === 'fail'
      ? faultEntry(operationOf(what), name)
      : null;

const entriesOf = (eventSamples: EventSamples, answers: readonly Move[]): PlanEntry[] =>
  answers.flatMap((answer) => entryOf(eventSamples, answer) ?? []);

/** What one path is made of, leg by leg. */
const legsOf = (machine: FlowMachine, eventSamples: EventSamples) => {
  const metaOf = (seen: Observation): FlowMeta => machine.states[seen.state]?.meta ?? {};
  return (
    move: Move | undefined,
    answers: readonly Move[],
    seen: Observation,
    opens: ScreenId | null,
  ): Omit<Leg, 'arrows'> => {
    const { leave, away, entrance } = metaOf(seen);
    const door = seen.over ? entrance?.(seen.context) : undefined;
    return {
      ...(move === undefined ? {} : { move }),
      plan: entriesOf(
        eventSamples,
        answers.filter(({ what }) => !what.startsWith('poll.')),
      ),
      polled: entriesOf(
        eventSamples,
        answers.filter(({ what }) => what.startsWith('poll.')),
      ),
      screen: seen.context.screen,
      opens,
      claim: seen.context.id,
      ...(seen.over && leave !== undefined ? { leave: leave.to, leaveClaim: leave.of?.(seen.context) ?? null } : {}),
      ...(door ? { enters: door.path } : {}),
      away: away?.(seen.context) ?? null,
      problem: seen.context.problem?.kind ?? null,
    };
  };
};

const browserPath =
  ({ machine }: Walked, eventSamples: EventSamples) =>
  ({ name, names, start, moves }: Path): BrowserPath => {
    const { first, steps } = walk(machine, start, moves);
    const legOf = legsOf(machine, eventSamples);
    const legs: Leg[] = [];
    let trigger: Move | undefined;
    let answers: Move[] = [];
    let seen = first;
    let opens: ScreenId | null = first.tags.includes('busy') ? null : first.context.screen;
    const waits = (next: Observation) => (next.tags.includes('busy') ? null : next.context.screen);
    let arrows: string[] = [];
    for (const [at, step] of steps.entries()) {
      if (step.move.do === 'answer' || step.move.do === 'fail') answers.push(step.move);
      else {
        legs.push({ ...legOf(trigger, answers, seen, opens), arrows });
        [trigger, answers, opens, arrows] = [step.move, [], null, []];
      }
      arrows.push(names[at] ?? '');
      ({ seen } = step);
      opens ??= waits(seen);
    }
    // A path may end in the middle of a call: nothing can be seen of that any more.
    if (!seen.tags.includes('busy') || seen.tags.includes('away'))
      legs.push({ ...legOf(trigger, answers, seen, opens), arrows });
    return {
      name,
      start,
      legs,
      events: legs.flatMap(({ move }) => (move?.do === 'say' ? [move.what] : [])),
    };
  };

/** What is left of a graph when only some edges can be walked: what lies behind the others alone is out of reach. */
const within = (graph: Graph, walkable: (edge: Edge) => boolean): Graph => {
  const edges = new Map<string, readonly Edge[]>();
  const ahead = [...graph.starts];
  for (let from = ahead.pop(); from !== undefined; from = ahead.pop()) {
    if (edges.has(from)) continue;
    const open = (graph.edges.get(from) ?? []).filter(walkable);
    edges.set(from, open);
    ahead.push(...open.map(({ to }) => to));
  }
  return { ...graph, edges };
};

/** Paths that walk every arrow of a flow that a browser can show, by the production machine itself. */
export const browserPaths = (walked: Walked): BrowserPath[] => {
  const { flow, machine, offers = () => true } = walked;
  const eventSamples = alphabetFor(walked);
  const controls = Object.entries<ScreenSpec>(screensByFlow[flow]).flatMap(([screen, { events }]) =>
    Object.keys(events).map((event) => ({ screen: screen as ScreenId, event })),
  );
  // Which controls there are may hang on more than the flow asks for.
  const offered = (context: FlowContext): string =>
    controls.map(({ screen, event }) => (offers(event, { ...context, screen }) ? '1' : '0')).join('');
  const whole = explore(machine, eventSamples, undefined, offered);
  const canSay = ({ from, sample: { move } }: Edge): boolean => {
    const vertex = whole.vertices.get(from);
    return move.do !== 'say' || (vertex !== undefined && offers(move.what, contextOf(vertex.snapshot)));
  };
  const graph = within(whole, (edge) => inBrowser(eventSamples, edge) && canSay(edge));
  const walks = arrowCover(graph, LONGEST).filter(({ moves }) => moves.length > 0);
  return walks.map(browserPath(walked, eventSamples));
};

/**
 * What a browser is to do for these moves, in their order.
 * @throws Error for what it cannot be made to do: what the network repeats by itself, the end of patience, a page seen again
 */
export const browserPathOf = (
  walked: Walked,
  name: string,
  start: FlowInput,
  moves: readonly SampleEvent[],
): BrowserPath => {
  const eventSamples = eventSamplesOf(walked.flow);
  const odd = moves.find((sample) => !isPlayed(eventSamples, '', sample));
  if (odd !== undefined) throw new Error(`A browser is not made to do this: ${moveName(odd.move)}`);
  const names = moves.map(({ move }) => moveName(move));
  return browserPath(walked, eventSamples)({ name, names, start, moves, arrows: names });
};
