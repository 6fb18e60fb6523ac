/** An abort controller that also follows another signal (`AbortSignal.any` is newer than our oldest browser). */
export const follow = (signal: AbortSignal | undefined): { controller: AbortController; release: () => void } => {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  return { controller, release: () => signal?.removeEventListener('abort', abort) };
};

/** The promise, or the signal's reason as soon as it is aborted: whoever waits for a shared thing may leave alone. */
export const orAbort = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    // Heard in any case: what fails after everybody has left must not become an unhandled rejection.
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
