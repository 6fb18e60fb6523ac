import { useEffect, useRef } from 'react';

const moves = (node: Element) =>
  node.getAnimations({ subtree: false }).some((animation) => animation.playState === 'running');

/**
 * Calls `gone` when a closed layer has faded away, so that whoever opened it can take it out of the page. It looks at the
 * animations themselves: `animationend`, which Ark waits for, can pass before anybody listens when the machine is busy, and
 * the veil then lies over the page for good.
 * @param layer finds the layer's element; none: nothing was shown, `gone` is called at once
 * @param back gets the focus where nobody else has it: a layer that was closed before it stood may have lost it
 */
export function useExit(
  open: boolean,
  layer: () => Element | null,
  gone: () => void,
  back: () => HTMLElement | null,
): void {
  const latest = useRef({ layer, gone, back });
  latest.current = { layer, gone, back };
  useEffect(() => {
    if (open) return;
    let frame = 0;
    const look = () => {
      const node = latest.current.layer();
      const leaves = node !== null && (node.getAttribute('data-state') === 'open' || moves(node));
      if (leaves && document.visibilityState === 'visible') frame = requestAnimationFrame(look);
      else {
        const { activeElement, body } = document;
        if (activeElement === body || node?.contains(activeElement)) latest.current.back()?.focus();
        latest.current.gone();
      }
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [open]);
}
