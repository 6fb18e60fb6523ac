import { defineSlotRecipe } from '@pandacss/dev';

/** Where the row's words begin: beyond the mark and its gap. */
const INDENT = '48px';

/**
 * An insurer's offer in two or three lines: who, how much, how much more than the cheapest, one difference. The label is the
 * whole row; the way to the details lies over its last line, beside what that line keeps free.
 */
export const insurerRow = defineSlotRecipe({
  className: 'insurerRow',
  slots: [
    'list',
    'root',
    'label',
    'line',
    'who',
    'radio',
    'name',
    'price',
    'more',
    'note',
    'rated',
    'waits',
    'details',
    'after',
    'under',
  ],
  base: {
    list: { display: 'grid', gap: '8', listStyle: 'none' },
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // The way to the details ends the row, where there is room.
      desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      bg: 'surface',
      borderRadius: 'l3',
      border: '1px solid {colors.border.subtle}',
      '&:hover': { borderColor: 'border.control' },
      '&[data-chosen]': {
        bg: 'accent.wash',
        borderColor: 'link',
        outline: '1px solid {colors.link}',
        outlineOffset: '-2px',
      },
      '&[data-waits]:hover': { borderColor: 'border.subtle' },
    },
    label: {
      gridArea: '1 / 1',
      display: 'grid',
      px: '16',
      py: '8px',
      rowGap: '2',
      cursor: 'pointer',
      desktop: {
        gridTemplateColumns: '24px minmax(0, 1fr) auto',
        columnGap: '16px',
        alignItems: 'center',
        ps: '20',
        pe: '8',
        py: '14px',
      },
      '&[data-waits]': { cursor: 'default' },
    },
    // A line of its own on a narrow page, cells of the row on a wide one.
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      // What finds no place at the other end begins where the line does.
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '12',
      ps: INDENT,
      _first: { flexWrap: 'nowrap', alignItems: 'center', ps: '0' },
      desktop: { display: 'contents' },
    },
    who: {
      flex: '1',
      minWidth: '0',
      // The mark stands in the middle of both lines, as the radio does.
      desktop: { gridArea: '1 / 2', '& svg:first-child': { position: 'relative', top: '11px' } },
    },
    radio: { alignSelf: 'flex-start', mt: '4', desktop: { gridArea: '1 / 1 / 3 / 2', alignSelf: 'center', mt: '0' } },
    name: { textStyle: 'body.strong' },
    price: {
      textStyle: 'amount.md',
      fontWeight: 'bold',
      desktop: { gridArea: '1 / 3', textAlign: 'end' },
    },
    more: {
      textStyle: 'body.sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      '&[data-least]': { color: 'approved.fg', fontWeight: 'semibold' },
      // Right below its price, however many lines stand beside it.
      desktop: { gridArea: '2 / 3', alignSelf: 'start', textAlign: 'end' },
    },
    note: {
      textStyle: 'body.sm',
      color: 'fg.muted',
      minWidth: '0',
      // Beside the way to the details.
      pe: { base: '32px', desktop: '0' },
      '& svg': { display: 'inline', verticalAlign: '-3px', color: 'pending.icon' },
      '& b': { color: 'fg', fontWeight: 'semibold' },
      ps: INDENT,
      desktop: { gridArea: '2 / 2' },
    },
    // Beside its mark, where it is no row to choose.
    rated: {
      textStyle: 'body.sm',
      color: 'fg.muted',
      '& svg': { display: 'inline', verticalAlign: '-3px', color: 'pending.icon' },
      '& b': { color: 'fg', fontWeight: 'semibold' },
    },
    waits: { width: '40%', mt: '2', marginInlineStart: INDENT, desktop: { gridArea: '2 / 2' } },
    details: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      justifySelf: 'end',
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      minWidth: '44px',
      // A tap on the line above it means the row.
      mb: '-4px',
      px: '16',
      color: 'link',
      textStyle: 'body.sm',
      cursor: 'pointer',
      textUnderlineOffset: '3px',
      '&:hover': { textDecoration: 'underline' },
      // A word where there is room for one.
      '& > span': { desktopDown: { display: 'none' } },
      '& > svg': { desktop: { display: 'none' } },
      desktop: { gridArea: '1 / 2', alignSelf: 'center', marginInlineEnd: '8', mb: '0' },
    },
    // In line with the row's words.
    under: { ps: INDENT, desktop: { ps: '88px' } },
    // What is said of this offer alone: another price than before, other terms than asked for, the tick to compare.
    after: {
      display: 'grid',
      gap: '8',
      px: '16',
      pb: '12',
      '&:empty': { display: 'none' },
      desktop: { gridColumn: '1 / -1', px: '20' },
    },
  },
});

