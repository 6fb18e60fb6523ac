import { useCallback, useEffect, useState } from 'react';
import type { Station } from '../../../openapi/index.ts';

export type Stations =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly list: readonly Station[] };

/** Stations for a dialog, which lives outside of the screen: asked for when it opens, and again on demand. */
export function useStations(load: (signal: AbortSignal) => Promise<readonly Station[]>): Stations & { retry(): void } {
  const [state, setState] = useState<Stations>({ phase: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    setState({ phase: 'loading' });
    load(abort.signal).then(
      (list) => !abort.signal.aborted && setState({ phase: 'ready', list }),
      () => !abort.signal.aborted && setState({ phase: 'failed' }),
    );
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the opener makes `load` anew with each render; a new turn asks again
  }, [turn]);
  return { ...state, retry: useCallback(() => setTurn((before) => before + 1), []) };
}
