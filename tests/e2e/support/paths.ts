import type { Problem, ProblemKind } from '../../../machines/kit/problem.ts';
import { delays } from '../../../machines/kit/setup.ts';
import type { FlowContext, FlowInput } from '../../../machines/kit/context.ts';
import type { FlowMeta } from '../../../machines/kit/meta.ts';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import type { FlowId } from '../../../machines/screens.ts';
import { arrowCover } from '../../model/cover.ts';
import { arrowsOf, explore, walk, type Edge, type Graph, type Path } from '../../model/graph.ts';
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
import { eventSamplesOf, faultNamed } from '../../paths/support/event-samples.ts';
import type { PlanEntry } from '../../../sandbox/core/plan.ts';
import { answerEntry, faultEntry } from '../../paths/support/wire.ts';

/** Clocks that read anew, and the end of patience. */
const CLOCKS: ReadonlySet<string> = new Set(['quick', 'steady', 'calm', 'giveUp']);
const LONGEST = 60;
/** Vertices of a flow that are told apart by all that its screens offer. */
const MOST = 10_000;
/** So often a page sends again by itself what has failed, before it says so at once (quality §5: a tenth of what is sent). */
export const REPEATS = 10;
/** What chance is in the pages of the tests (`fixtures.ts`). */
const CHANCE = 0.5;
/** How long the answer of a read is awaited before it is asked again (`src/api/perform.ts`). */
const READ_DEADLINE_MS = 30_000;

/** A product whose every arrow is walked in a browser. */
export interface Walked {
  readonly flow: FlowId;
  readonly machine: FlowMachine;
  /** Names of the answers that are enough, where more of them make more paths but show nothing else. */
  readonly narrow?: { readonly [Id in OperationId]?: readonly string[] };
  /** Names of what is said, where the first example is not enough. */
  readonly said?: Readonly<Record<string, readonly string[]>>;
  /** Whether the screen offers an event as things stand. Absent: always. What only other paths ask need not be told apart in `daily`. */
  readonly offers?: (event: string, context: FlowContext, scope: Scope) => boolean;
}

const samplesFor = ({ flow, narrow = {}, said = {} }: Walked): EventSamples => {
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
  };
};

