/** Parts of what is known or follows, on cards. */
export const cards = {
  /** Parts of what is known, on one card. */
  known: {
    px: '16',
    bg: 'surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    '& > *': { py: '16' },
    '& > * + *': { borderTop: '1px solid {colors.border.subtle}' },
    // The way to the rest has air of its own.
    '& > div:has(> [aria-expanded])': { py: '4' },
    // On a phone the words need the place of the picture.
    '& .carCard__picture': { desktopDown: { display: 'none' } },
  },
  /** A heading, and what may be done about all of its part, in one line. */
  titled: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16',
    mt: '-12px',
    // Of two lines, too, it keeps off what is below it.
    '& > h2': { textStyle: 'h3', py: '8' },
    '& > button': { flexShrink: '0' },
    // A way to another page ends where the cards below it do; what would break in its middle stands below.
    // As high as a heading alone.
    '&:has(> a)': { flexWrap: 'wrap', my: '-11px' },
    '& > a': { px: '0!', py: '0!', minHeight: 'target!' },
  },
  /** What is demanded beside a payment: it decides more than the rate does. */
  needs: { display: 'block', pb: '8', textStyle: 'body.sm', color: 'pending.fg' },
  /** Apart from what follows. */
  ruled: { pb: '16', borderBottom: '1px solid {colors.border.subtle}' },
  /** Rows that others follow in the same rhythm. */
  rows: { borderBottom: '1px solid {colors.border.subtle}' },
  /** Parts of a page on one card, a hairline between one and the next. */
  folds: {
    bg: 'surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    '&:empty': { display: 'none' },
    '& > .card': { bg: 'transparent', border: '0' },
    '& > .card + .card': { borderTop: '1px solid {colors.border.subtle}', borderRadius: '0' },
  },
  /** Words, and the way to what they are about, in one line: all of it is the link. */
  task: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    color: 'fg',
    textDecoration: 'none',
    _hover: { borderColor: 'accent.solid' },
    '& > :last-child': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      color: 'link',
      textStyle: 'body.strong',
    },
  },
  /** The same of a single thing: its button stands beside it, below where there is no room. */
  told: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12',
    color: 'fg.muted',
    textStyle: 'body.sm',
    textDecoration: 'none',
    _hover: { borderColor: 'accent.solid' },
    '& > :first-child': { flex: '999 1 min(12rem, 100%)', minWidth: '0' },
    '& > :last-child': { flex: '1 1 auto', minWidth: '0' },
    '& strong': { display: 'block', color: 'fg', textStyle: 'h3' },
  },
  /** Where more is told that nobody needs first: a fold of small words, whose line is higher than they are. */
  aside: { my: '-12px', '& > details > summary': { textStyle: 'body.sm', color: 'fg.muted' } },
  /** What is on its way, and what can be begun: below each other over the whole width where there are several, each part in two columns. */
  onWay: {
    desktop: {
      '&[data-unsure] > * > .columns__aside': { visibility: 'hidden' },
      '&[data-many] > .columns__root': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&[data-many] > * > .columns__aside': { position: 'static', top: 'auto' },
      '&[data-many] ul': { display: 'grid!', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16!' },
      '&[data-many] .arranged--as_folds': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '16',
        bg: 'transparent',
        border: '0',
      },
      // With the calculator open in one of them the other stays as high as its words.
      '&[data-many] .arranged--as_folds:has(.arranged--as_sliders) > *': { alignSelf: 'start' },
      '&[data-many] .arranged--as_folds > .card': {
        bg: 'surface!',
        border: '1px solid {colors.border.subtle}!',
        borderRadius: 'l3!',
        '& > div': { height: 'full' },
        '& > div > :last-child': { mt: 'auto' },
      },
      // Buttons of cards beside each other stand at one height.
      '&[data-many] .rowCard__root': { display: 'flex', flexDirection: 'column', '& > [data-turn]': { mt: 'auto' } },
    },
  },
  /** Lists under headings: where there is room, two that have one thing each stand beside each other. */
  groups: {
    display: 'grid',
    rowGap: '24',
    columnGap: '64',
    desktop: {
      gridTemplateColumns: '1fr 1fr',
      '& > :has(> ul > li + li)': { gridColumn: '1 / -1' },
      '& > :not(:has(> ul > li + li)) > ul': { gridTemplateColumns: '1fr!' },
      // Nothing else goes on: it has the whole line, and what is over a line for each.
      '& > :has(> [data-alone])': { gridColumn: '1 / -1' },
      '& > :has(> .arranged--as_lines)': { gridColumn: '1 / -1' },
    },
  },
  /** What is over: a row each, on one card. */
  lines: {
    listStyle: 'none',
    bg: 'surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
  },
  /** A list that has nothing yet: what it is, and what can be begun, a card each. */
  ground: {
    display: 'grid',
    gap: '16',
    '& > .card > div': { display: 'flex', flexDirection: 'column', gap: '16', height: 'full' },
    // Both buttons stand at one height.
    '& > .card > div > :last-child': { mt: 'auto' },
    // As wide as the button below it.
    '& .policyCard__typed': { maxWidth: 'full' },
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  /** What can be begun: its sign, its name, and what it is in few words. */
  begins: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '12',
    alignItems: 'center',
    '& > span': {
      gridRow: '1 / span 2',
      alignSelf: 'start',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 'l2',
      bg: 'accent.subtle',
      color: 'link',
      '& > svg': { width: '28px', height: 'auto' },
    },
    '& > h2, & > h3': { gridColumn: '2', textStyle: 'h3' },
    '& > p': { gridColumn: '2', textStyle: 'body.sm', color: 'fg.muted', textWrap: 'pretty' },
  },
  /** What was signed, a row each: its sign, what it is about, and its text where there is one. */
  signed: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '12',
      py: { base: '8', _print: '2' },
    },
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
    '& > li:last-child': { pb: '0' },
    '& > li > svg': { mt: '2', color: 'link' },
    '& > li > :not(svg)': { gridColumn: '2', minWidth: '0' },
  },
  /** A row whose whole stands beside it: all of it is pressed, the one on show has an edge. */
  picked: {
    width: 'full',
    textAlign: 'start',
    font: 'inherit',
    color: 'fg',
    cursor: 'pointer',
    _hover: { borderColor: 'accent.solid!' },
    '&[aria-pressed=true]': { bg: 'accent.wash!', borderColor: 'accent.solid!' },
  },
  /** A row that opens: its name, with its sign at the other end where there is room, and what is said of it. */
  given: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12',
    rowGap: '4',
    '& > :first-child': { textStyle: 'h3', flex: { base: '1 0 100%', tablet: '1 1 0' }, order: '-2' },
    '& > .tag': { order: { tablet: '-1' } },
    '& > :not(:first-child, .tag)': {
      flex: { base: '0 1 auto', tablet: '1 0 100%' },
      textStyle: 'body.sm',
      color: 'fg.muted',
    },
  },
  /** About what a month costs, a row each: the sums are what is looked for. */
  costs: {
    '& > dl': { borderTop: '1px solid {colors.border.subtle}' },
    '& .summaryList__value': {
      textStyle: 'body.strong',
      fontVariantNumeric: 'tabular-nums',
      marginInlineStart: 'auto',
    },
    '& .summaryList__row': { flexWrap: 'nowrap' },
    '& .summaryList__row:last-child': { pb: '0' },
    '& .summaryList__key': { flex: '1', minWidth: '0', maxWidth: 'full' },
    // Below the line that opens the order.
    '&:is(details ~ *)': { mt: '12' },
  },
  /** Who gets a part of what is paid, and how much: above what the part is made of. */
  payee: {
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '12',
      py: '8',
      borderBottom: '1px solid {colors.border.subtle}',
    },
    '& h3': { textStyle: 'h3' },
    '& > div > p': { textStyle: 'amount.md', marginInlineStart: 'auto' },
  },
  /** Who is asked, a row each: its mark, its name with what is said of it, and how far it is. */
  asking: {
    listStyle: 'none',
    mb: '-12px',
    '& > li': {
      display: 'flex',
      gap: '12',
      py: '12',
      borderTop: '1px solid {colors.border.subtle}',
    },
    '& > li > div': { flex: '1', minWidth: '0' },
    '& > li > div > :first-child': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      columnGap: '12',
      rowGap: '4',
      '& > p': { textStyle: 'body.strong' },
    },
    '& > li > div > p': { textStyle: 'body.sm', color: 'fg.muted' },
    '& > li > div > p > strong': { display: 'block', textStyle: 'amount.md', color: 'fg', pt: '2' },
  },
  /** What is asked for, a row each. */
  wishes: {
    listStyle: 'none',
    '& > li': { py: '8', textStyle: 'body.strong' },
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
    '& > li:last-child': { pb: '0' },
  },
  /** Places to go to, a row each: what it is, where, when, and to call or to find it in one line below. */
  stations: {
    listStyle: 'none',
    '& > li': { py: '12' },
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
    '& h3': { textStyle: 'h3' },
    '& > li > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '8',
      mx: '-12',
      mb: '-8',
      '& > *': { px: '12' },
    },
  },
  /** What is to be paid, and until when: its rows begin where the sum does, wherever the words around stand. */
  due: {
    textAlign: 'start',
    minWidth: '0',
    '& > dl': {
      mt: '12',
      borderTop: '1px solid {colors.border.subtle}',
      borderBottom: '1px solid {colors.border.subtle}',
    },
  },
  /** The same among words in the middle of a page: on a ground of its own. */
  dueCard: {
    p: '16',
    bg: 'accent.wash',
    border: '1px solid {colors.accent.edge}',
    borderRadius: 'l3',
    '& > dl': { my: '-8px' },
  },
  /** A policy that is still to come: as pale as nothing of it is in force. */
  forming: {
    textAlign: 'start',
    boxShadow: 'none!',
    borderStyle: 'dashed!',
    borderColor: 'border.control!',
    mb: '8',
    '& .policyCard__cap': { bg: 'accent.wash', backgroundImage: 'none', color: 'fg', py: '16' },
    '& .policyCard__days': { color: 'fg.muted' },
    '& .policyCard__body': { py: '16' },
  },
  /** How something is paid: in words, and the number that is asked for. */
  pay: {
    px: '16',
    pt: '12',
    pb: '4',
    textAlign: 'start',
    bg: 'surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    '& dl': { mt: '8', borderTop: '1px solid {colors.border.subtle}' },
  },
  /** What matters of what is offered, a row each: its sign, a few words, and smaller ones below them. */
  gives: {
    listStyle: 'none',
    borderTop: '1px solid {colors.border.subtle}',
    borderBottom: '1px solid {colors.border.subtle}',
    '& > li': { display: 'flex', gap: '12', py: '12' },
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
    '& svg': { flexShrink: '0', mt: '2', color: 'link' },
    '& strong': { display: 'block', textStyle: 'body.strong' },
    '& strong + span': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
    // Last on its card it needs no line below it.
    '&:last-child': { borderBottom: '0', mb: '-12px' },
  },
  /** Cards beside each other where there is room, the button of each at its lower edge. */
  found: {
    display: 'grid',
    gap: '24',
    desktop: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '64',
      '& > article': { display: 'grid' },
      '& > :not(article)': { gridColumn: '1 / -1' },
      '& > article > div > button': { mt: 'auto' },
    },
  },
  /** The card of a loan: the mark of who lends is a square. */
  lent: { '& .policyCard__cap > div > svg:first-child': { borderRadius: '10px!' } },
  /** Two sides of a paper: beside each other where there is room. */
  sides: {
    display: 'grid',
    gap: '24',
    desktop: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '16',
    },
  },
} as const;
