import { defineRecipe } from '@pandacss/dev';

/** The label may take two lines (Kazakh is long); a busy button keeps its label and width. */
export const button = defineRecipe({
  className: 'button',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8',
    minHeight: 'control',
    minWidth: 'target',
    px: '20',
    py: '12',
    textStyle: 'body.strong',
    textAlign: 'center',
    textDecoration: 'none',
    // A transparent border becomes visible in forced colours.
    border: '1px solid transparent',
    borderRadius: 'l2',
    textWrap: 'balance',
    cursor: 'pointer',
    userSelect: 'none',
    '& > svg': { flexShrink: '0' },
    _motionSafe: { transition: 'background-color {durations.fast}' },
    '&[aria-disabled=true]': { cursor: 'default' },
    // Drawn, and no script has its form yet.
    '&:disabled': { opacity: 'half' },
  },
  variants: {
    tone: {
      primary: {
        bg: 'accent.solid',
        color: 'accent.on',
        _hover: { bg: 'accent.hover' },
        _active: { bg: 'accent.active' },
        '&[aria-disabled=true]': { bg: 'accent.hover' },
      },
      secondary: {
        bg: 'accent.subtle',
        color: 'accent.onSubtle',
        _hover: { bg: 'accent.subtleHover' },
        '&[aria-disabled=true]': { bg: 'neutral.bg', color: 'neutral.fg' },
      },
      quiet: { bg: 'transparent', color: 'link', _hover: { bg: 'accent.wash' } },
      plain: { bg: 'transparent', color: 'fg', _hover: { bg: 'surface.sunken' } },
      onDark: { bg: 'transparent', color: 'snackbar.fg', _focusVisible: { outlineColor: 'snackbar.fg' } },
      danger: { bg: 'error.solid', color: 'accent.on', _hover: { bg: 'error.hover' } },
    },
    width: { auto: {}, full: { width: 'full' } },
    // An icon alone takes the colour of its tone.
    shape: {
      text: {},
      // In a header: its words stand in line with the page's edge.
      bar: { p: '8', minHeight: 'target', marginInlineStart: '-8px' },
      icon: {
        px: '0',
        py: '0',
        minHeight: 'target',
        minWidth: 'target',
        width: 'target',
        height: 'target',
        borderRadius: 'full',
      },
    },
  },
  defaultVariants: { tone: 'primary', width: 'auto', shape: 'text' },
});
