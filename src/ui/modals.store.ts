import type { ComponentType } from 'react';

export interface ModalProps<Options, Result = void> {
  /** What the opener gave. */
  options: Options;
  /** Closes this dialog; the opener's `onClose` gets the result. */
  readonly close: (result?: Result) => void;
}
export interface ModalRequest<Options, Result> {
  /** One dialog a key: opening the same key again does nothing. */
  key: string;
  /** Usually `lazy(() => import(…))`; it renders a `DialogFrame`. */
  component: ComponentType<ModalProps<Options, Result>>;
  options: Options;
  /** `result` is undefined when the dialog was dismissed (Escape, Back, the cross, a press beside it). */
  onClose?: ((result: Result | undefined) => void) | undefined;
  /** A question that must be answered before going on. */
  alert?: boolean | undefined;
}
export interface OpenModal {
  readonly key: string;
  // A stack holds dialogs of any options; each was checked against its own when it was opened.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly component: ComponentType<ModalProps<any, any>>;
  readonly options: unknown;
  readonly alert: boolean;
  /** False while it animates away. */
  readonly open: boolean;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
}

/** The stack of dialogs, without React. */
export function createModals() {
  let stack: readonly OpenModal[] = [];
  const endings = new Map<string, (result: never) => void>();
  const listeners = new Set<() => void>();
  const put = (next: readonly OpenModal[]) => {
    stack = next;
    for (const listener of listeners) listener();
  };
  const close = (key: string, result?: unknown) => {
    if (!stack.some((modal) => modal.key === key && modal.open)) return;
    put(stack.map((modal) => (modal.key === key ? { ...modal, open: false } : modal)));
    const ending = endings.get(key);
    endings.delete(key);
    ending?.(result as never);
  };
  const isMoving = () => stack.some(({ open }) => !open);
  return {
    /** Resolves when no dialog is on its way out: it gives the focus back, and that would dismiss one opened meanwhile. */
    rest: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (isMoving()) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    /** The open ones and those on their way out, lowest first. */
    state: () => stack,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Opens a dialog over all others; false when its key is open already. */
    open<Options, Result = void>({
      key,
      component,
      options,
      onClose,
      alert = false,
    }: ModalRequest<Options, Result>): boolean {
      if (stack.some((modal) => modal.key === key && modal.open)) return false;
      const opener = typeof document === 'undefined' ? null : (document.activeElement as HTMLElement | null);
      if (onClose) endings.set(key, onClose);
      put([...stack.filter((modal) => modal.key !== key), { key, component, options, alert, open: true, opener }]);
      return true;
    },
    /** What the opener gave, as it is now; nothing when that dialog is not open. */
    renew(key: string, options: unknown): void {
      if (stack.some((modal) => modal.key === key && modal.open))
        put(stack.map((modal) => (modal.key === key ? { ...modal, options } : modal)));
    },
    close,
    /** Closes the highest one; false when none is open. */
    closeTop(): boolean {
      const top = [...stack].reverse().find((modal) => modal.open);
      if (top) close(top.key);
      return top !== undefined;
    },
    /** Closes all, the highest first: the page under them changes. */
    closeAll() {
      for (const modal of [...stack].reverse()) close(modal.key);
    },
    /** Takes one away that has finished its exit. */
    drop(key: string) {
      put(stack.filter((modal) => modal.key !== key || modal.open));
    },
  };
}

/** The app's one stack of dialogs. */
export const modals = createModals();
