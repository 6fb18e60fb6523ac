import { localStore, sessionStore, type Store } from './storage.ts';
import { safePath } from './redirect.ts';

/** Every drafts' key starts so; the engine keeps one a flow, claim and user in the session storage. */
export const DRAFT_PREFIX = 'draft/';
/** A personal number is kept for so long: as long as somebody may come back to their form. */
const NUMBER_MS = 24 * 60 * 60 * 1_000;

/** What the browser keeps for us, by the names of the specification (spec §3, architecture §8 "Storage keys"). */
export interface Memory {
  /** Forgotten a day after it was said, at the next start of the page. */
  personalNumber: () => string | null;
  savePersonalNumber: (value: string | null) => void;
  /** The wanted path, saved before sign-in; only a same-origin path comes out, whatever lies there. */
  returnPath: () => string | null;
  saveReturnPath: (path: string | null) => void;
  /** Came by a link in an SMS: the return path is not saved until the first profile is loaded. */
  smsRedirect: () => boolean;
  saveSmsRedirect: (on: boolean) => void;
  /** Our own entrance leads to this path, in this tab, at once. */
  saveEntrance: (path: string) => void;
  /** Where it has led to, once; null: nothing of ours has led here. */
  takeEntrance: () => string | null;
  /** A code on a computer's page led this tab to that path: what is done here is gone on with there. */
  fromComputer: () => string | null;
  saveFromComputer: (path: string) => void;
  /** The announcement that the webview's return action leads to. */
  productId: () => string | null;
  saveProductId: (value: string) => void;
  draft: (key: string) => string | null;
  saveDraft: (key: string, text: string | null) => void;
  draftKeys: () => string[];
  /**
   * Who is signed in, by profile id. Another person than the last one on this device is offered nothing of theirs: neither
   * the personal number nor, unless `wanted` by the new one, the return path.
   */
  meet: (id: string, wanted: boolean) => void;
  /** Logout: the personal number, the return path, all drafts, the product. */
  forgetPerson: () => void;
}

export const createMemory = (local: Store, session: Store, origin: string, now: () => number = Date.now): Memory => {
  const put = (store: Store, key: string, value: string | null) =>
    value === null ? store.remove(key) : store.set(key, value);
  const draftKeys = () =>
    session
      .keys()
      .filter((key) => key.startsWith(DRAFT_PREFIX))
      .map((key) => key.slice(DRAFT_PREFIX.length));
  const saveNumber = (value: string | null) => {
    put(local, 'personalNumber', value);
    put(local, 'personalNumberAt', value && `${now()}`);
  };
  // A number that came without its time is of an edition before, or put there by the app: its day begins now.
  const savedAt = local.get('personalNumberAt');
  if (savedAt === null) saveNumber(local.get('personalNumber'));
  else if (!(now() - Number(savedAt) < NUMBER_MS)) saveNumber(null);
  return {
    personalNumber: () => local.get('personalNumber'),
    savePersonalNumber: saveNumber,
    returnPath: () => safePath(local.get('historyPath'), origin),
    saveReturnPath: (path) => put(local, 'historyPath', safePath(path, origin)),
    smsRedirect: () => local.get('smsRedirect') === '1',
    saveSmsRedirect: (on) => put(local, 'smsRedirect', on ? '1' : null),
    saveEntrance: (path) => session.set('entrance', path),
    takeEntrance: () => {
      const path = session.get('entrance');
      if (path !== null) session.remove('entrance');
      return path;
    },
    fromComputer: () => session.get('fromComputer'),
    saveFromComputer: (path) => session.set('fromComputer', path),
    productId: () => session.get('productId'),
    saveProductId: (value) => session.set('productId', value),
    draft: (key) => session.get(DRAFT_PREFIX + key),
    saveDraft: (key, text) => put(session, DRAFT_PREFIX + key, text),
    draftKeys,
    meet: (id, wanted) => {
      const last = local.get('owner');
      if (last !== null && last !== id) {
        saveNumber(null);
        if (!wanted) local.remove('historyPath');
      }
      local.set('owner', id);
    },
    forgetPerson: () => {
      local.remove('owner');
      saveNumber(null);
      local.remove('historyPath');
      session.remove('productId');
      session.remove('fromComputer');
      for (const key of draftKeys()) session.remove(DRAFT_PREFIX + key);
    },
  };
};

/** The browser's own memory. `origin`: of this page. */
export const browserMemory = (): Memory => createMemory(localStore, sessionStore, window.location.origin);
