/**
 * What lies above the page: dialogs, the drawer, an open list. Back (the browser's, the layout's, the phone's) closes the
 * top one first: the app asks `closeTop()` before it sends BACK.
 */
interface Layer {
  close: () => void;
}
let stack: readonly Layer[] = [];
const listeners = new Set<() => void>();
const put = (next: readonly Layer[]) => {
  stack = next;
  for (const listener of listeners) listener();
};

export const layers = {
  /** Registers an open layer; the result takes it away again. */
  add(close: () => void): () => void {
    const layer: Layer = { close };
    put([...stack, layer]);
    return () => put(stack.filter((other) => other !== layer));
  },
  /** Closes the top layer; false when the page itself is on top. */
  closeTop(): boolean {
    const top = stack.at(-1);
    top?.close();
    return top !== undefined;
  },
  count: () => stack.length,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
