import type { RouterHistory } from '@tanstack/history';
import { createAppRouter, type RouterParts } from './routes.ts';

/** Fetches what a link leads to when it is pointed at or focused. */
export const attachRouter = (history: RouterHistory, preload: RouterParts['preload']): void => {
  const router = createAppRouter({ history, preload });
  const ahead = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link) void router.preloadRoute({ to: link.pathname });
  };
  document.addEventListener('pointerover', ahead, { passive: true });
  document.addEventListener('focusin', ahead);
};
