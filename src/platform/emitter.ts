/** The smallest event source: listeners in order of arrival; one that throws does not silence the others. */
export interface Emitter<T> {
  emit: (value: T) => void;
  /** The answer unsubscribes. */
  on: (listener: (value: T) => void) => () => void;
}

export const createEmitter = <T>(): Emitter<T> => {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: (value) => {
      for (const listener of Array.from(listeners)) {
        try {
          listener(value);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
