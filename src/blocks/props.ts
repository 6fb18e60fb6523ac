import type { CallInput, CallOutput, FileType, OperationId } from '../../openapi/index.ts';
import type { FlowContext, ScreenEvent } from '../../machines/kit/context.ts';
import type { EventsOf } from '../../machines/kit/screen.ts';
import type { FormFacts } from '../../schemas/form-facts.ts';
import type { FlowId, ScreenId, Screens } from '../../machines/screens.ts';
import type { ServiceName } from '../../schemas/config.schema.ts';
import type { Locale } from '../i18n/index.ts';
import type { ShareOutcome } from '../platform/file-sharing.ts';

/** What a read has brought so far. `error`: words for the reader, ready in their language; `retry` asks again. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly pending: boolean;
  /** `data` still answer the input before; what was asked for is on its way. */
  readonly old: boolean;
  readonly error: string | null;
  readonly retry: () => void;
}

export interface ReadOptions {
  /** Milliseconds after which a page in sight asks again, without a sign of it. */
  readonly every?: number;
  /** What does not come leaves nothing to be said: the page is whole without it. */
  readonly quiet?: boolean;
}

/** Where the open form keeps what was typed, so that a reload asks for nothing twice. */
export interface FormDraft {
  readonly load: () => Record<string, unknown> | null;
  readonly save: (raw: Record<string, unknown>) => void;
  readonly clear: () => void;
}

/** The last failed call, as the screen may show it. */
export interface ScreenProblem {
  readonly kind: string;
  /** It was pressed for on this page: its words stand at that control. */
  readonly here: boolean;
  /** Why the page came up, for its body; null: it is `here`, or the snackbar or the banner of the network has said it. */
  readonly text: string | null;
  /** Messages by field path of the form. */
  readonly fields: Record<string, string[]>;
  /** What else the server said: `attemptsLeft`, … */
  readonly data: Record<string, unknown>;
  readonly retryAfterSec: number | null;
}

/** Runtime facts a screen may print; see `schemas/config.schema.ts`. */
export interface PublicFacts {
  readonly codeLength: number;
  readonly companyLine: Readonly<Record<Locale, string>>;
  readonly contacts: { readonly phone: string; readonly whatsapp: string; readonly workTime: string };
  readonly publicSite: string;
  readonly announcement: string;
  /** A map that shows the way; `{lat}` and `{lng}` are replaced. */
  readonly route: string;
  /** Where a ban on loans is taken back. */
  readonly stopCredit: string;
}

export interface FileSharing {
  /** By the device's sheet, or saved, to be sent by hand. */
  readonly means: 'share' | 'save';
  /** Fetches a document and hands it over. `signal`: the person has left. Never rejects. */
  readonly hand: (
    file: { readonly address: string; /** With its ending. */ readonly name: string },
    signal: AbortSignal,
  ) => Promise<ShareOutcome>;
}

/** What the host can do for a screen; in a browser each has a fallback. */
export interface HostActions {
  readonly webview: boolean;
  readonly call: (phone: string) => void;
  readonly openDocument: (url: string, title: string) => void;
  readonly returnMain: () => void;
  /** The person has come by the code on a computer's page, which follows what is done here. */
  readonly fromComputer: () => boolean;
  /** False: the text is to be copied by hand. */
  readonly copy: (text: string) => Promise<boolean>;
  /** The device's own sheet; null where it has none. */
  readonly share: ((url: string, title: string) => Promise<void>) | null;
  /** How a file gets to others; null: the device can do nothing with one. Only screens that read have papers. */
  readonly fileSharing: FileSharing | null;
}

export interface Profile {
  readonly id: string;
  /** null: none is on record. */
  readonly firstName: string | null;
  readonly phone: string;
  readonly role: string;
}

