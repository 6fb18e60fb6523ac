import type { AddressPattern } from '../../machines/generated/addresses.ts';
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
      readonly place: Place;
    }
  | { readonly kind: 'error'; readonly status: 404 | 500 | 503 };
export type ScreenView = Extract<View, { kind: 'screen' }>;
/** A page that belongs to no running flow. */
export type PageView = ScreenView & { readonly flow: null };

export type SessionState = 'starting' | 'guest' | 'signedIn';

export interface NavigatorParts {
  /** The outside of flows, which comes with the first. */
  readonly world: () => Promise<FlowWorld>;
  readonly storage: DraftStorage;
  now(): number;
  session: {
    state(): SessionState;
    userId(): string | null;
    /** Role of the profile; null: a guest. */
    role(): string | null;
    /** The wanted path of a visitor who has to sign in first; the session leads there afterwards. */
    setReturnPath(path: string): void;
    subscribe(listener: () => void): () => void;
  };
  /** What all rules of forms depend on, besides what a product knows: the day in Kazakhstan, the length of codes. */
  moment(): Pick<FormFacts, 'today' | 'codeLength'>;
  /** The claim a person means by an address without an id: theirs, when there is exactly one open. */
  currentClaim(flow: FlowId): Promise<string | null>;
  /** Component and texts of a screen; resolves when they are here, or another navigation has begun. */
  prepare(screen: ScreenId, signal: AbortSignal): Promise<unknown> | void;
  /** The same for what stands at an address, ahead of need. */
  prepareAt(pattern: AddressPattern): Promise<unknown> | void;
  /** Back is refused: what the person has set going is not answered yet. */
  onHeld(): void;
  /** Closes the topmost layer (a dialog, the menu, an open list); false: there is none. */
  closeLayer(): boolean;
  /** The open layers: dialogs, the menu, lists. */
  readonly layers: {
    count(): number;
    subscribe(listener: () => void): () => void;
    onFirst(fetches: () => Promise<unknown>): void;
  };
  /** By what a link from outside leads in: whoever it belongs to is signed in there. Rejects when its code does not come. */
  entrance(): Promise<(entrance: Entrance) => void>;
  warnMissingApplication(): void;
  /** A screen has been entered; `flow`: the product it belongs to. */
  onEnter(screen: ScreenId, flow: FlowId | null): void;
  /** A product has been opened, anew or again. */
  onOpen(flow: FlowId): void;
  /** Products that are switched off. */
  readonly off?: readonly string[] | undefined;
  /** A part of the program did not come. True: the page is being reloaded for it. */
  reloadForPart(): boolean;
}

export interface Navigator {
  /** What was entered last. */
  view(): View;
  /** The same of flows alone: a page is shown by the router. */
  flowView(): View;
  subscribe(listener: () => void): () => void;
  /** Resolves when the first page stands, or who the visitor is must be known first. */
  start(): Promise<void>;
  /** Follow a link. */
  go(href: string, options?: { replace?: boolean }): void;
  /** Fetches what a link leads to. */
  preload(href: string): void;
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
  /** The flow that runs; null: none. */
  flow(): RunningFlow | null;
  /** A read of the screen has answered that the rules of its form depend on. */
  updateResponse<Id extends OperationId>(operation: Id, output: CallOutput<Id>): void;
}
