/** A file that is being removed: as long as it can be taken back, the server does not know of it. */
import type { FileInfo } from '../../../../../openapi/index.ts';

/** How long a removal can be taken back, ms; longer while somebody points at it or has the focus in it. */
export const UNDO_MS = 6_000;

export interface RemovalState {
  /** The one that can still be brought back; nothing was sent. */
  readonly going: FileInfo | null;
  /** Whoever pressed without a pointer is given all the time until they go on. */
  readonly timed: boolean;
  /** Ids that the list does not show: waiting to be sent, on their way, or done. */
  readonly gone: readonly string[];
}
export interface Removal {
  readonly state: () => RemovalState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the file out of the list. One that waited before is sent: there is one way back at a time. */
  readonly start: (file: FileInfo, timed: boolean) => void;
  readonly undo: () => void;
  /**
   * Sends what waits, and tells when nothing is on its way any more. False: a file did not go, and stands in the list
   * again. Whatever could send the file on waits for this.
   */
  readonly finish: () => Promise<boolean>;
}

/**
 * @param remove removes on the server: null, or the cause in words.
 * @param failed hears of a file that stands in the list again.
 */
export const createRemoval = (
  remove: (id: string) => Promise<(() => string) | null>,
  failed: (file: FileInfo, cause: () => string) => void,
): Removal => {
  let state: RemovalState = { going: null, timed: false, gone: [] };
  let sending: Promise<boolean> = Promise.resolve(true);
  const listeners = new Set<() => void>();
  const put = (next: Partial<RemovalState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const without = (id: string) => state.gone.filter((one) => one !== id);

  const send = async (file: FileInfo, before: Promise<boolean>): Promise<boolean> => {
    const cause = await remove(file.id);
    if (cause !== null) {
      put({ gone: without(file.id) });
      failed(file, cause);
    }
    return (await before) && cause === null;
  };
  const finish = () => {
    const { going } = state;
    if (going !== null) {
      put({ going: null });
      const own = send(going, sending);
      sending = own;
      // A failure is told once: the next press goes on with the file that the list shows again.
      void own.then(() => sending === own && (sending = Promise.resolve(true)));
    }
    return sending;
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (file, timed) => {
      void finish();
      put({ going: file, timed, gone: [...state.gone, file.id] });
    },
    undo: () => {
      if (state.going !== null) put({ going: null, gone: without(state.going.id) });
    },
    finish,
  };
};