/** Why a browser is not made to walk an arrow; each class is named in `docs/generated/<flow>.coverage.md`. */
export const LEFT_OUT = {
  offline: 'without a network nothing is sent: the browser itself is taken off it in lost.spec.ts and disturb.spec.ts',
  unauthorized: 'a session that is over leads to the sign-in page: session.spec.ts',
  resent:
    'a browser sends a call again by itself when its connection is cut: which of them the next answer is for is not told',
  notOffered: 'no control of the screen says it as things stand, or it lies behind what a browser does not walk',
  narrow: 'another answer leads the same way, and shows nothing else',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

/** Null: a browser walks it. */
const leftOut = ({ do: kind, what, case: name }: Move, next: Observation | null): LeftOut | null => {
  // The same call goes out at once again.
  const isNext = next?.calls.some(({ call }) => operationOf(call) === operationOf(what)) === true;
  if (kind === 'fail' && isNext && (name === 'network' || name === 'timeout')) return 'resent';
  return kind === 'fail' && (name === 'offline' || name === 'unauthorized') ? name : null;
};
const isPlayed = (move: Move, next: Observation | null): boolean =>
  leftOut(move, next) === null && (move.do !== 'wait' || CLOCKS.has(move.what));

/** `daily`: what every run walks. `all`: what a browser can be made to walk, at night and by `npm run qa`. */
export type Scope = 'daily' | 'all';
/** One class of failure each; the others are walked at night, and over HTTP, where they cost nothing (`tests/paths`). */
const DAILY_FAULTS: ReadonlySet<string> = new Set([
  'conflict',
  'missing',
  'invalid',
  'broken',
  'gateway',
  'over',
  'locked',
]);
/** What takes time of the page is walked at night: what is repeated without asking, what is held, what is seen again. */
const isDaily = ({ from, sample: { move } }: Edge): boolean => {
  if (move.do === 'wait') return move.what !== 'giveUp';
  if (move.do === 'say') return move.what !== 'SEEN' && !from.split(' ')[0]?.endsWith('.reading');
  if (move.do !== 'fail') return true;
  if (move.what.startsWith('poll.') || !DAILY_FAULTS.has(move.case ?? '')) return false;
  const operationId = operationOf(move.what);
  const problem = faultNamed(move.case ?? '')?.problem(operationId);
  return problem !== undefined && retryDelayMs(problem, operations[operationId].safety, 0, 0) === null;
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
  /** A call is left without an answer until the next thing happens; `busy`: the screen waits for it. */
  readonly hangs: 'busy' | 'quiet' | null;
  /** The time that passes until calls that are repeated, or never answered, have failed, ms: the flow's own, and a clock's. */
  readonly lateMs: number;
  readonly polledLateMs: number;
  /** How many calls are sent again without asking. */
  readonly repeats: number;
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

/** A browser sends a call again by itself when its connection is cut: it is cut as often as it comes. */
const everyTime = (entry: PlanEntry): PlanEntry[] => [entry, { ...entry, standing: true }];

/** How often a call that fails so is sent, and the time between, ms: some are repeated without asking. */
const repeatsOf = (operationId: OperationId, problem: Problem): { sendings: number; pausesMs: number } => {
  let pausesMs = 0;
  for (let retried = 0; ; retried += 1) {
    const pause = retryDelayMs(problem, operations[operationId].safety, retried, CHANCE);
    if (pause === null) return { sendings: retried + 1, pausesMs };
    pausesMs += pause;
  }
};

/** What the sandbox is to say to one answer of a path, and how long it takes, ms. */
const entriesOf = (eventSamples: EventSamples, { do: kind, what, case: name = '' }: Move): Answering => {
  const operationId = operationOf(what);
  if (kind === 'answer') return { entries: [answerEntry(eventSamples, operationId, name)], lateMs: 0, repeats: 0 };
  const entry = faultEntry(operationId, name);
  const problem = eventSamples.faults.find((fault) => fault.name === name)?.problem(operationId);
  if (entry === null || problem === undefined) throw new Error(`A browser is not made to do this: ${name}`);
  const { sendings, pausesMs } = repeatsOf(operationId, problem);
  const repeats = sendings - 1;
  if (entry.kind === 'hold') {
    // The end of patience comes first where a screen waits; nobody waits for a read on a clock.
    const isQuiet = what.startsWith('poll.');
    return {
      entries: everyTime(entry),
      lateMs: isQuiet ? sendings * READ_DEADLINE_MS + pausesMs : delays.giveUp,
      repeats,
    };
  }
  if (entry.kind === 'drop') return { entries: everyTime(entry), lateMs: pausesMs, repeats };
  return { entries: Array.from({ length: sendings }, () => entry), lateMs: pausesMs, repeats };
};
interface Answering {
  readonly entries: readonly PlanEntry[];
  readonly lateMs: number;
  readonly repeats: number;
}

/** What one path is made of, leg by leg. */
const legsOf = (machine: FlowMachine, eventSamples: EventSamples) => {
  const metaOf = (seen: Observation): FlowMeta => machine.states[seen.state]?.meta ?? {};
  return (
    move: Move | undefined,
    answers: readonly Move[],
    seen: Observation,
    opens: ScreenId | null,
    /** The call that is not answered before the next thing happens. */
    hanging: string | null = null,
  ): Omit<Leg, 'arrows'> => {
    const { leave, away, entrance } = metaOf(seen);
    const door = seen.over ? entrance?.(seen.context) : undefined;
    const isPoll = ({ what }: Move): boolean => what.startsWith('poll.');
    const [own, polls] = [false, true].map((polled) =>
      answers.filter((answer) => isPoll(answer) === polled).map((answer) => entriesOf(eventSamples, answer)),
    ) as [Answering[], Answering[]];
    const isQuiet = hanging?.startsWith('quiet.') === true;
    const held: PlanEntry[] =
      hanging === null ? [] : everyTime({ operationId: operationOf(hanging.replace('quiet.', '')), kind: 'hold' });
    return {
      ...(move === undefined ? {} : { move }),
      plan: [...own.flatMap(({ entries }) => entries), ...(isQuiet ? [] : held)],
      polled: [...polls.flatMap(({ entries }) => entries), ...(isQuiet ? held : [])],
      lateMs: own.reduce((sum, { lateMs }) => sum + lateMs, 0),
      polledLateMs: polls.reduce((sum, { lateMs }) => sum + lateMs, 0),
      repeats: [...own, ...polls].reduce((sum, one) => sum + one.repeats, 0),
      hangs: hanging === null ? null : isQuiet ? 'quiet' : 'busy',
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
    let asked: string | null = first.calls.at(-1)?.call ?? null;
    for (const [at, step] of steps.entries()) {
      if (step.move.do === 'answer' || step.move.do === 'fail') answers.push(step.move);
      else {
        legs.push({ ...legOf(trigger, answers, seen, opens, asked), arrows });
        [trigger, answers, opens, arrows] = [step.move, [], null, []];
      }
      arrows.push(names[at] ?? '');
      ({ seen } = step);
      asked = seen.calls.at(-1)?.call ?? null;
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

/** What there is of a flow in its narrow samples, and what of that a browser can be made to walk. */
const graphsOf = (walked: Walked, scope: Scope): { whole: Graph; walkable: Graph } => {
  const { flow, machine, offers = () => true } = walked;
  const controls = Object.entries<ScreenSpec>(screensByFlow[flow]).flatMap(([screen, { events }]) =>
    Object.keys(events).map((event) => ({ screen: screen as ScreenId, event })),
  );
  // Which controls there are may hang on more than the flow asks for.
  const offered = (context: FlowContext): string =>
    controls.map(({ screen, event }) => (offers(event, { ...context, screen }, scope) ? '1' : '0')).join('');
  const whole = explore(machine, samplesFor(walked), scope === 'all' ? MOST : undefined, offered);
  const canSay = ({ from, sample: { move } }: Edge): boolean => {
    const vertex = whole.vertices.get(from);
    return move.do !== 'say' || (vertex !== undefined && offers(move.what, contextOf(vertex.snapshot), scope));
  };
  return {
    whole,
    walkable: within(
      whole,
      (edge) => isPlayed(edge.sample.move, edge.seen) && (scope === 'all' || isDaily(edge)) && canSay(edge),
    ),
  };
};

/** Paths that walk every arrow of a flow that a browser can show, by the production machine itself. */
export const browserPaths = (walked: Walked, scope: Scope): BrowserPath[] => {
  const { walkable } = graphsOf(walked, scope);
  const eventSamples = samplesFor(walked);
  const repeats = ({ sample: { move } }: Edge): number =>
    move.do === 'fail' ? entriesOf(eventSamples, move).repeats : 0;
  // A document has so many repeats, and a path has one document.
  const fits = (path: readonly Edge[]): boolean => path.reduce((sum, edge) => sum + repeats(edge), 0) <= REPEATS;
  const walks = arrowCover(walkable, LONGEST, [], fits).filter(({ moves }) => moves.length > 0);
  return walks.map(browserPath(walked, eventSamples));
};

/** How many arrows of a flow a browser walks, and the others, by why it does not. */
export interface BrowserCoverage {
  readonly walked: number;
  readonly leftOut: readonly { readonly why: LeftOut; readonly because: string; readonly arrows: readonly string[] }[];
}

/** @param all every arrow of the flow in all its samples */
export const browserCoverage = (walked: Walked, all: Graph): BrowserCoverage => {
  const { whole, walkable } = graphsOf(walked, 'all');
  const [walks, known] = [new Set(arrowsOf(walkable)), new Set(arrowsOf(whole))];
  const edges = new Map([...all.edges.values()].flat().map((edge) => [edge.arrow, edge]));
  const whyNot = ({ arrow, sample, seen }: Edge): LeftOut =>
    leftOut(sample.move, seen) ?? (known.has(arrow) ? 'notOffered' : 'narrow');
  const rest: Partial<Record<LeftOut, string[]>> = {};
  for (const [arrow, edge] of [...edges].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (!walks.has(arrow)) (rest[whyNot(edge)] ??= []).push(arrow);
  return {
    walked: [...edges.keys()].filter((arrow) => walks.has(arrow)).length,
    leftOut: Object.entries(rest).map(([why, arrows]) => ({
      why: why as LeftOut,
      because: LEFT_OUT[why as LeftOut],
      arrows,
    })),
  };
};

/**
 * What a browser is to do for these moves, in their order.
 * @throws Error for what it is not made to do (`LEFT_OUT`)
 */
export const browserPathOf = (
  walked: Walked,
  name: string,
  start: FlowInput,
  moves: readonly SampleEvent[],
): BrowserPath => {
  const eventSamples = eventSamplesOf(walked.flow);
  const odd = moves.find(({ move }) => !isPlayed(move, null));
  if (odd !== undefined) throw new Error(`A browser is not made to do this: ${moveName(odd.move)}`);
  const names = moves.map(({ move }) => moveName(move));
  return browserPath(walked, eventSamples)({ name, names, start, moves, arrows: names });
};
