import { defineSlotRecipe } from '@pandacss/dev';

/** What a loan would cost each month: the one large figure, the sum of each bank, and the bar that keeps it in sight. */
export const estimate = defineSlotRecipe({
  className: 'estimate',
  slots: [
    'panel',
    'wide',
    'head',
    'caption',
    'figure',
    'inAll',
    'take',
    'heads',
    'payments',
    'rule',
    'bar',
    'dock',
    'go',
    'ends',
    'toggle',
    'short',
    'sheet',
  ],
  base: {
    panel: {
      display: 'grid',
      gap: '16',
      p: '16',
      minWidth: '0',
      bg: 'accent.wash',
      border: '1px solid {colors.accent.edge}',
      borderRadius: 'l3',
      tablet: { p: '20' },
    },
    // Where there is one column, the bar has it all.
    wide: { desktopDown: { display: 'none' } },
    head: { display: 'grid', gap: '2', minWidth: '0' },
    caption: { textStyle: 'body.sm', color: 'fg.muted' },
    figure: {
      textStyle: 'amount.lg',
      fontSize: 'min(2rem, 8vw)',
      desktop: { fontSize: '2.25rem', '.columns__root--parts_table &': { fontSize: 'min(2rem, 2.6vw)' } },
    },
    // The second line of the large figure.
    inAll: { textStyle: 'amount.md' },
    take: {
      justifySelf: 'start',
      minHeight: 'target',
      color: 'link',
      textStyle: 'label',
      textAlign: 'start',
      cursor: 'pointer',
    },
    // What the rows below name at their two ends.
    heads: {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: '8',
      mb: '-8px',
      textStyle: 'body.sm',
      color: 'fg.muted',
    },
    // A bank a row: its sign, its name, what a month costs.
    payments: {
      listStyle: 'none',
      display: 'grid',
      textStyle: 'body.sm',
      // Large letters take the sum to a line of its own.
      // Rows have lines of their own: their signs and sums stand where the name is.
      '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '8', py: '8' },
      '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
      '& svg': { width: '32', height: '32' },
      '& small': { display: 'block', textStyle: 'label', color: 'approved.fg' },
      '& > li > span': { flex: '1 1 5rem', minWidth: '0' },
      '& > li > span:last-child': {
        flex: 'none',
        marginInlineStart: 'auto',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 'semibold',
        whiteSpace: 'nowrap',
        textAlign: 'end',
      },
    },
    rule: { borderTop: '1px solid {colors.accent.edge}', pt: '12', display: 'grid', gap: '12', alignContent: 'start' },
    bar: {
      mx: '-16',
      bg: 'surface',
      borderTop: '1px solid {colors.border.subtle}',
      // Upwards alone: nothing lies below it but the page's foot.
      boxShadow: '0 -12px 24px -12px #0e12192e',
      zIndex: 'base',
      '@media (min-height: 480px)': {
        position: 'sticky',
        bottom: '0',
        // With letters larger than usual it would cover what is typed: it then stands at its place.
        '&:has(> .estimate__ends)': { bottom: 'min(0px, (18px - 1rem) * 99)' },
      },
      '@media (max-width: 340px)': { mx: '-12' },
      tablet: { borderTopRadius: 'l3' },
      desktop: { display: 'none' },
      '@media print': { position: 'static' },
    },
    // The bar of a form: its button stands at the other end of it, wherever the bar is.
    dock: {
      '& > p': { display: 'grid', alignContent: 'center', minHeight: '72px', pe: 'calc(54% + 12px)', cursor: 'auto' },
      '&:has(+ [type=submit]) + [type=submit]': {
        desktopDown: {
          alignSelf: 'flex-end',
          width: '54%!',
          px: '8',
          mt: 'calc(-82px - var(--safe-b))',
          mb: 'calc(10px + var(--safe-b))',
          zIndex: 'base',
          '@media (min-height: 480px)': { position: 'sticky', bottom: 'calc(10px + var(--safe-b))' },
          '@media print': { position: 'static' },
        },
      },
    },
    // Where there are two columns: the button ends the first of them, and stays in sight however long it is.
    go: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px 16px',
      // What passes below it ends softly, with its edges.
      mx: '-4',
      px: '4',
      py: '12',
      bg: 'canvas',
      boxShadow: '0 -8px 8px {colors.canvas}',
      zIndex: 'base',
      '@media (min-height: 480px)': { position: 'sticky', bottom: 'min(0px, (18px - 1rem) * 99)' },
      '@media print': { position: 'static' },
      '& > *': { flex: '1 0 100%' },
      '& > [type=submit]': { flex: '1 1 16rem', maxWidth: '500px' },
      '& > [type=submit] + *': { flex: 'none', marginInlineStart: 'auto' },
    },
    // The figure, and at the other end of the bar the form's button; what is said of a press has a line of its own.
    ends: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '12',
      pe: '16',
      pb: 'var(--safe-b)',
      '& > *': { flex: '1 0 100%', ms: '16', my: '12' },
      '& > button': { flex: '1 1 8rem', minWidth: '0', my: '0' },
      '& > [aria-controls]': { ms: '0', pe: '0' },
      '& > [aria-controls] + [type=submit]': { flex: '0 0 8.5rem', ms: '0', px: '12' },
      '& > [type=submit]': { my: '10' },
      // No answer yet: it is not to be taken for one.
      '& > [data-example] strong': { color: 'fg.muted', fontWeight: 'regular' },
      '@media (max-width: 359px)': {
        columnGap: '8',
        pe: '12',
        '& > [aria-controls] + [type=submit]': { flexBasis: '7.5rem', px: '8' },
        '& > [aria-controls]': { gap: '4', px: '12' },
        '& > [aria-controls] span > span > span': { display: 'none' },
        // What an example is of takes the line.
        '& > [data-example]': { flexBasis: '100%' },
        '& > [data-example] + [type=submit]': { flexBasis: '100%', ms: '12', mt: '0' },
      },
    },
    toggle: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12',
      width: 'full',
      minHeight: '64',
      px: '16',
      py: '8',
      textAlign: 'start',
      color: 'fg',
      cursor: 'pointer',
      '& svg': { flexShrink: '0', color: 'link', _motionSafe: { transition: 'transform {durations.base}' } },
      '&[aria-expanded=false] svg': { transform: 'rotate(180deg)' },
      '&:focus-visible': { outlineOffset: '-4px' },
    },
    short: { display: 'grid', minWidth: '0', '& strong': { textStyle: 'h3', fontVariantNumeric: 'tabular-nums' } },
    sheet: {
      maxHeight: '60vh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '@supports (height: 1svh)': { maxHeight: '60svh' },
    },
  },
});
