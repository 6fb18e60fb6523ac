/**
 * What lies above the page: dialogs, the drawer, an open list. Back (the browser's, the layout's, the phone's) closes the
 * top one first: the app asks `closeTop()` before it sends BACK.
 */
interface Layer {
  close: () => void;
}
let stack: readonly Layer[] = [];
const listeners = new Set<() => void>();
let follows: (() => Promise<unknown>) | undefined;
const put = (next: readonly Layer[]) => {
  stack = next;
  for (const listener of listeners) listener();
};

export const layers = {
  /** Registers an open layer; the result takes it away again. */
  add(close: () => void): () => void {
    const layer: Layer = { close };
    put([...stack, layer]);
    void layers.followed();
    return () => put(stack.filter((other) => other !== layer));
  },
  /** Closes the top layer; false when the page itself is on top. */
  closeTop(): boolean {
    const top = stack.at(-1);
    top?.close();
    return top !== undefined;
  },
  count: () => stack.length,
  /** Called with the first layer: what follows them in the browser's history is fetched then. */
  onFirst: (fetches: () => Promise<unknown>) => void (follows = fetches),
  /** Resolves when Back closes the top one, on a visit's first page, too. */
  followed: () => follows?.(),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
