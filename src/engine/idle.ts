/** Spec §9: links are fetched ahead when the page has been idle, at the latest after this time. */
const IDLE_MS = 2_000;

/** Runs when the browser has nothing better to do. Safari has no idle callback: a timer stands in. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_MS });
  else setTimeout(work, IDLE_MS);
};
