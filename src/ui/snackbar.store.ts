import { announce } from './announce.store.ts';

/** Words that follow the language while they are on show: asked for at every drawing. */
type Message = () => string;

/** What the snackbar shows (spec §2). */
export interface SnackbarState {
  show: boolean;
  message: Message;
  showIcon: boolean;
  status: 'success' | 'error';
}
const HIDDEN: SnackbarState = { show: false, message: () => '', showIcon: true, status: 'success' };

/** One after another; the same words that wait or are on show already are not queued again. */
export function createSnackbar() {
  let state = HIDDEN;
  let queue: readonly SnackbarState[] = [];
  let onPage: (words: string) => boolean = () => false;
  const listeners = new Set<() => void>();
  const put = (next: SnackbarState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const open = (message: Message, status: SnackbarState['status'], showIcon = true) => {
    const next: SnackbarState = { show: true, message, showIcon, status };
    const words = message();
    // What is seen on the page was heard long ago.
    if (words !== '' && onPage(words)) return announce(words);
    if (
      words === '' ||
      [state, ...queue].some((other) => other.show && other.message() === words && other.status === status)
    )
      return;
    if (state.show) queue = [...queue, next];
    else put(next);
  };
  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    success: (message: Message, showIcon?: boolean) => open(message, 'success', showIcon),
    error: (message: Message, showIcon?: boolean) => open(message, 'error', showIcon),
    /** Takes away what is on show; the next in the queue follows. */
    close() {
      const [next = HIDDEN, ...rest] = queue;
      queue = rest;
      put(next);
    },
    /** Takes back what is true no longer. */
    withdraw(message: Message) {
      queue = queue.filter((other) => other.message() !== message());
      if (state.show && state.message() === message()) this.close();
    },
    /** What stands on the page already is not said once more. */
    leaves(says: (words: string) => boolean) {
      onPage = says;
    },
    /** Forgets everything, also what waits: after a logout. */
    clear() {
      queue = [];
      put(HIDDEN);
    },
  };
}

/** The app's one snackbar. Its message never is the only copy of an error that a person must act on. */
export const snackbar = createSnackbar();
