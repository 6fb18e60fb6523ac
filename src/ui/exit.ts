import { useEffect, useRef } from 'react';

const moves = (node: Element) =>
  node.getAnimations({ subtree: false }).some((animation) => animation.playState === 'running');

/**
 * Calls `gone` when a closed layer has faded away, so that whoever opened it can take it out of the page. It looks at the
 * animations themselves: `animationend`, which Ark waits for, can pass before anybody listens when the machine is busy, and
 * the veil then lies over the page for good.
 * @param layer finds the layer's element; none: nothing was shown, `gone` is called at once
 */
export function useExit(open: boolean, layer: () => Element | null, gone: () => void): void {
  const latest = useRef({ layer, gone });
  latest.current = { layer, gone };
  useEffect(() => {
    if (open) return;
    let frame = 0;
    const look = () => {
      const node = latest.current.layer();
      const leaves = node !== null && (node.getAttribute('data-state') === 'open' || moves(node));
      if (leaves && document.visibilityState === 'visible') frame = requestAnimationFrame(look);
      else latest.current.gone();
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [open]);
}
