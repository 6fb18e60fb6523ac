import type { OperationId } from '../../openapi/index.ts';
import type { FlowContext } from '../../machines/kit/context.ts';
import type { FormDraft } from '../blocks/props.ts';

/** The part of the browser's memory that drafts need; it never throws. */
export interface DraftStorage {
  draft(key: string): string | null;
  saveDraft(key: string, text: string | null): void;
}

type Raw = Record<string, unknown>;
type Unsettled = FlowContext['unsettled'];
type Responses = FlowContext['responses'];
interface Stored {
  at: number;
  /** Whose it is, once that is known; only where the key does not say it. */
  owner?: string;
  /** Raw values as typed, by event: for the eye alone, nothing of them is sent. */
  typed: Record<string, Raw>;
  /** Values as submitted, by event: said again after a reload, up to the first call. */
  submitted: Record<string, Raw>;
  /** What the rules of forms were built from, as the screens' reads answered. */
  responses?: Responses;
  /** Keys of calls whose outcome is unknown, by event. */
  unsettled: Unsettled;
  /** Id of the claim that is repeated. */
  repeats?: string | null;
}

/** A draft of another shape is not read. */
const VERSION = '2';
const DAY = 24 * 60 * 60 * 1_000;
/** Never written down: one-time codes, passwords, card data, what proves who somebody is. */
const SECRET: ReadonlySet<string> = new Set(['code', 'password', 'card', 'cvc', 'lastDigits']);

const withoutSecrets = (raw: Raw): Raw => Object.fromEntries(Object.entries(raw).filter(([name]) => !SECRET.has(name)));

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string | null, now: number): Stored | null => {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Stored;
    const fits = typeof stored.at === 'number' && isRecord(stored.typed) && isRecord(stored.submitted);
    return fits && now - stored.at < DAY ? stored : null;
  } catch {
    return null;
  }
};

/** Somebody has said something in it. */
const isAnybodys = ({ typed, submitted }: Stored): boolean =>
  Object.keys(typed).length + Object.keys(submitted).length > 0;

export interface FlowDrafts {
  form(event: string): FormDraft;
  /** What is typed afterwards changes nothing of it. */
  submit(event: string, values: Raw): void;
  /** By event. */
  submitted(): Readonly<Record<string, Raw>>;
  /** An answer that the rules of a form depend on. */
  storeResponse(operation: OperationId, output: unknown): void;
  responses(): Responses;
  /** Said elsewhere, over what was typed: these forms are to be submitted anew. */
  fill(forms: Record<string, Raw>): void;
  /** What a repeated application starts with. */
  seed(forms: Record<string, Raw>, repeats: string | null): void;
  repeats(): string | null;
  unsettled(): Unsettled;
  keepUnsettled(unsettled: Unsettled): void;
  /** Somebody else has typed them than who is signed in now. */
  isForeign(): boolean;
  clear(): void;
}

/** Whose drafts. `user`: id, null while nobody is known to be signed in. `claim`: id, null before there is one. */
export interface DraftOwner {
  readonly flow: string;
  readonly user: () => string | null;
  readonly claim: string | null;
}
const GUEST = 'guest';
const keyFor = ({ flow, claim }: Pick<DraftOwner, 'flow' | 'claim'>, user: string) =>
  `${VERSION}/${flow}/${user}/${claim ?? 'new'}`;
/** Where the draft of a flow lies that has no claim yet. */
export const newDraftKey = (flow: string): string => keyFor({ flow, claim: null }, GUEST);

/**
 * Drafts of one flow, claim and user in the tab's storage, for 24 hours. The storage is written at each change: a killed
 * webview loses at most the last keystroke. Before there is a claim they are the tab's, for signing in on the way must not
 * lose them; but they go as soon as somebody else is signed in than the one who typed.
 */
export const openDrafts = (storage: DraftStorage, now: () => number, owner: DraftOwner): FlowDrafts => {
  const keyOf = (user: string) => keyFor(owner, user);
  const at = (key: string): Stored | null => parse(storage.draft(key), now());
  const save = (key: string, stored: Stored): void => storage.saveDraft(key, JSON.stringify({ ...stored, at: now() }));
  /** What was typed before it was known who is signed in is theirs from then on. */
  const ownKey = (): string => {
    const user = owner.user();
    if (user === null || owner.claim === null) return keyOf(GUEST);
    const early = at(keyOf(GUEST));
    if (early !== null) {
      const known = at(keyOf(user));
      save(keyOf(user), {
        ...early,
        ...known,
        typed: { ...known?.typed, ...early.typed },
        submitted: { ...known?.submitted, ...early.submitted },
      });
      storage.saveDraft(keyOf(GUEST), null);
    }
    return keyOf(user);
  };
  const isForeign = (): boolean => {
    const of = owner.claim === null ? at(ownKey())?.owner : undefined;
    return of !== undefined && owner.user() !== null && of !== owner.user();
  };
  const empty = (): Stored => ({ at: now(), typed: {}, submitted: {}, unsettled: {} });
  const read = (): Stored => {
    if (isForeign()) storage.saveDraft(ownKey(), null);
    const stored = at(ownKey()) ?? empty();
    const user = owner.claim === null ? owner.user() : null;
    if (user === null || stored.owner === user || !isAnybodys(stored)) return stored;
    save(ownKey(), { ...stored, owner: user });
    return stored;
  };
  const write = (change: (stored: Stored) => Stored): void => {
    const user = owner.claim === null ? owner.user() : null;
    save(ownKey(), { ...change(read()), ...(user === null ? {} : { owner: user }) });
  };
  return {
    form: (event) => ({
      // A form whose first values were right was never touched.
      load: () => {
        const { typed, submitted } = read();
        return typed[event] ?? submitted[event] ?? null;
      },
      save: (raw) => write((stored) => ({ ...stored, typed: { ...stored.typed, [event]: withoutSecrets(raw) } })),
      clear: () =>
        write((stored) => ({
          ...stored,
          typed: Object.fromEntries(Object.entries(stored.typed).filter(([name]) => name !== event)),
        })),
    }),
    submit: (event, values) =>
      write((stored) => ({ ...stored, submitted: { ...stored.submitted, [event]: withoutSecrets(values) } })),
    submitted: () => read().submitted,
    storeResponse: (operation, output) =>
      write((stored) => ({ ...stored, responses: { ...stored.responses, [operation]: output } })),
    responses: () => read().responses ?? {},
    fill: (forms) =>
      write((stored) => {
        const typed = { ...stored.typed };
        const submitted = { ...stored.submitted };
        for (const [event, raw] of Object.entries(forms)) {
          typed[event] = { ...(typed[event] ?? submitted[event]), ...raw };
          delete submitted[event];
        }
        return { ...stored, typed, submitted };
      }),
    seed: (forms, repeats) =>
      write((stored) => ({ ...stored, typed: { ...stored.typed, ...forms }, submitted: {}, repeats })),
    repeats: () => read().repeats ?? null,
    unsettled: () => read().unsettled ?? {},
    keepUnsettled: (unsettled) => {
      if (JSON.stringify(unsettled) !== JSON.stringify(read().unsettled ?? {}))
        write((stored) => ({ ...stored, unsettled }));
    },
    isForeign,
    clear: () => storage.saveDraft(ownKey(), null),
  };
};