/** One file on its way to the server, or there. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'checking' | 'waiting' | 'uploading' | 'stored' | 'failed' | 'stopped' | 'refused';
  /** What a waiting one waits for: its turn, the network, or a moment after the network lost it; null: it does not wait. */
  readonly waitsFor: 'turn' | 'network' | 'pause' | null;
  /** 0…1 while uploading. */
  readonly progress: number;
  /** Text id of the cause when we refused it; the server's words when the server did, or when it `failed`. */
  readonly reason: string | null;
  /** The server's own word for why it refused the content: `statement_old`; null: it has none. */
  readonly cause: string | null;
  /** How many more files the server lets be tried; null: it did not say. */
  readonly attemptsLeft: number | null;
}
export interface Uploads {
  readonly items: readonly UploadItem[];
  /** `type`: as the service says of it. `after`: shown at once, sent when this is over. */
  readonly add: (file: File, type: FileType, after?: Promise<unknown>) => void;
  readonly replace: (fileId: string, file: File, type: FileType) => void;
  /** No byte more goes out; the file stays, to be sent again or dismissed. */
  readonly stop: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly dismiss: (key: string) => void;
  /** Null: done; else the cause in words, in the language on show. */
  readonly remove: (fileId: string) => Promise<(() => string) | null>;
  /** Where the bytes of a stored file lie, for some minutes. */
  readonly address: (file: { readonly url: string }) => string;
}

/** Where in a page the person is. Kept by the entry of the history: Back and a reload find it again. */
export interface PagePlace {
  /** The query of the address. */
  readonly query: Readonly<Record<string, string>>;
  /** What is searched for; no part of the address, for it may name a person. */
  readonly words: string;
  /** Named keys are set, empty ones go, others stay. `push`: Back leads to where the person was before. */
  readonly move: (
    to: { readonly query?: Readonly<Record<string, string>>; readonly words?: string },
    mode: 'push' | 'replace',
  ) => void;
}

type SendOf<S extends ScreenId> =
  EventsOf<Screens[S]> extends infer E ? (E extends { type: string } ? Omit<E, 'intent'> : never) : never;
type AsksOf<S extends ScreenId> = Screens[S] extends { readonly asks: readonly (infer R)[] } ? R & OperationId : never;
type ReadsOf<S extends ScreenId> = Screens[S] extends { readonly reads: readonly (infer R)[] }
  ? R & OperationId
  : never;

/** All a screen gets. It says only what the user said (`send`); the flow decides what follows. */
export interface ScreenProps<S extends ScreenId> {
  readonly screen: S;
  readonly context: Readonly<FlowContext>;
  readonly send: (event: SendOf<S>) => void;
  /** A call runs; the screen stays, its controls wait. */
  readonly busy: boolean;
  /** Another step was left for this one, and it leads back there. */
  readonly detour: boolean;
  /** On the sign-in page: another one, or a lost session, led here. */
  readonly asked: boolean;
  readonly problem: ScreenProblem | null;
  readonly facts: FormFacts;
  readonly config: PublicFacts;
  readonly host: HostActions;
  readonly profile: Profile | null;
  /** The person's own number, if it was used on this device or came in the address. */
  readonly personalNumber: string | null;
  readonly uploads: Uploads;
  readonly place: PagePlace;
  /** Where a document of a service lies, by the path that its answer names; signed for some minutes. */
  readonly documentAt: (service: ServiceName, path: string) => string;
  /** Typed reads of the registry's `reads`; null input: not yet. */
  readonly useRead: <K extends ReadsOf<S>>(
    operation: K,
    input: CallInput<K> | null,
    options?: ReadOptions,
  ) => Read<CallOutput<K>>;
  /** The same, once, for a search as the user types. */
  readonly ask: <K extends ReadsOf<S> | AsksOf<S>>(
    operation: K,
    input: CallInput<K>,
    signal?: AbortSignal,
  ) => Promise<CallOutput<K>>;
  /** What is typed into the form of an event, also of the flow's other screens; `own`: into fields that nothing sends. */
  readonly draft: (event: ScreenEvent['type'] | 'own') => FormDraft;
  /** Fills in forms of a flow, by event, of a claim or where there is none yet: what was said here is not asked there again. */
  readonly fill: (flow: FlowId, forms: Readonly<Record<string, Record<string, unknown>>>, claim?: string) => void;
}
