/** What a message never lies over. */
const KEPT_CLEAR = 'h1, h2, h3, [data-event="BACK"]';
/** Between a message and what it keeps clear of, CSS pixels. */
const GAP = 8;

/**
 * How far down a message has to go to lie over none of these boxes; 0: it stands well, or there is no place in the upper half
 * of the window. CSS pixels of the window.
 */
export const clearBelow = (
  top: number,
  height: number,
  windowHeight: number,
  boxes: readonly { readonly top: number; readonly bottom: number }[],
): number => {
  let at = top;
  for (const box of [...boxes].sort((a, b) => a.top - b.top))
    if (box.bottom > at && box.top < at + height) at = box.bottom + GAP;
  return at + height > windowHeight / 2 ? 0 : at - top;
};

/**
 * Puts a message under the header where no heading and no way back lies. Sheets begin under it, and what gets the focus is
 * scrolled clear of it. Nothing else moves: it may be under a finger.
 * @returns ends it
 */
export const placeMessage = (message: HTMLElement): (() => void) => {
  const { style } = document.documentElement;
  let heading: Element | null | undefined;
  const place = () => {
    const now = document.querySelector('main h1');
    if (now === heading) return;
    heading = now;
    message.style.marginTop = '0';
    // Not its own: it may be moving yet.
    const { top } = (message.parentElement ?? message).getBoundingClientRect();
    const height = message.offsetHeight;
    // What lies over the page has places of its own.
    const kept = document.querySelector('[role="dialog"]') === null ? document.querySelectorAll(KEPT_CLEAR) : [];
    const down = clearBelow(
      top,
      height,
      window.innerHeight,
      Array.from(kept, (one) => one.getBoundingClientRect()),
    );
    message.style.marginTop = `${down}px`;
    style.setProperty('--told', `${height + down + 16}px`);
  };
  place();
  // Another page has come under it.
  const changes = new MutationObserver(place);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    style.removeProperty('--told');
  };
};
