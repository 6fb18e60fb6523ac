import { css } from '@styled/css';

/** Columns of the desk, from the customer to the button; all rows share them. */
const columns = { gridTemplateColumns: '[minmax(0, 5fr) minmax(0, 5fr) 132px minmax(0, 6fr) 116px 48px]' } as const;

/**
 * One table for all widths: cards on a phone, lines on a desk. Rows are grids, for a row of a real table cannot hold the
 * link that covers it in older browsers; roles say in words that it is a table.
 */
export const table = css({ display: 'block', width: 'full' });
export const head = css({
  display: 'none',
  desktop: {
    display: 'grid',
    columnGap: '16',
    px: '16',
    pb: '8',
    textStyle: 'body.sm',
    color: 'fg.muted',
    textAlign: 'start',
    ...columns,
  },
});
export const body = css({
  display: 'grid',
  gap: '12',
  desktop: { gap: '0', bg: 'surface', border: '1px solid {colors.border.subtle}', borderRadius: 'l3' },
  '&[aria-busy=true]': { opacity: 'half' },
});
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) 48px]',
  gap: '8',
  p: '16',
  bg: 'surface',
  border: '1px solid {colors.border.subtle}',
  borderRadius: 'l3',
  _hover: { borderColor: 'accent.solid' },
  desktop: {
    columnGap: '16',
    alignItems: 'center',
    py: '8',
    border: '0',
    borderRadius: '[0]',
    bg: 'transparent',
    '&:not(:last-child)': { borderBottom: '1px solid {colors.border.subtle}' },
    _hover: { bg: 'accent.wash' },
    ...columns,
  },
  touchAction: 'manipulation',
});

/** Cells as they stand in a card: the name and the button in the first line, the rest below, each over the whole width. */
const wide = { gridColumn: '1 / -1', desktop: { gridColumn: 'auto' } } as const;
export const cells = {
  customer: css({ minWidth: '0', display: 'grid', gap: '2', alignContent: 'center' }),
  car: css({ minWidth: '0', ...wide }),
  sum: css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums', ...wide }),
  state: css({ minWidth: '0', display: 'grid', gap: '4', justifyItems: 'start', ...wide }),
  about: css({ textStyle: 'body.sm', color: 'fg.muted', display: 'flex', flexWrap: 'wrap', columnGap: '8', ...wide }),
  // On a phone beside the name, on a desk at the end.
  more: css({
    gridRow: '1',
    gridColumn: '2',
    position: 'relative',
    desktop: { gridRow: 'auto', gridColumn: 'auto' },
  }),
};

/** The link whose area is the whole row. */
export const cover = css({
  textStyle: 'body.strong',
  color: 'fg',
  textDecoration: 'none',
  _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
  _focusVisible: { outline: '0', _before: { outline: '3px solid {colors.focus}', outlineOffset: '[-3px]' } },
});
export const small = css({ textStyle: 'body.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
