/**
 * The page's clock stands still (`page.clock.pauseAt`) and is moved on from inside, by Playwright's own controller, which lies
 * in the page as `__pwClock`; a version that has it elsewhere fails every path at once.
 */
const clock = () =>
  window.__pwClock as unknown as {
    readonly controller: {
      runFor(ms: number): Promise<void>;
      fastForward(ms: number): Promise<void>;
      setSystemTime(ms: number): void;
    };
    /** The browser's own functions, whatever the page's clock does. */
    readonly builtins: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'performance'>;
  };

/** Moves the page's time on: every timer that comes due runs. */
export const pass = (ms: number): Promise<void> => clock().controller.runFor(ms);
/**
 * Short waits of the page (a search's) get their time; then a frame now and then, for what comes late has to be drawn: so little
 * of it that nothing is read anew by itself.
 */
export const passMoment = (nth: number): Promise<void> => pass(nth < 10 ? 50 : 5);
/** The same for a long time: what comes due in between runs once. */
export const leap = (ms: number): Promise<void> => clock().controller.fastForward(ms);
/** Sets the page's clock without a timer running. */
export const setTime = (ms: number): void => clock().controller.setSystemTime(ms);
/** Real time, ms. */
export const now = (): number => clock().builtins.performance.now();

/** What the page does about an event is done: timers of the page may stand still, messages do not. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Wakes when an answer has come, or after so long in real time. */
export const happens = (atMostMs: number): Promise<void> =>
  new Promise((resolve) => {
    const { builtins } = clock();
    const wake = (): void => {
      waking.delete(wake);
      builtins.clearTimeout(late);
      resolve();
    };
    waking.add(wake);
    const late = builtins.setTimeout(wake, atMostMs);
  });
/** The same, and when something in the page changes. */
export const changed = async (atMostMs: number): Promise<void> => {
  const observer = new MutationObserver(wakeUp);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await happens(atMostMs);
  observer.disconnect();
};
const waking = new Set<() => void>();
/** Something has happened that no element shows. */
export const wakeUp = (): void => {
  for (const wake of waking) wake();
};
