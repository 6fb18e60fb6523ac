import { defineSlotRecipe } from '@pandacss/dev';

/**
 * Two or three offers beside each other, a line for each figure. On a desk its name stands before the values; elsewhere above
 * them, so that the columns are as wide as may be. How many offers there are is said with `--offers`.
 */
export const comparison = defineSlotRecipe({
  className: 'comparison',
  slots: ['leads', 'root', 'group', 'row', 'corner', 'name', 'note', 'label', 'best'],
  base: {
    // What it comes to, before the figures.
    leads: { display: 'grid', gap: '4', '& strong': { fontWeight: 'semibold' } },
    root: { display: 'grid', textStyle: 'body.md' },
    group: { display: 'contents' },
    row: {
      display: 'grid',
      columnGap: '12',
      gridTemplateColumns: 'repeat(var(--offers), minmax(0, 1fr))',
      alignItems: 'baseline',
      py: '8',
      borderBottom: '1px solid {colors.border.subtle}',
      '& > *': { textAlign: 'left', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
      desktop: {
        columnGap: '24',
        gridTemplateColumns: 'minmax(0, var(--names, 11rem)) repeat(var(--offers), minmax(0, 1fr))',
      },
      // The choice below draws its own line.
      '&:last-child:not([data-names])': { borderBottom: '0' },
      // What each comes to is looked for first.
      '&[data-main] > [role=cell]': {
        textStyle: 'amount.md',
        fontSize: { base: 'min(1.25rem, 5.2vw)', desktop: '1.125rem' },
      },
      // The names stay above their figures.
      '&[data-names]': { position: 'sticky', top: '-1px', alignItems: 'start', bg: 'surface.raised' },
    },
    // Only read out where the names of figures have no column.
    corner: { textStyle: 'body.sm', color: 'fg.muted', desktopDown: { srOnly: true } },
    // In line with its mark where the columns are wide.
    name: {
      display: 'grid',
      gap: '8',
      textStyle: 'body.strong',
      '& svg': { width: '28px', height: '28px' },
      desktop: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
    },
    note: { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
    label: {
      gridColumn: '1 / -1',
      pb: '2',
      textStyle: 'body.sm',
      color: 'fg.muted',
      desktop: { gridColumn: 'auto', pb: '0' },
    },
    best: {
      fontWeight: 'semibold',
      color: 'approved.fg',
      '& > svg': { display: 'inline-block', verticalAlign: '-2px', marginInlineEnd: '4' },
    },
  },
});
