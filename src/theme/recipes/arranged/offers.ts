/** Offers and figures of theirs: rows, bars, tables. */
export const offers = {
  /** Whose an offer is, and for which car: its card has room around it already. */
  offered: { display: 'grid', gap: '12', '& > .policyCard__body': { p: '0!' } },
  /** The mark of whose sheet it is, before its name. */
  mark: { flexShrink: '0', mt: '2' },
  /** What is covered and what is not, beside each other on a sheet, too: both are to be seen at once. */
  covers: {
    '& > .policyCard__cover': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
      py: '16',
      borderTop: '1px solid {colors.border.subtle}',
      borderBottom: '1px solid {colors.border.subtle}',
    },
    '& li': { textStyle: 'body.sm' },
  },
  /** Banks to tick, a row each: the box at the middle of the mark, all words in one column beside it. */
  ticks: {
    display: 'grid',
    gap: '16',
    '& label': { my: '0!', py: '0' },
    '& input': { mt: '6' },
    '& .choice__note, & [data-pays]': { ps: '48px' },
    '& [data-pays]': { tablet: { ps: '0' } },
    '& > :not(:last-child)': { pb: '16', borderBottom: '1px solid {colors.border.subtle}' },
  },
  /** A table as wide as the page that nothing is picked in: no place for a mark, what opens stands in two columns. */
  plain: {
    desktop: {
      '& .offerTable__bank': { ps: '0' },
      '& .offerTable__why > span': { ps: '44px' },
      '& [data-one] .offerTable__why > span': { ps: '0' },
      '& .offerTable__open, & .offerTable__tick': { ps: '60px' },
      '& .offerTable__open > dl ~ *': { justifySelf: 'start', width: 'auto!' },
      '& .offerTable__open > dl': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        columnGap: '48',
      },
    },
  },
  /** Offers that are built alike: the payment leads, what all payments come to ends its line; on a desk a line of a table. */
  offers: {
    '& .insurerRow__price': { textStyle: 'amount.md', fontSize: 'min(1.5rem, 6.4vw)', whiteSpace: 'nowrap' },
    '& .insurerRow__price > span, & .insurerRow__more > span': { display: 'block', fontWeight: 'regular' },
    '& .insurerRow__more': { textStyle: 'body.strong', color: 'fg', whiteSpace: 'nowrap', textAlign: 'end' },
    desktopDown: {
      '& .insurerRow__label': { px: '16', py: '16', rowGap: '8' },
      '& .insurerRow__line, & .insurerRow__note': { ps: '0' },
      // Beside the last line, as high as it.
      '& .insurerRow__details': { px: '16', mb: '4' },
      '& .insurerRow__note': { pe: '5.4rem' },
      '& .insurerRow__after': { px: '16' },
    },
    desktop: {
      // A line of a table: the figures of each below those of the one before; what is said of it below its name.
      '& .insurerRow__label': {
        gridTemplateColumns: '24px minmax(0, 1fr) minmax(6.5rem, auto) minmax(6rem, auto)',
        columnGap: '16px',
        rowGap: '4',
        ps: '16',
        pe: '4',
        py: '16',
      },
      '& .insurerRow__radio': { gridArea: '1 / 1 / 4 / 2' },
      '& .insurerRow__who': { gridArea: '1 / 2', '& svg:first-child': { top: '0!' } },
      '& .insurerRow__price': { gridArea: '1 / 3', textAlign: 'end', fontSize: '1.25rem' },
      '& .insurerRow__more': { gridArea: '1 / 4', textAlign: 'end', alignSelf: 'center' },
      '& [data-badge]': { gridArea: '2 / 2 / 3 / 5' },
      '& .insurerRow__note': { gridArea: '3 / 2 / 4 / 5', ps: '0' },
      '& .insurerRow__details': { marginInlineEnd: '4' },
      '& .insurerRow__after': { px: '16' },
      '& .insurerRow__under': { ps: '40px' },
    },
  },
  /** Terms to choose from, what each costs below its name: two beside each other, where there is room all. */
  terms: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    tablet: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& > button': {
      display: 'flex',
      flexDirection: 'column',
      minHeight: 'target',
      px: '12',
      py: '8',
      textAlign: 'start',
      textStyle: 'body.sm',
      color: 'fg.muted',
      bg: 'surface',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'l3',
      cursor: 'pointer',
    },
    '& > button:hover': { borderColor: 'border.control' },
    '& > button[aria-pressed=true]': {
      bg: 'accent.wash',
      borderColor: 'link',
      outline: '1px solid {colors.link}',
      outlineOffset: '-2px',
    },
    '& > button > :first-child': { color: 'fg', textStyle: 'label' },
    '& b': { color: 'fg', textStyle: 'body.strong', fontVariantNumeric: 'tabular-nums' },
    '& [data-least]': { color: 'approved.fg', fontWeight: 'semibold' },
  },
  /** The figures that an offer is about: beside each other while both fit, their names above them. */
  figures: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '32',
    rowGap: '8',
    '& > div > :first-child': { _firstLetter: { textTransform: 'uppercase' } },
  },
  /** Two parts of one figure: beside each other on the narrowest phones, too, while their words fit. */
  sums: { columnGap: '16', '& > div': { flex: '1 1 auto', minWidth: '0' } },
  /** Rows of an offer that stands alone: two beside each other where there is room. */
  twoRows: {
    '& dl': {
      desktop: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '32' },
    },
  },
  /** What decides, a sentence a line, before the figures that it comes from. */
  verdict: {
    gap: '8!',
    listStyle: 'none',
    textStyle: 'body.strong',
    '& > li + li': { borderTop: '1px solid {colors.accent.edge}', pt: '8' },
  },
  /** Below a table as wide as the page, a figure keeps near its name. */
  near: { '& dl, & dl ~ *': { desktop: { maxWidth: '560px' } } },
  /** Bars that are lines of a table, a name before each and a figure behind it. */
  bars: {
    width: 'full',
    tableLayout: 'fixed',
    textStyle: 'body.sm',
    overflowWrap: 'anywhere',
    '& th, & td': { py: '4', textAlign: 'start', fontWeight: 'normal' },
    '& thead th': { color: 'fg.muted', verticalAlign: 'bottom' },
    // A bar takes what its name and its figure leave: no page or dialog is wider for it.
    '& col:first-child': { width: 'min(5.5rem, 24vw)' },
    '& col:last-child': { width: 'min(6.5rem, 28vw)' },
    '& td:nth-child(2)': { px: '8' },
    '& tr > :last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
  /** Bars whose names and figures are short: the rest is theirs. */
  shortNames: {
    '& col:first-child': { width: 'min(4rem, 20vw)!' },
    '& col:last-child': { width: 'min(5.5rem, 28vw)!' },
  },
  /** Where there is little room the status stands below the name in every card, whether or not it would fit. */
  status: {
    display: 'flex',
    gap: '8',
    flexDirection: 'column',
    alignItems: 'flex-start',
    tablet: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
} as const;
