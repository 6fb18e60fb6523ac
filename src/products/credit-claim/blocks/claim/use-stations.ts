import type { Station } from '../../../../../openapi/index.ts';
import { useAsync } from '../../../../blocks/use-async.ts';

export type Stations =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly list: readonly Station[] };

/** Stations for a dialog. */
export function useStations(load: (signal: AbortSignal) => Promise<readonly Station[]>): Stations & { retry(): void } {
  const asked = useAsync(load);
  return asked.phase === 'ready' ? { phase: 'ready', list: asked.data, retry: asked.retry } : asked;
}
