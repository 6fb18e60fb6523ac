import { createContext, useContext } from 'react';
import type { OperationId } from '../../openapi/index.ts';
import type { RuntimeConfig, ServiceName } from '../../schemas/config.schema.ts';
import type { Perform, Progress } from '../api/index.ts';
import type { Log } from '../platform/log.ts';
import type { Network } from '../platform/network.ts';
import type { Navigator } from '../engine/navigator.types.ts';
import type { AppRouter } from '../router/routes.ts';
import type { FlowUploads } from '../engine/uploads.ts';
import type { FlowId } from '../../machines/screens.ts';
import type { ScreenId } from '../../machines/screens.ts';
import type { Locale } from '../i18n/index.ts';
import type { SessionGate } from './session-gate.ts';
import type { HostActions, PublicFacts } from '../blocks/props.ts';

/** What the settings and the calendar print on pages. */
export interface Printed {
  readonly year: number;
  /** The footer says that the data are for training. */
  readonly training: boolean;
  readonly facts: PublicFacts;
}

/** The page that came drawn, until the program stands. */
export interface Came {
  readonly printed: Printed;
  /** What follows is not known: the outline of a page came. */
  readonly waits: boolean;
}

export const printedOf = (config: RuntimeConfig, today: string): Printed => ({
  year: Number(today.slice(0, 4)),
  training: config.flags.training,
  facts: {
    codeLength: config.smsCodeLength,
    companyLine: config.companyLine,
    contacts: config.contacts,
    publicSite: config.publicSite,
    announcement: config.announcement,
    route: config.route,
    stopCredit: config.stopCredit,
  },
});

/** What the composition root hands to the shell. */
export interface App {
  readonly perform: Perform;
  readonly session: SessionGate;
  readonly navigator: Navigator;
  readonly progress: Progress;
  readonly host: HostActions;
  readonly printed: Printed;
  /** Null: the page came empty. */
  readonly came: Came | null;
  readonly network: Network;
  readonly log: Pick<Log, 'write'>;
  readonly router: AppRouter;
  readonly uploads: FlowUploads;
  /** Where a document of a service lies. */
  documentAt(service: ServiceName, path: string): string;
  /** What calls need before they can be sent comes ahead. */
  expect(calls: readonly OperationId[]): void;
  /** ISO date in Kazakhstan. */
  today(): string;
  /** The layout's back button and the device's. False: there is nothing to go back to. */
  back(): boolean;
  /** The number of who applies, if it was used here or came in the address. */
  personalNumber(): string | null;
  /** What the user has just said, before the flow hears it. */
  said(event: { type: string; values?: unknown }, screen: ScreenId, flow: FlowId | null): void;
  /** Fills in forms of a flow, by event, of a claim or where there is none yet; whoever opens it finds them so. */
  fill(flow: FlowId, forms: Readonly<Record<string, Record<string, unknown>>>, claim?: string): void;
  /** A form was refused for these fields. */
  refused(screen: ScreenId, fields: readonly string[]): void;
  switchLanguage(next: Locale): Promise<void>;
  reload(): void;
  /** Component and texts of a screen: without network, when there is one again. Rejects when they cannot come. */
  prepare(screen: ScreenId, signal: AbortSignal): Promise<void>;
  onBroken(error: Error): void;
  /** What lies above the page (a dialog, the menu) did not come: said, or the page is loaded anew. */
  onMissingPart(error: Error): void;
  /** A page stands and answers: in a layout, for what is drawn is taken over from the outside in. */
  onShown(): void;
  /** The page that came drawn was not the one that the program shows: it was drawn anew. */
  onHydrationError(): void;
  /** Starts the session and the router. Resolves when the first page stands, or who the visitor is must be known first. */
  begin(): Promise<void>;
  /** The first screen stands: what can wait may come now. */
  settled(): void;
}

export const AppContext = createContext<App | null>(null);

export const useApp = (): App => {
  const app = useContext(AppContext);
  if (app === null) throw new Error('The shell stands outside of the app');
  return app;
};

type TagListener = (tags: readonly string[]) => void;
const listeners = new Set<TagListener>();
/** Contract tags whose data a call has changed. */
export const touched = (tags: readonly string[]): void => {
  for (const listener of listeners) listener(tags);
};
export const onTouched = (listener: TagListener): void => void listeners.add(listener);
