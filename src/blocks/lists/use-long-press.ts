import { useRef, type MouseEvent, type PointerEvent } from 'react';

const HELD_MS = 500;
/** A finger is never quite still; further is a scroll. */
const STILL_PX = 10;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/**
 * A finger that stays on a row asks for more about it. A shortcut only: the same stands on a button. The press that
 * follows does not open the row, and the browser's own menu of links stays away.
 */
export function useLongPress(onHeld: () => void) {
  const press = useRef<Press | null>(null);
  const held = useRef(false);
  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      held.current = false;
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      end();
      const timer = setTimeout(() => {
        held.current = true;
        press.current = null;
        onHeld();
      }, HELD_MS);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      if (press.current !== null || held.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
