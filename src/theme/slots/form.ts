import { defineSlotRecipe } from '@pandacss/dev';

const control = {
  width: 'full',
  minHeight: 'control',
  px: '16',
  py: '12',
  textStyle: 'body.md',
  color: 'fg',
  bg: 'surface',
  border: '1px solid {colors.border.control}',
  borderRadius: 'l2',
  appearance: 'none',
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _focusVisible: { borderColor: 'accent.solid', outlineOffset: '0px' },
  // Two pixels, drawn inward, so nothing moves.
  '&[aria-invalid=true]': {
    borderColor: 'error.fg!',
    outlineColor: 'error.fg',
    boxShadow: 'inset 0 0 0 1px {colors.error.fg}',
  },
};

/** One field: label, the control with its affixes, note, error, hint. */
export const field = defineSlotRecipe({
  className: 'field',
  staticCss: ['*'],
  slots: ['root', 'label', 'legend', 'hint', 'live', 'error', 'box', 'control', 'suffix', 'action', 'note'],
  base: {
    root: { display: 'grid', gap: '6', minWidth: '0', border: '0', p: '0' },
    label: { textStyle: 'label', color: 'fg' },
    // A legend is no item of the grid: it brings its own distance.
    legend: { textStyle: 'label', color: 'fg', pb: '6' },
    // Always there, to be heard; while empty it is out of the grid, which would keep a gap for it.
    live: { _empty: { position: 'absolute' } },
    hint: { textStyle: 'body.sm', color: 'fg.muted' },
    error: {
      display: 'flex',
      gap: '6',
      textStyle: 'body.sm',
      color: 'error.fg',
      '& svg': { width: '20', height: '20', flexShrink: '0' },
    },
    box: { position: 'relative', minWidth: '0' },
    control,
    suffix: {
      position: 'absolute',
      insetInlineEnd: '16',
      top: '0',
      bottom: '0',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    action: { position: 'absolute', insetInlineEnd: '2', top: '2' },
    note: { textStyle: 'body.sm', color: 'fg.muted' },
  },
  variants: {
    affix: { none: {}, end: { control: { paddingInlineEnd: '48' } } },
    figures: { no: {}, yes: { control: { fontVariantNumeric: 'tabular-nums' } } },
    spaced: {
      no: {},
      yes: { control: { letterSpacing: '.04em' } },
    },
  },
  defaultVariants: { affix: 'none', figures: 'no', spaced: 'no' },
});

/** The list of what is wrong, above the form. */
export const errorSummary = defineSlotRecipe({
  className: 'errorSummary',
  slots: ['root', 'title', 'list', 'link'],
  base: {
    root: {
      p: '16',
      bg: 'error.wash',
      border: '1px solid {colors.error.fg}',
      borderRadius: 'l3',
      display: 'grid',
      gap: '8',
    },
    title: { textStyle: 'h3', display: 'flex', gap: '8', alignItems: 'center', '& svg': { color: 'error.fg' } },
    // Short ones stand in a line. The air of a target reaches over its own place.
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '16',
      my: '-6px',
      listStyle: 'none',
    },
    link: {
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textAlign: 'start',
      // Each of them a target of its own.
      py: '6',
      cursor: 'pointer',
      bg: 'transparent',
      textStyle: 'body.md',
    },
  },
});
