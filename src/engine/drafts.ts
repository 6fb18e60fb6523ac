import type { FlowContext } from '../../machines/kit/context.ts';
import type { FormDraft } from '../screens/props.ts';

/** The part of the browser's memory that drafts need; it never throws. */
export interface DraftStorage {
  draft(key: string): string | null;
  saveDraft(key: string, text: string | null): void;
}

type Raw = Record<string, unknown>;
type Doubts = FlowContext['doubts'];
interface Stored {
  at: number;
  /** Whose it is, once that is known; only where the key does not say it. */
  owner?: string;
  /** Raw values as typed, by event. */
  typed: Record<string, Raw>;
  /** Events submitted so far: replayed after a reload, up to the first call. */
  submitted: string[];
  /** Keys of calls whose outcome is unknown, by event. */
  doubts: Doubts;
  /** Id of the claim that is repeated. */
  repeats?: string | null;
}

/** A draft of another shape is not read. */
const VERSION = '1';
const DAY = 24 * 60 * 60 * 1_000;
/** Never written down: one-time codes, passwords, card data, what proves who somebody is. */
const SECRET: ReadonlySet<string> = new Set(['code', 'password', 'card', 'cvc', 'lastDigits']);

const withoutSecrets = (raw: Raw): Raw => Object.fromEntries(Object.entries(raw).filter(([name]) => !SECRET.has(name)));

const parse = (text: string | null, now: number): Stored | null => {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Stored;
    return typeof stored.at === 'number' && now - stored.at < DAY && typeof stored.typed === 'object' ? stored : null;
  } catch {
    return null;
  }
};

export interface FlowDrafts {
  form(event: string): FormDraft;
  /** `values`: kept as the draft where nothing was typed, for a form whose first values were right is never touched. */
  submitted(event: string, values: Raw): void;
  submittedEvents(): readonly string[];
  raw(event: string): Raw | null;
  /** What a repeated application starts with. */
  seed(forms: Record<string, Raw>, repeats: string | null): void;
  repeats(): string | null;
  doubts(): Doubts;
  keepDoubts(doubts: Doubts): void;
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

/**
 * Drafts of one flow, claim and user in the tab's storage, for 24 hours. The storage is written at each change: a killed
 * webview loses at most the last keystroke. Before there is a claim they are the tab's, for signing in on the way must not
 * lose them; but they go as soon as somebody else is signed in than the one who typed.
 */
export const openDrafts = (storage: DraftStorage, now: () => number, owner: DraftOwner): FlowDrafts => {
  const keyOf = (user: string) => `${VERSION}/${owner.flow}/${user}/${owner.claim ?? 'new'}`;
  const at = (key: string): Stored | null => parse(storage.draft(key), now());
  const save = (key: string, stored: Stored): void => storage.saveDraft(key, JSON.stringify({ ...stored, at: now() }));
  /** What was typed before it was known who is signed in is theirs from then on. */
  const ownKey = (): string => {
    const user = owner.user();
    if (user === null || owner.claim === null) return keyOf(GUEST);
    const early = at(keyOf(GUEST));
    if (early !== null) {
      const known = at(keyOf(user));
      save(keyOf(user), { ...early, ...known, typed: { ...known?.typed, ...early.typed } });
      storage.saveDraft(keyOf(GUEST), null);
    }
    return keyOf(user);
  };
  const isForeign = (): boolean => {
    const of = owner.claim === null ? at(ownKey())?.owner : undefined;
    return of !== undefined && owner.user() !== null && of !== owner.user();
  };
  const empty = (): Stored => ({ at: now(), typed: {}, submitted: [], doubts: {} });
  const read = (): Stored => {
    if (isForeign()) storage.saveDraft(ownKey(), null);
    const stored = at(ownKey()) ?? empty();
    const user = owner.claim === null ? owner.user() : null;
    if (user === null || stored.owner === user || Object.keys(stored.typed).length === 0) return stored;
    save(ownKey(), { ...stored, owner: user });
    return stored;
  };
  const write = (change: (stored: Stored) => Stored): void => {
    const user = owner.claim === null ? owner.user() : null;
    save(ownKey(), { ...change(read()), ...(user === null ? {} : { owner: user }) });
  };
  return {
    form: (event) => ({
      load: () => read().typed[event] ?? null,
      save: (raw) => write((stored) => ({ ...stored, typed: { ...stored.typed, [event]: withoutSecrets(raw) } })),
      clear: () =>
        write((stored) => ({
          ...stored,
          typed: Object.fromEntries(Object.entries(stored.typed).filter(([name]) => name !== event)),
        })),
    }),
    submitted: (event, values) =>
      write((stored) => ({
        ...stored,
        typed: { ...stored.typed, [event]: stored.typed[event] ?? withoutSecrets(values) },
        submitted: [...new Set([...stored.submitted, event])],
      })),
    submittedEvents: () => read().submitted,
    raw: (event) => read().typed[event] ?? null,
    seed: (forms, repeats) =>
      write((stored) => ({ ...stored, typed: { ...stored.typed, ...forms }, submitted: [], repeats })),
    repeats: () => read().repeats ?? null,
    doubts: () => read().doubts ?? {},
    keepDoubts: (doubts) => {
      if (JSON.stringify(doubts) !== JSON.stringify(read().doubts ?? {})) write((stored) => ({ ...stored, doubts }));
    },
    isForeign,
    clear: () => storage.saveDraft(ownKey(), null),
  };
};
