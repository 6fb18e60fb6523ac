/** Where a thrown value came to light: React's boundaries, or nobody caught it. */
type Fault = readonly [source: 'caught' | 'error' | 'rejection', thrown: unknown];

const kept: Fault[] = [];
let report = (fault: Fault): void => void (kept.length < 20 && kept.push(fault));

/** For React's roots. What it catches is said in the console all the same; what it does not comes as the window's error. */
export const onCaughtError = (thrown: unknown): void => {
  // oxlint-disable-next-line eslint/no-console -- React's own answer, which this one stands in for
  console.error(thrown);
  report(['caught', thrown]);
};
addEventListener('error', ({ error }) => report(['error', error]));
addEventListener('unhandledrejection', ({ reason }) => report(['rejection', reason]));

/** Tells what has broken since the program began, and from now on. */
export const onFault = (listener: (fault: Fault) => void): void => {
  report = listener;
  kept.forEach(listener);
};
