import { useSyncExternalStore } from 'react';

/** From here on two columns stand beside each other (breakpoint `desktop`). */
const WIDE = '(min-width: 64em)';

const listen = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether there is room for two columns: for what stands in one of two places, and once. Else styles say it. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(WIDE).matches);
