import { defineSlotRecipe } from '@pandacss/dev';

/** From the bank to the button that shows more; all lines share them. */
const columns = {
  gridTemplateColumns: 'minmax(0, 1fr) 96px 84px 104px 72px 44px',
  // Nothing is paid beside any of the loans.
  '&:is([data-plain] *)': { gridTemplateColumns: 'minmax(0, 1fr) 120px 120px 72px 44px' },
  // What is paid beside the only one stands below its figures.
  '&:is([data-one] *)': { gridTemplateColumns: 'minmax(0, 1fr) auto auto 44px', columnGap: '24' },
} as const;

/**
 * Offers beside each other: cards on a phone, lines of a table from 1024 px on. Lines are grids, for a row of a real table
 * cannot hold the label that covers it in older browsers; roles say in words that it is a table.
 */
export const offerTable = defineSlotRecipe({
  className: 'offerTable',
  slots: [
    'root',
    'head',
    'sort',
    'offer',
    'row',
    'bank',
    'name',
    'about',
    'badge',
    'changed',
    'figure',
    'all',
    'beside',
    'label',
    'why',
    'more',
    'opens',
    'open',
    'ways',
    'tick',
    'bar',
  ],
  base: {
    root: {
      display: 'grid',
      gap: '8',
      // What a name stands away for: of one alone there is nothing to pick.
      '--pick': '32px',
      '&[data-one]': { '--pick': '0px' },
      desktop: { gap: '0', bg: 'surface', border: '1px solid {colors.border.subtle}', borderRadius: 'l3' },
    },
    head: {
      display: 'none',
      desktop: {
        position: 'sticky',
        top: '[56px]',
        zIndex: 'base',
        display: 'grid',
        alignItems: 'center',
        columnGap: '8',
        px: '16',
        minHeight: 'control',
        bg: 'surface',
        borderBottom: '1px solid {colors.border.subtle}',
        borderTopRadius: 'l3',
        textStyle: 'body.sm',
        color: 'fg.muted',
        '& > :not(:first-child)': { textAlign: 'end' },
        ...columns,
        // Of one alone each figure says itself what it is.
        '&:is([data-one] *)': { display: 'none' },
      },
    },
    sort: {
      minHeight: 'target',
      cursor: 'pointer',
      textAlign: 'inherit',
      textStyle: 'body.sm',
      // Before the words: they end where the figures below them do.
      _before: { content: '"\\2195" / ""', pe: '4' },
      _hover: { textDecoration: 'underline' },
      '[aria-sort=ascending] > &': { color: 'fg', fontWeight: 'semibold' },
      '[aria-sort=ascending] > &::before': { content: '"\\2193" / ""' },
    },
    offer: {
      position: 'relative',
      bg: 'surface',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'l3',
      '&[data-picked]': {
        borderColor: 'accent.solid',
        bg: 'accent.wash',
        boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
      },
      '&:has(input:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      _print: { breakInside: 'avoid' },
      desktop: {
        border: '0',
        borderRadius: '[0]',
        bg: 'transparent',
        '&:not(:last-child)': { borderBottom: '1px solid {colors.border.subtle}' },
        '&:last-child': { borderBottomRadius: 'l3' },
        '&[data-picked]': { boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' },
        '&[data-picked]:is([data-one] *)': { borderRadius: 'l3' },
      },
    },
    row: {
      // Both sums share a line while they fit; what is written below them may take two.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '8',
      rowGap: '4',
      px: '16',
      py: '8',
      // Of three and more as many as may be are seen at once.
      '&:is([data-few] *)': { desktopDown: { py: '16' } },
      desktop: {
        display: 'grid',
        alignItems: 'start',
        py: '12',
        ...columns,
        // One line of cells, and what is said about the last figure below all of them.
        '& > *': { gridRow: '1' },
      },
    },
    bank: {
      flex: '1 0 100%',
      display: 'flex',
      gap: '12',
      minWidth: '0',
      alignItems: 'flex-start',
      desktopDown: { order: '-2' },
      '&:is([data-few] *)': { desktopDown: { pb: '8' } },
      '& input': { position: 'absolute', insetInlineEnd: '16' },
      desktop: {
        ps: 'var(--pick)',
        // Beside the reason of the rate, where nothing else stands below the name.
        '&:not(:has(.offerTable__about))': { gridRow: '1 / span 2', gridColumn: '1' },
        '& input': { insetInlineStart: '16', insetInlineEnd: 'auto', pointerEvents: 'none' },
        '& svg': { width: '32', height: '32' },
      },
    },
    name: {
      flex: '1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      justifyItems: 'start',
      minWidth: '0',
      '& label, & h3': { textStyle: 'h3', pe: '32', desktop: { textStyle: 'body.strong', pe: '0' } },
      '& label': { cursor: 'pointer', _before: { content: '""', position: 'absolute', inset: '0' } },
    },
    // On a desk below the bank's name and the figures beside it, which take one line.
    about: {
      display: 'grid',
      gap: '2',
      textStyle: 'body.sm',
      color: 'fg.muted',
      desktop: { display: 'flex', flexWrap: 'wrap', columnGap: '12', width: '[480px]' },
    },
    badge: {
      display: 'flex',
      justifySelf: 'start',
      gap: '4',
      px: '8',
      py: '2',
      borderRadius: 'l1',
      fontWeight: 'semibold',
      color: 'approved.fg',
      bg: 'approved.bg',
      '& svg': { flexShrink: '0', width: '16!', height: '20!' },
    },
    changed: {
      display: 'flex',
      gap: '4',
      color: 'pending.fg',
      '& svg': { flexShrink: '0', width: '16!', height: '20!' },
    },
    figure: {
      textStyle: 'amount.md',
      fontSize: 'min(1.375rem, 6.4vw)',
      flex: '[1 1 40%]',
      '&[data-same]': { desktopDown: { flex: '[1 0 100%]' } },
      // A part of what a month takes: at the other end, and smaller.
      '&:not([data-same]):not(:is([data-plain] *))': {
        desktopDown: { textAlign: 'end', textStyle: 'body.md', fontVariantNumeric: 'tabular-nums' },
      },
      whiteSpace: 'nowrap',
      // Where it is all that a month takes, the heading goes by it.
      desktop: { textStyle: 'body.md', textAlign: 'end', '&:is([data-plain] *)': { fontWeight: 'semibold' } },
    },
    // First and largest in each card, at one place: the order and the heading go by this one.
    all: {
      flex: '[1 1 40%]',
      textStyle: 'amount.md',
      fontSize: 'min(1.375rem, 6.4vw)',
      desktopDown: { order: '-1' },
      '& > b': { whiteSpace: 'nowrap', fontWeight: 'inherit' },
      '&[data-same]': { desktopDown: { display: 'none' } },
      // Another measure, so in a line of its own below the payment.
      '&:is([data-plain] *)': {
        desktopDown: {
          flex: '[1 0 100%]',
          order: '0',
          textStyle: 'body.sm',
          fontSize: '[0.875rem]',
          '& > b': { fontWeight: 'semibold' },
          '& > span': { display: 'inline' },
        },
      },
      desktop: {
        alignSelf: 'start',
        textAlign: 'end',
        fontSize: '[1.0625rem]',
        lineHeight: '[1.5rem]',
        fontWeight: 'semibold',
        '&:is([data-plain] *)': { textStyle: 'body.md', fontSize: '[1rem]', fontWeight: 'regular' },
      },
    },
    beside: {
      display: 'none',
      desktop: {
        display: 'block',
        textAlign: 'end',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        '&:is([data-one] *)': { display: 'none' },
      },
    },
    label: {
      display: 'block',
      textStyle: 'body.sm',
      color: 'fg.muted',
      fontWeight: 'regular',
      whiteSpace: 'normal',
      desktop: { '&:not(:is([data-one] *))': { display: 'none' } },
    },
    why: {
      flex: '[1 1 0]',
      minWidth: '[8rem]',
      '@media (max-width: 340px)': { flex: '[1 0 100%]' },
      '&:is([data-few] *)': { desktopDown: { pt: '8' } },
      textStyle: 'body.sm',
      '& b': { fontWeight: 'semibold' },
      '& > span > span': { desktopDown: { display: 'none' } },
      desktop: {
        display: 'contents',
        '& b': {
          gridRow: '1',
          gridColumn: '-3 / -2',
          textStyle: 'body.md',
          fontWeight: 'regular',
          textAlign: 'end',
          whiteSpace: 'nowrap',
        },
        '& > span': {
          gridRow: '2',
          gridColumn: '1 / -2',
          ps: 'calc(var(--pick) + 44px)',
          color: 'fg.muted',
          _firstLetter: { textTransform: 'uppercase' },
        },
        // In one line of words below the only one.
        '&:is([data-one] *)': {
          display: 'block',
          gridRow: '2',
          gridColumn: '1 / -1',
          ps: '44px',
          color: 'fg.muted',
          '& b': { textStyle: 'body.sm', fontWeight: 'semibold', color: 'fg' },
          '& b > span': { display: 'inline!' },
          '& > span': { ps: '0', _firstLetter: { textTransform: 'none' } },
        },
      },
    },
    // Above the label, which covers the card.
    more: {
      position: 'relative',
      alignSelf: 'end',
      marginInlineStart: 'auto',
      my: '-12',
      me: '-12',
      // In a line of its own it begins where the words above do.
      '@media (max-width: 340px)': { ms: '-12', mt: '-8' },
      desktop: { gridColumn: '-2 / -1', alignSelf: 'start', m: '-10px 0' },
      '&[data-open] svg': { transform: 'rotate(180deg)' },
    },
    opens: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4',
      minWidth: 'target',
      minHeight: 'target',
      px: '12',
      borderRadius: 'l2',
      color: 'link',
      textStyle: 'label',
      cursor: 'pointer',
      _hover: { bg: 'accent.wash' },
      desktop: { px: '0', color: 'fg', '& > span': { display: 'none' } },
    },
    open: {
      position: 'relative',
      display: 'grid',
      gap: '12',
      px: '16',
      pb: '16',
      desktop: { ps: 'calc(var(--pick) + 60px)', '& > :has(> [data-picked]:only-child)': { display: 'none' } },
    },
    // Of one height, each in one line on most phones; what the panel beside the offers says, too, is left to it.
    ways: {
      display: 'flex',
      gap: '8',
      '& > *': { px: '8' },
      '&[data-picked]': { desktop: { display: 'none' } },
    },
    // Above the label, which covers the card.
    tick: { position: 'relative', px: '16', pb: '8', desktop: { ps: 'calc(var(--pick) + 60px)' } },
    // Above what goes on with the chosen one; with letters larger than usual at its place, as that is.
    bar: {
      position: 'sticky',
      bottom: 'min(calc(72px + var(--safe-b)), (18px - 1rem) * 99)',
      zIndex: 'base',
      display: 'grid',
      py: '8',
      mx: '[-16px]',
      px: '16',
      bg: 'canvas',
      textStyle: 'body.sm',
      _print: { display: 'none' },
      '@media (max-width: 340px)': { mx: '[-12px]', px: '12' },
      desktop: { position: 'static', justifyItems: 'start', mx: '0', px: '0' },
    },
  },
});

