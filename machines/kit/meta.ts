import type { Condition } from './conditions.ts';
import type { FlowContext } from './context.ts';
import type { Declared, Progress } from './progress.ts';
import type { ScreenId } from './register.ts';

/** Where a flow that is over leads: a page, or the beginning of another flow with answers to start from. */
export interface Leave<Context = FlowContext> {
  readonly to: ScreenId;
  /** Id of what is opened there; without it the screen of a page or the beginning of a flow. */
  readonly of?: (context: Context) => string | null;
  /** The next flow starts with what this one knows, as drafts of its forms. */
  readonly repeat?: true;
  /** What was typed here is done with: the next beginning is an empty one. */
  readonly forget?: true;
}

/** A way in for somebody who comes from outside: an address of ours, and whom to sign in first. */
export interface Entrance {
  /** Path and query. */
  readonly path: string;
  /** Signs in by the address's fragment (spec §4); null: nobody new. */
  readonly refreshToken: string | null;
  /** The announcement that the mobile application returns to. */
  readonly productId: string | null;
}

export interface FlowMeta {
  /** Of the whole flow. */
  progress?: Progress;
  /** Its milestone, whose turn it is, and the action that would move it. */
  declared?: Declared;
  screen?: ScreenId;
  /** The partner's address, as an answer has told it; null: it has not. */
  away?: (context: FlowContext) => string | null;
  /** A page for this document, which no action of the app opens. */
  inPage?: true;
  leave?: Leave;
  /** Where somebody who came from outside goes in; null: to nothing that is known here. */
  entrance?: (context: FlowContext) => Entrance | null;
  /** What failed for want of network is asked again, by RETRY, when there is one: a read that nobody need tap for. */
  reconnects?: true;
  /** While it says so, a link to another screen of the claim does not lead away from here. */
  holds?: Condition;
  /** News told once: a link to another screen of the claim goes one BACK from here, if it leads nowhere else. */
  news?: true;
  /** While it says so, a link to this screen's address is obeyed forwards, too: nothing is done on the way. */
  linked?: Condition;
}
