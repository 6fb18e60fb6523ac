import type { ProblemKind } from '../../../machines/kit/problem.ts';
import { delays } from '../../../machines/kit/setup.ts';
import { flowOf, screenIds, screenSpec, type ScreenId } from '../../../machines/screens.ts';
import type { OperationId } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { PlanEntry } from '../../../sandbox/core/plan.ts';
import type { BrowserPath, Leg, Walked } from '../support/paths.ts';
import type { Words } from '../support/texts.ts';
import { addressOf } from '../support/sight.ts';
import { doingsOf, type Doing, type Says } from './doing.ts';

/** How a browser is brought to a product's paths. */
export interface Setup extends Walked {
  /** Demo account who walks; null: a guest. */
  readonly who: string | null;
  /** Their role, where pages stand at one address with those of others. */
  readonly role?: string;
  /** The screen at which a path without a claim begins. */
  readonly start: ScreenId;
  /** The address of a claim whose first screen has none of its own. */
  readonly opens: (claim: string) => string;
  /** What a screen reads for itself and cannot be left without: an example of the contract. */
  readonly shows?: Partial<Record<OperationId, string>>;
  /** Events that are said in a way of their own: by several controls, or after something else. */
  readonly says?: Readonly<Record<string, Says>>;
}

/** One leg as either driver walks it. */
export interface Stretch {
  /** `3: SUBMIT_TERMS example → c2c-me`. */
  readonly name: string;
  readonly plan: readonly PlanEntry[];
  /** Answers of a read on a clock, planned when the flow's own are over. */
  readonly polled: readonly PlanEntry[];
  readonly hangs: Leg['hangs'];
  /** The time that passes until what is planned, and what is planned then, has failed, ms. */
  readonly lateMs: number;
  readonly polledLateMs: number;
  readonly open: string | null;
  readonly doings: readonly Doing[];
  /** What the screen before reads for itself: it may be asked for or not. */
  readonly itself: readonly string[];
  /** What the screen on show then reads for itself. */
  readonly reads: readonly string[];
  readonly away: string | null;
  readonly enters: string | null;
  readonly elsewhere: string | null;
  readonly screen: ScreenId | null;
  readonly claim: string | null;
  readonly failed: 'atHand' | 'elsewhere' | null;
}

/** What is said on the page itself; the rest at a field, or by a message over the page. */
const SAID_ON_PAGE: ReadonlySet<ProblemKind> = new Set(['broken', 'contract', 'network', 'timeout', 'offline']);

/** Something came of a read on a clock. */
const isReadAnew = ({ polled }: Leg): boolean =>
  polled.some(({ kind = 'status', status }) => kind === 'status' && status === 200);

const readsOf = (screen: ScreenId | null): readonly string[] =>
  screen === null ? [] : (screenSpec(screen).reads ?? []);

/** What the screens of a leg read for themselves is answered whenever they ask: the first may still be at it. */
const shownOn = ({ shows = {} }: Setup, screens: readonly (ScreenId | null)[]): PlanEntry[] =>
  Object.entries(shows)
    .filter(([operationId]) => screens.some((screen) => readsOf(screen).includes(operationId)))
    .map(([operationId, name]) => {
      const sample = samples[operationId as OperationId].find((one) => one.name === name);
      if (sample === undefined) throw new Error(`The contract has no example "${name}" of ${operationId}`);
      return { operationId, status: sample.http, body: sample.body, standing: true };
    });

/**
 * What is planned before the move is made, and what after. Where the screen on show reads for itself what the flow reads, its
 * reads get the same answers, and a read on a clock is planned when the flow's own are over.
 */
