/** Sentences for screen readers, from anywhere; the `Announcer` at the root speaks them. */
const listeners = new Set<(words: string) => void>();

/** Says a sentence politely, once. Moves no focus. */
export function announce(words: string): void {
  for (const listener of listeners) listener(words);
}

export const speech = {
  listen(listener: (words: string) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
