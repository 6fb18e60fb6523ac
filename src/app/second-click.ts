import { useLayoutEffect } from 'react';

/** Longer than a double click takes, shorter than a glance at a new page. */
const DOUBLE_MS = 600;

/**
 * The second half of a double click belongs to the button that was meant, not to what the next screen, or the same one moved,
 * happens to show at the same place: there it would tick a box or press a button that nobody has read. From each `change` on, for
 * a moment.
 */
export const useSecondClick = (change: number): void => {
  useLayoutEffect(() => {
    const swallow = (event: MouseEvent) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const settle = () => {
      clearTimeout(timer);
      for (const type of ['mousedown', 'click'] as const) document.removeEventListener(type, swallow, true);
    };
    const timer = setTimeout(settle, DOUBLE_MS);
    for (const type of ['mousedown', 'click'] as const) document.addEventListener(type, swallow, true);
    return settle;
  }, [change]);
};
