import type { RouterHistory } from '@tanstack/history';
import type { Entrance } from '../../machines/kit/meta.ts';
import type { FormFacts } from '../../schemas/form-facts.ts';
import type { CallOutput, OperationId } from '../../openapi/index.ts';
import type { FlowId } from '../../machines/screens.ts';
import type { ScreenId } from '../../machines/screens.ts';
import type { DraftStorage, FlowDrafts } from './drafts.ts';
import type { Place } from './history.ts';
import type { FlowWorld, RunningFlow } from './running-flow.ts';

export type Direction = 'start' | 'forward' | 'back';

/** What is on show. `visit` changes whenever a screen is entered: focus, title and announcement follow it. */
export type View =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'screen';
      readonly screen: ScreenId;
      readonly flow: RunningFlow | null;
      readonly drafts: FlowDrafts;
      readonly visit: number;
      readonly direction: Direction;
      /** Where the page was scrolled to when it was left. */
      readonly scroll: number;
      readonly place: Place;
    }
  | { readonly kind: 'error'; readonly status: 404 | 500 };

export type SessionState = 'starting' | 'guest' | 'signedIn';

export interface NavigatorParts {
  readonly history: RouterHistory;
  readonly world: FlowWorld;
  readonly storage: DraftStorage;
  now(): number;
  session: {
    state(): SessionState;
    userId(): string | null;
    /** Role of the profile; null: a guest. */
    role(): string | null;
    /** The wanted path of a visitor who has to sign in first; the session leads there afterwards. */
    rememberPath(path: string): void;
    subscribe(listener: () => void): () => void;
  };
  /** What all rules of forms depend on, besides what a product knows: the day in Kazakhstan, the length of codes. */
  moment(): Pick<FormFacts, 'today' | 'codeLength'>;
  /** The claim a person means by an address without an id: theirs, when there is exactly one open. */
  currentClaim(flow: FlowId): Promise<string | null>;
  scroll(): number;
  /** Back is refused: what the person has set going is not answered yet. */
  onHeld(): void;
  /** What lies above the page (a dialog, the menu, an open list) is closed first; false: nothing does. */
  closeLayer(): boolean;
  /** A link from outside leads in: whoever it belongs to is signed in there. */
  onEntrance(entrance: Entrance): void;
  warnMissingApplication(): void;
  /** A screen has been entered; `flow`: the product it belongs to. */
  onEnter(screen: ScreenId, flow: FlowId | null): void;
  /** A product has been opened, anew or again. */
  onOpen(flow: FlowId): void;
  /** A part of the program did not come. True: the page is being reloaded for it. */
  reloadForPart(): boolean;
}

export interface Navigator {
  view(): View;
  subscribe(listener: () => void): () => void;
  start(): void;
  /** Follow a link. */
  go(href: string, options?: { replace?: boolean }): void;
  /**
   * Moves within the page on show (another page of a list, a filter): the address and the entry of the history follow,
   * the page stays. Keys of the query that are not named stay as they are; an empty one goes. A flow's screens don't move.
   */
  move(
    to: { readonly query?: Readonly<Record<string, string>>; readonly words?: string },
    mode: 'push' | 'replace',
  ): void;
  /** The layout's back button and the host's. False: there is nothing to go back to. */
  back(): boolean;
  /** The claim on show. */
  claimId(): string | null;
  /** Back from a partner's page, or the page is seen again: shown, or out of the browser's back-forward cache. */
  returned(): void;
  /** There is a network again. */
  reconnected(): void;
  /** Another language is on show. */
  retell(): void;
  /** A read of the screen has answered that the rules of its form depend on. */
  heard<Id extends OperationId>(operation: Id, output: CallOutput<Id>): void;
}