const planOf = (
  setup: Setup,
  { plan, polled, screen, lateMs, polledLateMs }: Leg,
  before: ScreenId | null,
): Pick<Stretch, 'plan' | 'polled' | 'lateMs' | 'polledLateMs'> => {
  const reads = readsOf(before);
  const isShared = plan.some(({ operationId }) => reads.includes(operationId));
  // What answers every time needs no copies.
  const always = new Set(plan.filter(({ standing }) => standing).map(({ operationId }) => operationId));
  const copies = plan.flatMap((entry) =>
    reads.includes(entry.operationId) && !always.has(entry.operationId) ? [entry, entry, entry] : [entry],
  );
  const shown = shownOn(setup, [before, screen]);
  return isShared
    ? { plan: [...shown, ...copies], polled, lateMs, polledLateMs }
    : { plan: [...shown, ...plan, ...polled], polled: [], lateMs: lateMs + polledLateMs, polledLateMs: 0 };
};

/** Where a path without a claim is opened: an address that takes one may be opened without, too, and leads no further back. */
const beginning = ({ start }: Setup, opens: ScreenId | null): ScreenId =>
  opens !== null && screenSpec(opens).path?.includes(':id?') === true ? opens : start;

const addressAt = (setup: Setup, opens: ScreenId | null, claim: string | null): string =>
  addressOf(opens ?? setup.start, claim) ?? setup.opens(claim ?? '');

/** Who is in a role may have a page of their own at the address that a flow leads to. */
const pageFor = (leave: ScreenId, role: string | undefined): ScreenId => {
  const { path } = screenSpec(leave);
  const own = screenIds.filter((id) => screenSpec(id).path === path && flowOf(id) === null);
  return own.find((id) => screenSpec(id).roles?.some((one) => one === role)) ?? leave;
};

/** The address that a leg opens; null: it goes on where it is. */
const openedBy = (setup: Setup, { move, opens, claim }: Leg, starts: string | null): string | null => {
  if (move === undefined)
    return (starts === null ? addressOf(beginning(setup, opens), null) : null) ?? addressAt(setup, opens, starts);
  // Who comes back from the partner opens the claim's address.
  return move.what === 'RETURN' ? addressAt(setup, opens, claim) : null;
};

const doneFor = (setup: Setup, { move }: Leg, words: Words, again: boolean): readonly Doing[] => {
  if (move === undefined || move.what === 'RETURN') return [];
  if (move.do === 'wait') return [{ do: 'pass', ms: delays[move.what as keyof typeof delays] }];
  return doingsOf(setup.says ?? {}, move, words, again);
};

/** A path, leg by leg: what is planned, opened and done, and what is then on show. */
export const stretchesOf = (setup: Setup, path: BrowserPath, words: Words): Stretch[] => {
  let before: ScreenId | null = null;
  const said = new Set<string>();
  return path.legs.map((leg, at) => {
    const { move, leave, leaveClaim = null, screen, problem } = leg;
    const isElsewhere = leave !== undefined && leave !== setup.start && flowOf(leave) !== null && leaveClaim !== null;
    // What is said of a failed press stands where it was made; that the page is seen again says nothing.
    const stays = leave === undefined && screen === before && move?.do === 'say' && move.what !== 'SEEN';
    const happened = move === undefined ? 'start' : `${move.what} ${move.case ?? ''}`.trim();
    const stretch: Stretch = {
      name: `${at}: ${happened} → ${leave ?? screen ?? ''}`,
      ...planOf(setup, leg, before),
      hangs: leg.hangs,
      open: openedBy(setup, leg, path.start.id ?? null),
      doings: doneFor(setup, leg, words, said.has(move?.what ?? '')),
      itself: readsOf(before),
      reads: readsOf(screen),
      away: leg.away,
      enters: leg.enters ?? null,
      // Another product asks for itself where its claim is; the example's is nobody's.
      elsewhere: isElsewhere ? addressOf(leave, leaveClaim) : null,
      screen: leave === undefined ? screen : pageFor(leave, setup.role),
      claim: leave === undefined ? leg.claim : leaveClaim,
      // A press that has failed without leading anywhere is answered where it was made, unless the page has changed since.
      failed:
        !stays || problem === null ? null : SAID_ON_PAGE.has(problem) && !isReadAnew(leg) ? 'atHand' : 'elsewhere',
    };
    before = screen;
    if (move?.do === 'say') said.add(move.what);
    return stretch;
  });
};