/** Deductibles with what each costs, of one size, beside each other. */
export const deductibles = defineSlotRecipe({
  className: 'deductibles',
  slots: ['root', 'title', 'list', 'said'],
  base: {
    root: { display: 'grid', gap: { base: '4', desktop: '8' }, mb: { base: '-8', desktop: '0' } },
    // On a phone the words below say it, and prices of insurers stand nearer.
    title: { textStyle: 'h3', desktopDown: { srOnly: true } },
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: '8',
      '@media (max-width: 374px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& > .banner': { gridColumn: '1 / -1', order: '-1' },
      '& > .button': {
        display: 'grid',
        alignContent: 'center',
        justifyContent: 'center',
        justifyItems: 'center',
        gap: '2',
        px: '2',
        py: '6px',
        bg: 'surface!',
        color: 'fg!',
        border: '1px solid {colors.border.control}',
        textStyle: 'body.sm',
        fontVariantNumeric: 'tabular-nums',
        '& b': { textStyle: 'body.strong' },
        '&[aria-pressed=true]': {
          bg: 'accent.wash!',
          borderColor: 'link',
          outline: '1px solid {colors.link}',
          outlineOffset: '-2px',
        },
        '&:hover': { borderColor: 'link' },
      },
    },
    said: { textStyle: 'body.sm', color: 'fg.muted' },
  },
});

/** The line above the offers: how many have answered, in which order they stand, of whom. */
export const offerTools = defineSlotRecipe({
  className: 'offerTools',
  slots: [
    'asked',
    'words',
    'root',
    'said',
    'count',
    'box',
    'select',
    'icon',
    'toggle',
    'until',
    'way',
    'quiet',
    'others',
  ],
  base: {
    // Why a press came to nothing stands above the words, not beside them.
    asked: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '16',
      textStyle: 'body.sm',
      '& > .banner': { width: 'full', order: '-1' },
      '& > .button': { px: '0' },
      // The button's height is no distance.
      my: { base: '-4', desktop: '-8' },
    },
    words: {
      minWidth: '0',
      flex: { base: '1', desktop: '0 1 auto' },
      // One line there, all of it parted in one way.
      desktop: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '4',
        '& > p + p': { _before: { content: '"· " / ""' } },
      },
    },
    // From 1024 px on it stands with the rest of what is chosen.
    until: { textStyle: 'body.sm', color: 'fg.muted', desktop: { display: 'none' } },
    // Names of insurers are long: the button's words stand in one line on most phones.
    way: { '& > .button': { px: '8' } },
    // Quiet ways, one below the other: their words stand in line with the text around, and so does why one came to nothing.
    quiet: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      // No farther than there is room beside it: a button that is partly out of the window is not in sight.
      '& > .button': { marginInlineStart: '-12px', px: '11px', color: 'fg.muted!' },
      '& > :not(.button)': { alignSelf: 'stretch' },
      '.notice__actions &': { alignItems: 'center' },
      '.notice__actions & > .button': { marginInlineStart: '0' },
    },
    // Ways beside the main one, in a line while they fit, from where the text begins.
    others: {
      display: 'flex',
      flexWrap: 'wrap',
      '& > .button': { px: '11px' },
      '& > :not(.button)': { flex: '0 0 100%' },
      marginInlineStart: '-12px',
    },
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '8',
      rowGap: '4',
      mb: { base: '-4', desktop: '0' },
    },
    said: {
      textStyle: 'body.sm',
      fontWeight: 'semibold',
      flex: '1 0 auto',
      maxWidth: 'full',
      width: { base: 'full', desktop: 'auto' },
      // With nothing to pick beside it, the word stands at the other end of its line.
      '&:has(+ button)': { width: 'auto' },
    },
    // Beside the order that they stand in, on a phone, too.
    count: {
      textStyle: 'body.sm',
      fontWeight: 'semibold',
      // Beside the list and the word to compare, on two lines; on the narrowest phone above them.
      flex: { base: '0 1 7.25rem', desktop: '1 0 auto' },
      '@media (max-width: 374px)': { flexBasis: '100%' },
    },
    box: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      // Both lists and the word beside them share a line on most phones, and fill it.
      flex: { base: '1 1 96px', desktop: '1 1 8rem' },
      minWidth: '0',
      maxWidth: { desktop: '14rem' },
      border: '1px solid {colors.border.control}',
      borderRadius: 'l2',
      bg: 'surface',
      '&[data-narrow]': { desktopDown: { flex: '2 1 132px' } },
    },
    select: {
      appearance: 'none',
      minHeight: '42px',
      width: 'full',
      minWidth: '0',
      ps: { base: '10', desktop: '12' },
      pe: { base: '28px', desktop: '32' },
      borderRadius: 'l2',
      bg: 'transparent',
      color: 'inherit',
      // Below 16 px a phone would zoom in.
      textStyle: 'body.md',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
    icon: { position: 'absolute', insetInlineEnd: '12', color: 'fg.muted', pointerEvents: 'none' },
    toggle: {
      // Of one shape with the lists beside it.
      minHeight: '44px',
      px: { base: '8', desktop: '12' },
      borderRadius: 'l2',
      bg: 'accent.subtle',
      color: 'accent.onSubtle',
      textStyle: 'label',
      fontWeight: 'semibold',
      cursor: 'pointer',
      '&:hover': { bg: 'accent.subtleHover' },
    },
  },
});
