const APART = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '12',
  '& > .button': { px: '0' },
} as const;

/** Parts of a page, its buttons and ways on. */
export const pages = {
  /** A result beside what belongs to it: both begin at one height. */
  level: {
    desktop: { pt: '20' },
    '& .notice__root': { mt: '0!', desktopDown: { minHeight: '0!', pt: '12!', pb: '0!' } },
    '& > :has(> [data-event=BACK])': { pb: '12' },
    // The line of stages keeps off the cards below it.
    '& > [data-line]': { mb: { base: '4', desktop: '24' } },
    // In a column whom to ask begins where the rest of it does.
    '& [class*=columns__] > [data-help]': {
      justifyContent: 'start',
      '& > a': { flex: '0 1 auto', ms: '-8px', me: { base: '8', desktop: '24' } },
    },
  },
  /** What stands beside begins where the heading does, not below it: a claim's first words are few. */
  claim: {
    desktop: {
      '& > [data-screen]': {
        display: 'grid!',
        gridTemplateColumns: 'minmax(0, 500px) minmax(0, 1fr)',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: '64px!',
        alignItems: 'start',
      },
      '& > [data-screen] > *': { gridColumn: '1' },
      '& .columns__root': { display: 'contents!' },
      '& .columns__main': { gridColumn: '1', gridRow: '2' },
      '& .columns__aside': { gridColumn: '2!', gridRow: '1 / span 3!', mt: '56px' },
      '& .columns__end': { gridColumn: '1', gridRow: '3' },
    },
  },
  /** What is to be done now: above all other headings of its page. */
  doing: { textStyle: 'h2', fontSize: 'min(1.375rem, 8.8vw)', lineHeight: '1.75rem', fontWeight: 'bold' },
  /** Whom to call, a row each: a sign, whose number it is, and the number. */
  callers: {
    listStyle: 'none',
    '& > li': { borderTop: '1px solid {colors.border.subtle}' },
    '& > li:first-child': { borderTop: '0' },
    '& > li > *': {
      justifyContent: 'flex-start!',
      width: 'full',
      minHeight: '56px!',
      px: '0!',
      py: '8',
      textAlign: 'start',
    },
    '& > li > * > span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > li > * > span > span': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
  },
  /** A step by its number, over what is done in it. */
  nth: {
    mb: '-8px',
    '.arranged--as_answer > &': { mb: '0' },
    '& > :last-child': { alignSelf: 'center', minWidth: '0' },
  },
  /** Numbered steps of a form on one card, their numbers below each other. */
  rail: {
    '& > form': {
      p: '16',
      bg: 'surface',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'l3',
      desktop: { p: '20' },
    },
    '& .card': { p: '0!', border: '0!' },
  },
  /** Words as wide as the one column below them. */
  read: { maxWidth: '640px' },
  /** A page of one card, in the middle. */
  alone: { maxWidth: '640px', mx: 'auto' },
  /** Milestones, one leading to the next: below each other, or beside each other where there is room for their words. */
  stages: {
    listStyle: 'none',
    display: 'grid',
    p: '16',
    bg: 'surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    desktop: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      columnGap: '16',
      rowGap: '24',
      p: '20',
    },
    '& > li': {
      position: 'relative',
      display: 'flex',
      gap: '12',
      desktop: { display: 'grid', alignContent: 'start', gap: '8' },
      '& > span': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: '0',
        width: '28',
        height: '28',
        borderRadius: 'full',
        bg: 'accent.subtle',
        color: 'accent.onSubtle',
        textStyle: 'label',
      },
      '& > div': {
        flex: '1',
        minWidth: '0',
        pt: '2',
        display: 'grid',
        gap: '2',
        alignContent: 'start',
        // Where nobody knows how long, what is told stands where that of the next does.
        desktop: { pt: '0', '& > :nth-child(2)': { minHeight: '1.25rem' } },
      },
      // Names and times alone: at both ends of a line.
      '& > div:not(:has(> :nth-child(3)))': {
        desktopDown: {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          columnGap: '12',
          flexWrap: 'wrap',
        },
        // Where one of them has no place there, none has.
        '@media (max-width: 359px)': { display: 'grid' },
      },
    },
    '& > li:not(:last-child)': {
      desktopDown: { pb: '16' },
      '&::before': {
        content: '""',
        position: 'absolute',
        bg: 'accent.edge',
        top: '30px',
        bottom: '-2px',
        insetInlineStart: '13px',
        width: '2px',
        desktop: {
          top: '13px',
          bottom: 'auto',
          insetInlineStart: '36px',
          insetInlineEnd: '-8px',
          width: 'auto',
          height: '2px',
        },
      },
    },
  },
  /** A code for the phone's camera, before what it is for; large letters take the words below it. */
  byPhone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16',
    '& > *': { flex: '1 1 10rem', minWidth: '0' },
    '& > svg': { order: '-1', flex: '0 1 184px', m: '-8px' },
  },
  /** Ways on, a row each on one card: all of it leads there. */
  onward: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    // The line between two of them, below or beside each other.
    gap: '1px',
    bg: 'border.subtle',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    overflow: 'clip',
    '& > a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12',
      minHeight: '52px',
      px: '16',
      py: '8',
      bg: 'surface',
      color: 'fg',
      textStyle: 'body.md',
      textDecoration: 'none',
      _hover: { bg: 'accent.wash' },
      '&:focus-visible': { outlineOffset: '-4px' },
      // That it leads on.
      _after: {
        content: '""',
        flexShrink: '0',
        width: '8px',
        height: '8px',
        marginInlineEnd: '4',
        borderTop: '2px solid {colors.link}',
        borderInlineEnd: '2px solid {colors.link}',
        transform: 'rotate(45deg)',
      },
    },
  },
  /** Buttons of a document, a call: halves of the place, beside each other while the words of both fit. */
  halves: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8',
    '& > *': { flex: '1 1 40%', width: 'auto', minWidth: 'fit-content', px: '12' },
    '& > .button > .arranged--as_dial > span': { display: 'block', textStyle: 'body.sm' },
  },
  /** Words and the way that belongs to them, at both ends of a line. */
  apart: APART,
  /** Words and a number: below each other on a phone, which holds one of them in a line. */
  dial: { '& > span': { tabletDown: { display: 'block', textStyle: 'body.sm' } } },
  /** What somebody asks for, and the way to answer: beside each other where there is room, one button as wide as the next. */
  asks: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12',
    '& > div': { flex: '1 0 100%', minWidth: '0' },
    '& > p': { flex: '999 1 min(8.5rem, 100%)' },
    '& > .button': { flex: '1 1 auto', width: 'auto!', px: '12' },
    desktop: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 256px',
      columnGap: '24',
      alignItems: 'center',
    },
  },
  /** Which of a few lists is on show: words on a line, a stroke under those of the list. A filter looks otherwise. */
  tabs: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '16', tablet: '24' },
    borderBottom: '1px solid {colors.border.subtle}',
    '& > button': {
      minHeight: 'target',
      mb: '-1px',
      border: '0',
      borderBottom: '2px solid transparent',
      bg: 'transparent',
      color: 'fg.muted',
      textStyle: { base: 'label', tablet: 'body.md' },
      cursor: 'pointer',
      _hover: { borderBottomColor: 'border.control' },
      // Where one is stands out, the way elsewhere does not.
      '&[aria-pressed=true]': { color: 'link', borderBottomColor: 'accent.solid' },
    },
  },
  /** One of two parts is on show: halves of one frame, the ground of the one raised. */
  switch: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    p: '4',
    bg: 'accent.subtle',
    borderRadius: 'l2',
    '& > button': {
      minHeight: 'target',
      px: '8',
      borderRadius: 'l1',
      border: '1px solid transparent',
      bg: 'transparent',
      color: 'accent.onSubtle',
      textStyle: 'label',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&[aria-selected=true]': { bg: 'surface', color: 'fg', borderColor: 'accent.edge' },
    },
  },
  /** Quiet ways off a page, in one line while they fit. */
  leaving: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '24',
    '& .button': { width: 'auto', px: '0!', ms: '0!' },
    '.notice__root:has(> [data-beside]:last-child) &': { desktop: { justifyContent: 'flex-start' } },
  },
  /** Quiet ways below a page: in the middle on a phone, in line with the text above where there is room. */
  ways: { '& > .button': { desktop: { justifyContent: 'flex-start', px: '0!' } } },
  /** A sentence that comes later than the page: buttons below it must not move from under a finger. */
  late: { textStyle: 'body.md', minHeight: { base: '[2lh]', desktop: '[1lh]' }, '& .skeleton': { height: '[1lh]' } },
  /** Whose page it is, and what can be begun on it: below each other on a phone, at both ends of a line where there is room. */
  heads: {
    display: 'grid',
    gap: '20',
    // In the line of the greeting above.
    desktop: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: '32',
      '& > :last-child': { mt: '-60px' },
    },
  },
  /** A thing that calls on the reader: its car, what it is, and its button at the other end where there is room. */
  step: {
    desktop: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '20',
      alignItems: 'center',
      '& > :first-child': { gridColumn: '1 / -1' },
    },
    '& > .carCard__picture': { desktopDown: { display: 'none' } },
  },
  /** A code to be read, and what else can be done with what it says: beside it where there is room. */
  coded: {
    display: 'grid',
    gap: '16',
    // The end of a link: in one line where one holds it.
    '& p > span': { display: 'inline-block', maxWidth: 'full' },
    desktop: {
      // As large as it gets: it is read from a screen, by a telephone.
      gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
      columnGap: '24',
      alignItems: 'center',
      '& > h2': { gridColumn: '1 / -1' },
    },
  },
  /** The same of a part that is decided about: as high with a way to change it as without. */
  decided: { ...APART, minHeight: 'target' },
  /** Buttons in one line. */
  line: {
    display: 'grid',
    gap: '12',
    // What is said of a press that has failed has a line of its own.
    desktop: {
      display: 'flex',
      flexWrap: 'wrap',
      '& > :is(button, a)': { width: 'auto' },
      '& > :not(button, a)': { flexBasis: 'full' },
    },
  },
} as const;
