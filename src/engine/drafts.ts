import type { FormDraft } from '../screens/props.ts';

/** The part of a storage that drafts need; it may not throw. */
export interface DraftStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

type Raw = Record<string, unknown>;
interface Stored {
  at: number;
  /** Raw values as typed, by event. */
  typed: Record<string, Raw>;
  /** Events submitted so far: replayed after a reload, up to the first call. */
  submitted: string[];
  intent: string | null;
}

const PREFIX = 'draft/1/';
const DAY = 24 * 60 * 60 * 1_000;
/** Never written down: one-time codes, passwords, card data. */
const SECRET: ReadonlySet<string> = new Set(['code', 'password', 'card', 'cvc']);

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
  submitted(event: string): void;
  submittedEvents(): readonly string[];
  raw(event: string): Raw | null;
  seed(forms: Record<string, Raw>): void;
  intent(): string | null;
  keepIntent(intent: string | null): void;
  clear(): void;
}

/**
 * Drafts of one flow, claim and user in the tab's storage, for 24 hours. A guest's draft is re-keyed at sign-in by
 * `moveDrafts`. The storage is written at each change: a killed webview loses at most the last keystroke.
 */
export const openDrafts = (storage: DraftStorage, now: () => number, owner: { flow: string; user: string; claim: string }): FlowDrafts => {
  const key = `${PREFIX}${owner.flow}/${owner.user}/${owner.claim}`;
  const read = (): Stored => parse(storage.get(key), now()) ?? { at: now(), typed: {}, submitted: [], intent: null };
  const write = (change: (stored: Stored) => Stored): void => storage.set(key, JSON.stringify({ ...change(read()), at: now() }));
  return {
    form: (event) => ({
      load: () => read().typed[event] ?? null,
      save: (raw) => write((stored) => ({ ...stored, typed: { ...stored.typed, [event]: withoutSecrets(raw) } })),
      clear: () => write((stored) => ({ ...stored, typed: Object.fromEntries(Object.entries(stored.typed).filter(([name]) => name !== event)) })),
    }),
    submitted: (event) => write((stored) => ({ ...stored, submitted: [...new Set([...stored.submitted, event])] })),
    submittedEvents: () => read().submitted,
    raw: (event) => read().typed[event] ?? null,
    seed: (forms) => write((stored) => ({ ...stored, typed: { ...stored.typed, ...forms }, submitted: [] })),
    intent: () => read().intent,
    keepIntent: (intent) => write((stored) => ({ ...stored, intent })),
    clear: () => storage.remove(key),
  };
};

/** Everything typed on this device, gone: logout. */
export const clearAllDrafts = (storage: DraftStorage): void => {
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
};
