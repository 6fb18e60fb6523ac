import { defineKeyframes } from '@pandacss/dev';

/** Used only inside `_motionSafe`; with reduced motion nothing moves and the words stay. */
export const keyframes = defineKeyframes({
  /** Not to be seen as long as it lasts; takes no place. The one that runs for those, too, who want no motion: nothing moves. */
  hold: { 'from, to': { position: 'fixed', visibility: 'hidden' } },
  /** A tick that is drawn once. */
  draw: { from: { strokeDashoffset: '24' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '.45' } },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  rise: { from: { transform: 'translateY(24px)', opacity: '0' } },
  sheetIn: { from: { transform: 'translateY(100%)' } },
  sheetOut: { to: { transform: 'translateY(100%)' } },
  drawerIn: { from: { transform: 'translateX(100%)' } },
  drawerOut: { to: { transform: 'translateX(100%)' } },
  drop: { from: { transform: 'translateY(-8px)', opacity: '0' } },
  forward: { from: { transform: 'translateX(8px)', opacity: '0' } },
  backward: { from: { transform: 'translateX(-8px)', opacity: '0' } },
});
