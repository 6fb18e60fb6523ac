/** Reads that have failed, each said once until it has an answer or is asked anew: some are repeated on a clock. */
export const createFailedReads = <Problem>(say: (problem: Problem) => () => void) => {
  const told = new Map<string, () => void>();
  return {
    failed(query: string, problem: Problem): void {
      if (!told.has(query)) told.set(query, say(problem));
    },
    /** Answered, or asked anew by a press: what was said of it goes. */
    over(query: string): void {
      told.get(query)?.();
      told.delete(query);
    },
    /** Another person: nothing was said to them. */
    forget: (): void => told.clear(),
  };
};
