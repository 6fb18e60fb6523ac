/** What waits for the reader, then the rest; each as it came. */
export const waitingFirst = <One>(all: readonly One[], waits: (one: One) => boolean): One[] => [
  ...all.filter(waits),
  ...all.filter((one) => !waits(one)),
];
