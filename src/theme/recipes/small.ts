import { defineRecipe } from '@pandacss/dev';

export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'link',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    bg: 'transparent',
    textAlign: 'start',
    _hover: { color: 'accent.active' },
  },
  variants: {
    // A link on a line of its own is a target of 48 px; inside a sentence it is not.
    place: {
      inline: {},
      alone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8',
        minHeight: 'target',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { place: 'inline' },
});

export const card = defineRecipe({
  className: 'card',
  base: {
    display: 'block',
    bg: 'surface',
    borderRadius: 'l3',
    p: '16',
    border: '1px solid {colors.border.subtle}',
    minWidth: '0',
  },
});

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '20',
    height: '20',
    borderRadius: 'full',
    border: '2px solid currentcolor',
    borderInlineEndColor: 'transparent',
    _motionSafe: { animation: 'spin 800ms linear infinite' },
  },
  variants: { size: { sm: {}, lg: { width: '40', height: '40', color: 'accent.solid' } } },
  defaultVariants: { size: 'sm' },
});

/** How much of a file has gone out. The browser's own bar takes no colour: it is drawn here. */
export const uploadBar = defineRecipe({
  className: 'uploadBar',
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '8',
    border: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border.subtle',
    '&::-webkit-progress-bar': { bg: 'transparent' },
    '&::-webkit-progress-value': { bg: 'accent.solid', borderRadius: 'full' },
    '&::-moz-progress-bar': { bg: 'accent.solid', borderRadius: 'full' },
    // Forced colours take every background away: the part that is done keeps the system's own.
    _highContrast: {
      border: '1px solid CanvasText',
      '&::-webkit-progress-value': { bg: 'Highlight', forcedColorAdjust: 'none' },
      '&::-moz-progress-bar': { bg: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    bg: 'border.subtle',
    borderRadius: 'l1',
    _motionSafe: { animation: 'pulse {durations.pulse} ease-in-out infinite' },
    // Nothing will come in its place.
    '@media (scripting: none)': { animation: 'none' },
  },
  variants: {
    shape: { line: { height: '16' }, title: { height: '28', width: '2/3' }, box: { height: '64', borderRadius: 'l3' } },
  },
  defaultVariants: { shape: 'line' },
});

export const tag = defineRecipe({
  className: 'tag',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6',
    minHeight: '28',
    px: '8',
    py: '2',
    borderRadius: 'l1',
    textStyle: 'label',
    '& svg': { width: '16', height: '16', flexShrink: '0' },
  },
  variants: {
    tone: {
      approved: { bg: 'approved.bg', color: 'approved.fg', '& svg': { color: 'approved.icon' } },
      rejected: { bg: 'rejected.bg', color: 'rejected.fg', '& svg': { color: 'rejected.icon' } },
      pending: {
        bg: 'pending.bg',
        color: 'pending.fg',
        '& svg': { color: 'pending.icon', _motionSafe: { animation: 'pulse {durations.pulse} ease-in-out infinite' } },
      },
      action: { bg: 'accent.subtle', color: 'accent.onSubtle' },
      neutral: { bg: 'neutral.bg', color: 'neutral.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const banner = defineRecipe({
  className: 'banner',
  staticCss: ['*'],
  base: {
    display: 'flex',
    gap: '12',
    alignItems: 'flex-start',
    p: '16',
    borderRadius: 'l3',
    textStyle: 'body.md',
    textAlign: 'start',
    '& > svg': { flexShrink: '0', mt: '2' },
  },
  variants: {
    tone: {
      info: { bg: 'accent.subtle', '& > svg': { color: 'link' } },
      warning: { bg: 'pending.bg', '& > svg': { color: 'pending.icon' } },
      error: { bg: 'rejected.bg', '& > svg': { color: 'rejected.icon' } },
      success: { bg: 'approved.bg', '& > svg': { color: 'approved.icon' } },
    },
  },
  defaultVariants: { tone: 'info' },
});

/** A moment: the tick inside is drawn, once, when it comes. Who wants no motion sees it as it is. */
export const drawn = defineRecipe({
  className: 'drawn',
  base: {
    '& path': { strokeDasharray: '24', _motionSafe: { animation: 'draw 300ms ease-out 100ms backwards' } },
  },
});

/** What is wider than its place and is moved sideways: a shade stands at the edge behind which more of it lies. */
export const sideways = defineRecipe({
  className: 'sideways',
  base: {
    overflowX: 'auto',
    // The first goes with what is moved and covers the second where it ends.
    backgroundImage:
      'linear-gradient(to left, {colors.surface} 40%, transparent), linear-gradient(to left, {colors.border.control}, transparent)',
    backgroundPosition: 'right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '32px 100%, 12px 100%',
    backgroundAttachment: 'local, scroll',
    _print: { overflow: 'visible', backgroundImage: 'none' },
  },
});

/** What a choice comes to. A recipe of its own: few choices say it, and first screens of flows do without. */
export const choiceEnd = defineRecipe({
  className: 'choiceEnd',
  staticCss: ['*'],
  base: {
    alignSelf: 'center',
    // Below the words it begins where they do.
    '&:is(.choice__words--fit_pairs > *)': { alignSelf: 'flex-start' },
    maxWidth: 'full',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > span': { color: 'fg', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    below: { true: { flex: '0 0 100%' } },
    // What is paid on top, in the colour that it has where it is summed up.
    dearer: { true: { '& > span': { color: 'pending.fg' } } },
  },
});
