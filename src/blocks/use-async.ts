import { useCallback, useEffect, useState } from 'react';

export type Async<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly data: T };

/** What a dialog reads: it lives outside of the screen. Asked for when it opens, and again on demand. */
export function useAsync<T>(load: (signal: AbortSignal) => Promise<T>): Async<T> & { retry(): void } {
  const [state, setState] = useState<Async<T>>({ phase: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    setState({ phase: 'loading' });
    load(abort.signal).then(
      (data) => !abort.signal.aborted && setState({ phase: 'ready', data }),
      () => !abort.signal.aborted && setState({ phase: 'failed' }),
    );
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the opener gave does not change; a new turn asks again
  }, [turn]);
  return { ...state, retry: useCallback(() => setTurn((before) => before + 1), []) };
}
