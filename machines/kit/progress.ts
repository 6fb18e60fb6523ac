import type { TextId } from '../../locales/ids.ts';
import type { Branch, TargetOf } from './branches.ts';
import type { Condition, Reading } from './conditions.ts';

/** Who can move it on. */
export type Whose = 'customer' | 'dealer' | 'bank' | 'insurer' | 'shop' | 'us';
type Suffix<Area extends string> = TextId extends infer Id
  ? Id extends `${Area}.${infer Name}`
    ? Name
    : never
  : never;
/** A stage of a product. Its name stands in the catalogue `progress`. */
export type Milestone = Suffix<'milestone'>;
/** What would move it. The catalogue `progress` has a sentence (`do.`) and the words of a button (`go.`). */
export type Action = Suffix<'do'>;

/** Whose turn it is, and what they would do; nobody's when it is over. */
export interface Turn {
  readonly whose: Whose | null;
  /** Null: nothing is left to do. */
  readonly action: Action | null;
  /** How many the sentence speaks of. */
  readonly count?: Reading<number>;
  /** Another milestone than the state's: what is over stays where it came to. */
  readonly at?: Milestone;
}
/** What a state says of itself: its milestone, and the first turn that holds; or what another progress says. */
export type Declared =
  | (Turn & { readonly milestone: Milestone })
  | { readonly milestone: Milestone; readonly turns: readonly [...(Turn & { readonly if: Condition })[], Turn] }
  | { readonly of: Progress };

/** Milestones of a product, in their order; the choice of the place; what each state says of itself. */
export interface Progress {
  readonly milestones: readonly [Milestone, ...Milestone[]];
  /** The flow's own choice is made of it: a place and its turn cannot differ. */
  readonly branches: readonly [...Branch[], string];
  readonly states: Readonly<Record<string, Declared>>;
  /** About how long the person is busy with a milestone, whole minutes. None where others are waited for, or nobody knows. */
  readonly minutes?: Readonly<Partial<Record<Milestone, number>>>;
  /** The states on the way, which show the line of milestones; none: there is no such way. */
  readonly line?: {
    /** Steps of one milestone each, as they follow each other. */
    readonly numbered: readonly (readonly string[])[];
    /** Steps that come in no fixed order. */
    readonly others: readonly string[];
    /** Steps that a numbered one is left for, and that lead back to it: as far along as it is. */
    readonly detours?: Readonly<Record<string, string>>;
  };
}
/** Never there: it only holds the type of the answers, by operation, from which a place is known. */
export interface KnownBy<Facts> {
  readonly facts?: Facts;
}

type Of<States> = States[keyof States];
type MilestoneIn<One> = One extends { readonly milestone: infer M } ? M : never;
/** Milestones that it gives minutes, and states that it puts on its line. */
type Timed<P> = P extends { readonly minutes: infer M } ? keyof M : never;
type Lined<P> = P extends { readonly line: infer L extends NonNullable<Progress['line']> }
  ? L['numbered'][number][number] | L['others'][number] | Detour<L>
  : never;
type Detour<L> = L extends { readonly detours: infer D } ? keyof D | D[keyof D] : never;
type Refused<Why extends string, What> = [What] extends [never] ? unknown : { readonly [W in Why]: What };

/** A milestone for a state that the flow does not have. */
export type Elsewhere<P extends Progress, States> = string extends keyof P['states']
  ? unknown
  : Refused<'declared for a state that does not exist', Exclude<keyof P['states'], keyof States>>;

/**
 * Declares it. What has no words does not compile; nor a place that says nothing of itself, or a milestone that is not listed.
 * `Facts`: answers by operation, which lists have as well as flows.
 */
export const defineProgress =
  <Facts>() =>
  <const P extends Progress>(
    progress: P &
      Refused<'a place says nothing of itself', Exclude<TargetOf<P['branches']>, keyof P['states']>> &
      Refused<'a milestone is not listed', Exclude<MilestoneIn<Of<P['states']>>, P['milestones'][number]>> &
      Refused<'minutes of a milestone that is not listed', Exclude<Timed<P>, P['milestones'][number]>> &
      Refused<'a step of the line says nothing of itself', Exclude<Lined<P>, keyof P['states']>>,
  ): P & KnownBy<Facts> =>
    progress;
