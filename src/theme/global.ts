import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    color: 'fg',
    bg: 'canvas',
    textSizeAdjust: '100%',
    scrollPaddingTop: 'calc(84px + var(--told, 0px) + var(--offline, 0px))',
    '--safe-b': 'clamp(0px, var(--host-safe-b, env(safe-area-inset-bottom, 0px)), 48px)',
    '--safe-t': 'clamp(0px, var(--host-safe-t, 0px), 48px)',
  },
  // A page that came drawn and is not yet fit to be seen (another language, another person's).
  'html[data-held] #root': { visibility: 'hidden' },
  body: { textStyle: 'body.md', minHeight: '100vh', overflowWrap: 'anywhere', WebkitTapHighlightColor: 'transparent' },
  // As everything else: the reset lets words be broken, but not narrow a box that they are in.
  'p, h1, h2, h3': { overflowWrap: 'inherit' },
  ':focus-visible': {
    outline: '2px solid {colors.focus}',
    outlineOffset: '2px',
    _moreContrast: { outlineWidth: '4px' },
  },
  // Where the system takes all grounds away, what is chosen among buttons is as a chosen word is.
  '[aria-pressed=true], [role=tab][aria-selected=true]': {
    _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight!', color: 'HighlightText!' },
  },
  // A heading takes the focus after a step without looking like a control.
  'h1:focus, [tabindex="-1"]:focus:not(:focus-visible)': { outline: 'none' },
  // A new step comes in from where it lies; the app sets the direction on the root.
  'html[data-direction] main > [data-screen]': {
    _motionSafe: { animation: 'forward {durations.base} {easings.in}' },
  },
  'html[data-direction=back] main > [data-screen]': { _motionSafe: { animationName: 'backward' } },
  'input, textarea, select': { scrollMarginBlock: '96px 40vh' },
});