/** What goes on with the chosen one: in sight at the foot of a phone, from 1024 px on beside the rows. */
export const chosen = defineSlotRecipe({
  className: 'chosen',
  slots: ['bar', 'line', 'about', 'ways', 'signed'],
  base: {
    bar: {
      // With letters larger than usual it takes more than its part of the page: it then stands at its place.
      position: 'sticky',
      bottom: 'min(0px, (18px - 1rem) * 99)',
      zIndex: 'base',
      display: 'grid',
      gap: '12',
      mx: '[-16px]',
      px: '16',
      pt: '12',
      pb: 'calc(12px + var(--safe-b))',
      bg: 'surface',
      borderTop: '1px solid {colors.border.subtle}',
      _print: { position: 'static' },
      '@media (max-width: 340px)': { mx: '[-12px]', px: '12' },
      desktop: { position: 'static', mx: '0', p: '16', border: '1px solid {colors.border.subtle}', borderRadius: 'l3' },
    },
    // What it costs and the way on beside each other, as in the bar of a form; below each other where both do not fit.
    line: {
      desktopDown: {
        display: 'flex!',
        flexWrap: 'wrap',
        alignItems: 'center',
        '& > .button': { flex: '1 1 50%', width: 'auto', px: '8' },
        '& > .banner': { flex: '0 0 100%' },
        '& > p': { flex: '1 1 6.5rem' },
      },
    },
    about: { display: 'none', desktop: { display: 'grid', gap: '12' } },
    // Under the button of a phone: what it signs. Where there is room it stands above.
    signed: { textStyle: 'body.sm', color: 'fg.muted', textAlign: 'center', desktop: { display: 'none' } },
    // Their words begin where those above do.
    ways: { display: 'flex', flexWrap: 'wrap', columnGap: '8', mx: '-12', '& > *': { px: '12' } },
  },
});
