/**
 * Browser storage that never throws. A browser may forbid it, be full or be private: then the value stays in memory
 * until the page is left, and `onBlocked` tells once, so that the user can be warned.
 */
export interface Store {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** False once a write had to stay in memory. */
  persistent: () => boolean;
}

export const createStore = (open: () => Storage, onBlocked: () => void = () => {}): Store => {
  /** Values that could not be written; null marks a key whose removal failed. */
  const memory = new Map<string, string | null>();
  let blocked = false;
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const keep = (key: string, value: string | null) => {
    memory.set(key, value);
    if (value === null || blocked) return;
    blocked = true;
    onBlocked();
  };
  return {
    get: (key) => (memory.has(key) ? (memory.get(key) ?? null) : attempt((storage) => storage.getItem(key), null)),
    set: (key, value) => {
      const written = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (written) memory.delete(key);
      else keep(key, value);
    },
    remove: (key) => {
      const removed = attempt((storage) => {
        storage.removeItem(key);
        return true;
      }, false);
      if (removed) memory.delete(key);
      else keep(key, null);
    },
    keys: () => {
      const stored = attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)), []);
      const all = new Set(stored.filter((key) => key !== null && memory.get(key) !== null));
      for (const [key, value] of memory) if (value !== null) all.add(key);
      return [...all] as string[];
    },
    persistent: () => !blocked,
  };
};

const blockedListeners = new Set<() => void>();
let told = false;
const tell = () => {
  if (told) return;
  told = true;
  for (const listener of blockedListeners) listener();
};

/** Called once, when a value could not be stored in either storage; at once when that has already happened. */
export const onStorageBlocked = (listener: () => void): (() => void) => {
  if (told) listener();
  else blockedListeners.add(listener);
  return () => void blockedListeners.delete(listener);
};

export const localStore = createStore(() => window.localStorage, tell);
export const sessionStore = createStore(() => window.sessionStorage, tell);
