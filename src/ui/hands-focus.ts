import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What was read at last takes the place of why it could not be: the focus was on "once more", and goes to the page's heading
 * instead of nowhere.
 */
export function useHandsFocusOn<T extends HTMLElement>(): RefObject<T | null> {
  const node = useRef<T>(null);
  useLayoutEffect(() => {
    const here = node.current;
    return () => {
      if (here?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, []);
  return node;
}
