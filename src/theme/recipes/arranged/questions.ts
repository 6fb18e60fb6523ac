/** What stands in a group of questions, told by its heading or folded behind what is known. */
const inGroup = (tail: string): string =>
  ['& fieldset:not(.field__root) > div', '& .carCard__fold:not([hidden])'].map((group) => group + tail).join(', ');

/** Questions of a form: beside each other, how wide each stands, and the few that look otherwise. */
export const questions = {
  /** Two ways to a file, neither before the other: of one width, framed, beside each other while the words of both fit. */
  framed: {
    '& > div': { display: 'flex!', flexWrap: 'wrap' },
    '& > div > *': { flex: '1 0 100%' },
    '& > div > button': {
      flex: '1 1 min(9rem, 100%)',
      width: 'auto!',
      px: '8!',
      bg: 'surface!',
      border: '1px solid {colors.border.control}!',
    },
  },
  /** Two questions of a form share a line; a choice, a card, the button have one of their own, and what its form puts into a `div`. */
  pairs: {
    '& form, & [data-found-car] + div:not([hidden])': {
      desktop: {
        display: 'grid!',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '20px 16px!',
        alignItems: 'start',
      },
    },
    '& form > :not(:has(> label)), & [data-found-car] + div > :not(:has(> label))': {
      desktop: { gridColumn: '1 / -1' },
    },
  },
  /** A card whose button stands beside its field; below it a form. What saves the most is tinted. */
  strip: {
    display: 'grid',
    gap: '32',
    '& > .card': { bg: 'accent.wash!', borderColor: 'accent.edge!', tablet: { p: '20!' } },
    '& > .card .carCard__picture': { bg: 'surface' },
    desktop: {
      '& > .card form': {
        display: 'grid!',
        gridTemplateColumns: 'minmax(0, 1fr) 240px',
        gap: '12px 16px!',
        alignItems: 'start',
        '& > :not(:has(> label)):not([type])': { gridColumn: '1 / -1' },
        // Beside the field, below the height of its name.
        '& > [type=submit]': { mt: 'calc(1.25rem + 6px)' },
      },
    },
  },
  /** Which of a few steps one is at: those before it with a tick. */
  walk: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '12', tablet: '24' },
    rowGap: '4',
    listStyle: 'none',
    textStyle: 'body.sm',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '4' },
    '& > li > svg': { color: 'approved.icon' },
    '& > [aria-current]': { color: 'fg', fontWeight: 'semibold' },
    '& + *': { mt: '12' },
  },
  /** The form of a car at a desk: what names it in two lines; what stands alone in its pair takes the rest of one. */
  carLines: {
    desktop: {
      '& form, & [data-found-car] + div:not([hidden])': {
        display: 'grid!',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: '20px 16px!',
        alignItems: 'start',
      },
      '& form > *, & [data-found-car] + div > *': { gridColumn: '1 / -1' },
      '& form > .arranged--as_dates, & [data-found-car] + div > .arranged--as_dates': { display: 'contents!' },
      '& form > .arranged--as_dates > :only-child, & [data-found-car] + div > .arranged--as_dates > :only-child': {
        gridColumn: 'span 2',
      },
    },
  },
  /** The quick way to what is asked, and the questions: beside each other where there is room, in the order in which they are read. */
  quick: {
    display: 'grid',
    gap: '32',
    desktop: {
      gridTemplateColumns: '400px minmax(0, 1fr)',
      columnGap: '64',
      alignItems: 'start',
    },
    '& > div:first-child': { display: 'grid', gap: '24' },
    // It saves the most: it is tinted, as what is at hand.
    '& > div > .card:first-child': { bg: 'accent.wash!', borderColor: 'accent.subtle!' },
  },
  /** The same in the groups of a form. */
  fields: {
    '& fieldset > div:has(> * > label)': {
      desktop: {
        display: 'grid!',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '20px 16px!',
        alignItems: 'start',
      },
    },
    // So has a box among questions. A question that would stand alone is put into a `div` by its form.
    '& fieldset > div:not(.choice__list) > :not(:has(> label)), & fieldset > div > :has([type=checkbox])': {
      desktop: { gridColumn: '1 / -1' },
    },
  },
  /** Groups beside a price, each on a card under its heading: what is known already stands on it without a card of its own. */
  boxed: {
    '& .columns__main > div:has(> fieldset:not(.field__root)), & .columns__main > div > div:has(> fieldset:not(.field__root))':
      {
        p: '16',
        bg: 'surface',
        border: '1px solid {colors.border.subtle}',
        borderRadius: 'l3',
        desktop: { p: '20' },
      },
    '& fieldset .carCard__root': { p: '0!', border: '0!' },
    // A line with its way to change it stands apart from the questions around it.
    '& fieldset .carCard__root:not(:first-child)': {
      pt: '12!',
      borderTop: '1px solid {colors.border.subtle}!',
      borderRadius: '0',
    },
    '& fieldset:not(.field__root) > legend': { textStyle: 'h3!' },
    // At a desk what is asked and why stands at the left of its questions; larger letters have it above them.
    '& .columns__main': { desktop: { containerType: 'inline-size' } },
    '@container (min-width: 40rem)': {
      '& fieldset:not(.field__root)': {
        display: 'grid',
        gridTemplateColumns: '8.5rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: '24',
      },
      // What does not float is laid out apart from the rest.
      '& fieldset:not(.field__root) > legend': { float: 'left' },
      '& fieldset:not(.field__root) > div': { gridColumn: '2', gridRow: '1 / span 2' },
      [inGroup('')]: {
        display: 'grid!',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        gap: '20px 16px!',
        alignItems: 'start',
      },
      [inGroup(' > *')]: { gridColumn: '1 / -1' },
      [inGroup(' > :has(> label)')]: { gridColumn: 'span 3' },
      [inGroup(' > :has([type=checkbox])')]: { gridColumn: '1 / -1' },
      // A box that ends a group with one answer before it stands at its side.
      [inGroup(' > :has(> label) + :has([type=checkbox]):last-child')]: { gridColumn: 'span 3', alignSelf: 'center' },
      // One answer with a line of its own before two short ones shares theirs.
      [inGroup(' > div:has(> .field__root:only-child):has(+ .arranged--as_dates)')]: { gridColumn: 'span 2' },
      [inGroup(' > div:has(> .field__root:only-child) + .arranged--as_dates')]: { gridColumn: 'span 4' },
      // Beside names of two lines a list stands with their fields, while nothing is said below them.
      '& fieldset:not(:has([aria-invalid=true])) > div > div:has(select):has(+ .arranged--as_dates)': {
        alignSelf: 'end',
      },
      '& .arranged--as_tapped > [role=group]': { display: 'flex', flexWrap: 'wrap' },
      '& .arranged--as_tapped > [role=group] > button': { flex: '1 1 auto', px: '8' },
    },
    // Two of them stand beside each other on a phone.
    '& .choice__item': { px: '12', gap: '8' },
    '& [data-group]': { display: 'grid', gap: '4', mt: '12', mb: '-8' },
  },
  /** A field, and its usual answers below it: a tap each. */
  tapped: {
    display: 'grid',
    gap: '8',
    '& > [role=group]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))',
      gap: '8',
    },
    '& button[aria-pressed]': {
      minHeight: 'target',
      px: '4',
      border: '1px solid {colors.border.control}',
      borderRadius: 'l2',
      bg: 'surface',
      color: 'fg',
      textStyle: 'label',
      cursor: 'pointer',
      _hover: { borderColor: 'link' },
      '&[aria-pressed=true]': { borderColor: 'link', bg: 'accent.wash', fontWeight: 'semibold' },
    },
  },
  /** A car that takes shape: its picture is of the page's colour once it has a mark. */
  shaping: {
    bg: 'accent.wash!',
    borderColor: 'accent.edge!',
    '& .carCard__picture': { bg: 'surface', alignSelf: 'center', color: 'gray.400' },
    '&[data-shaped] .carCard__picture': { color: 'link' },
    '& .carCard__facts': { minHeight: '[2lh]' },
    // Over a price it is as narrow as that: the picture stands above the words.
    '.columns__aside > & .carCard__beside': { flexDirection: 'column-reverse', alignItems: 'stretch!' },
    '.columns__aside > & .carCard__picture': { width: 'auto!', '& > svg': { width: '160px!', mx: 'auto' } },
  },
  /** Questions of one kind on a card, under their heading. */
  grouped: {
    '& form > div:has(> fieldset:not(.field__root))': {
      p: '16',
      bg: 'surface',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'l3',
      desktop: { p: '20' },
    },
  },
  /** Parts with headings stand further from what is before them than a question from the next, and near their heading. */
  parted: {
    '& .columns__main > * + h2, & .columns__main > * + :has(fieldset:not(.field__root))': { mt: '12' },
    '& .columns__main > h2': { mb: '-8' },
  },
  /** A part beside others, under its heading. */
  headed: { display: 'grid', gap: '16', '& > h2': { textStyle: 'h2' } },
  /** The way to questions that need no answer. */
  further: {
    display: 'flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: '8',
    minHeight: 'target',
    color: 'link',
    textStyle: 'body.strong',
    textAlign: 'start',
    cursor: 'pointer',
  },
  /** They stand among the others then. */
  opened: { '&:not([hidden])': { display: 'contents' } },
  /** Two questions in a line. */
  hints: {
    display: 'grid',
    gap: '20',
    desktop: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
    },
  },
  /** Two short answers, as from when until when: beside each other while both fit. */
  dates: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
    columnGap: '16',
    rowGap: '20',
    alignItems: 'start',
    // A name of one line stays with its field beside one of two.
    '&:not(:has(.field__hint, [aria-invalid=true]))': { alignItems: 'end' },
  },
  /** Three answers of a few letters: in one line on a phone, too. */
  thirds: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
    columnGap: '12',
    rowGap: '20',
    alignItems: 'start',
  },
  /** On a phone nearer to each other: the answer is what the page is about. */
  sliders: { minWidth: '0', justifyContent: 'space-between', desktopDown: { gap: '12!' } },
  /** A number, and the buttons that move it. */
  count: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 52px 52px',
    alignItems: 'start',
    maxWidth: '16rem',
    // One control: the buttons stand inside its frame.
    '& > :first-child': { gridColumn: '1 / -1', gridRow: '1' },
    '& input': { pe: '108px!' },
    '& > button': {
      gridRow: '1',
      gridColumn: '2',
      zIndex: 'base',
      mt: 'calc(1.25rem + 7px)!',
      px: '0!',
      bg: 'transparent!',
      border: '0!',
      borderRadius: '[0]!',
      borderInlineStart: '1px solid {colors.border.subtle}!',
      fontSize: '1.25rem!',
    },
    '& > button:hover': { bg: 'accent.wash!' },
    '& > button:last-child': { gridColumn: '3', me: '1px' },
  },
  /** Usual answers of the field above them: one tap. */
  usual: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '8',
    '& > button': {
      border: '1px solid {colors.border.control}',
      borderRadius: 'l2',
      bg: 'surface',
      color: 'fg',
      cursor: 'pointer',
      textStyle: 'label',
      // As high before it is known who lends.
      minHeight: '56',
      '& > span': { display: 'block', textStyle: 'caption', color: 'fg.muted' },
      // Not as one that is chosen.
      _hover: { borderColor: 'fg.muted' },
      // As a chosen card: only the page's button is filled.
      '&[aria-pressed=true]': {
        borderColor: 'link',
        boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
        bg: 'accent.wash',
        color: 'link',
        fontWeight: 'semibold',
      },
    },
  },
  /** What is asked is what the page is about: question by question on one card, a hairline between one and the next. */
  asked: {
    px: '16',
    bg: 'surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    '& > *': { py: '16' },
    '& > * + *': { borderTop: '1px solid {colors.border.subtle}' },
    '& legend': { textStyle: 'body.strong!' },
    // Words as short as "Нет": beside each other on the narrowest phone, too.
    '& .choice__list': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))' },
  },
  /** Boxes on one card, a hairline between one and the next. */
  boxes: {
    px: '16',
    pb: '4',
    bg: 'surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    // The air of a box reaches over its own place.
    '& > *': { py: '8' },
    '& > * + *': { borderTop: '1px solid {colors.border.subtle}' },
    // What it folds brings air of its own.
    '& > section': { pb: '0' },
    '& > section > details': { mt: '-4' },
    '& > .field__root > .field__error': { mb: '8' },
    // What one adds stays at its other end: rather its words take two lines, while they have room for a word.
    '& .choice__text': { flexBasis: '6.5rem' },
    '& .choiceEnd': { flex: 'none' },
  },
  /** Of boxes: what each adds stands at the end of its name, and what is said of it below both. */
  ends: {
    '& .choice__text': { display: 'contents' },
    '& .choice__text > :first-child': { flex: '1 1 min(6.5rem, 100%)', order: '-2' },
    '& .choiceEnd': { order: '-1', alignSelf: 'baseline' },
    '& .choice__note': { flex: '1 0 100%' },
  },
  /** Consents on one card. The box over all of them is the quick way: it is tinted. */
  consents: {
    px: '16',
    bg: 'surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    overflow: 'hidden',
    '& > *': { pt: '12' },
    '& > * + *': { borderTop: '1px solid {colors.border.subtle}' },
    '& > [data-all]': { mx: '-16', px: '16', bg: 'accent.wash' },
    '& > [data-all]:has([aria-invalid])': { bg: 'error.wash', pb: '12' },
    // It says at the first box how many are missing: each says it to those who hear.
    '&:has(> [data-all] [aria-invalid]) > :not([data-all]) .field__error': { srOnly: true },
    // The way to its text stands at its other end.
    containerType: 'inline-size',
    '& > :not([data-all])': { position: 'relative', pb: '12' },
    '& details': { ps: '[36px]' },
    '& details > summary': {
      position: 'absolute',
      top: '6px',
      insetInlineEnd: '0',
      minWidth: 'target',
      justifyContent: 'flex-end',
    },
    // On a phone its mark alone says so.
    '& > * > :not(details) > .choice__item': { pe: '[44px]' },
    '& details > summary > span': { srOnly: true },
    '@container (min-width: 26rem)': {
      '& > * > :not(details) > .choice__item': { pe: '[5.5rem]' },
      '& details > summary > span': { srOnly: false },
    },
    '& > [data-all] .choice__item': { pe: '0!' },
    '& > [data-all] .choice__item > span:last-child': {
      marginInlineStart: 'auto',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  /** So does what each choice of one question comes to. */
  priced: {
    '& .choice__text': { flexBasis: '6.5rem' },
    '& .choiceEnd': { flex: 'none' },
  },
  /** What to mind, each with a sign before it. */
  tips: {
    display: 'grid',
    gap: '16',
    listStyle: 'none',
    '& > li': { display: 'flex', gap: '12', alignItems: 'center' },
    '& > li > svg': { flexShrink: '0', color: 'link' },
  },
  /** Companies to choose from, by mark and name. */
  insurers: {
    '& .choice__item': { alignItems: 'center', px: '12', gap: '8' },
    // The name, and at its other end what a month of it is; where there is no room, right below.
    '& .choice__words': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px' },
    '& .choice__text': { display: 'contents', '& > *': { gridColumn: '1 / 3' } },
    '& .choiceEnd': { gridColumn: '1 / 3', gridRow: '2', tablet: { gridArea: '1 / 2' } },
    '& .choice__text > :first-child': { fontWeight: 'semibold', tablet: { gridColumn: '1' } },
    // On a phone how they differ has a line of its own: nothing dangles between the two.
    '& [data-dot]': { tabletDown: { display: 'none' } },
    '& [data-differs]': { tabletDown: { display: 'block' } },
  },
  /** What prices are for, in a line, and the way to change it. */
  wish: { '& > .carCard__root': { py: '12', textStyle: 'label' } },
  /** Out of which pocket: two cards beside each other, what each comes to below its name. */
  payers: {
    '& .choice__list': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))' },
    '& .choice__item': { px: '12', gap: '8' },
  },
  /** Three of a few letters: in one line, or each in one of its own. */
  issuers: {
    '& .choice__list': {
      display: 'grid!',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))!',
      columnGap: '8!',
      '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)!' },
    },
    '& .choice__item': { px: '6!', gap: '6!', alignItems: 'center!', tabletDown: { textStyle: 'body.sm' } },
  },
  /** A form whose price and button stand beside its fields; on a phone in a bar at the lower edge. */
  docked: {
    // Of a short page, too, the bar stands at the edge.
    '& > form': { desktopDown: { minHeight: '[calc(100dvh - 13rem)]' } },
    // The bar sticks within all of the form: what was refused may be higher than the window.
    '& > form > .columns__root, & > form > .columns__root > .columns__end': { desktopDown: { display: 'contents!' } },
    '& .columns__main': { desktopDown: { flexGrow: '1' } },
  },
  /** A document that is an answer of a form: its name, its buttons, what went wrong. */
  answer: {
    display: 'grid',
    gap: '12',
    // What goes wrong is said of the box below them, as of any other.
    '& > .field__root + .field__error': { mt: '-8', ps: '36px' },
    '&:has(> .field__error) > .field__root input': { borderColor: 'error.fg' },
    '& > .arranged--as_ending + .field__error': { mt: '-8', ps: '36px' },
    '&:has(> .field__error) > .arranged--as_ending input': { borderColor: 'error.fg' },
  },
  /** A box whose text is opened at the other end of its line; below it where there is no room. */
  ending: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16',
    '& > .field__root': { flex: '1 1 min(18rem, 100%)', minWidth: '0' },
    '& > :not(.field__root)': { flexShrink: '1!', minWidth: '0', desktopDown: { ms: '28px!' } },
  },
  /** Files that are there, and where another is chosen: all of it on one card. */
  papers: {
    display: 'grid',
    gap: '16',
    p: '16',
    minWidth: '0',
    bg: 'surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'l3',
    '& > section + section': { pt: '16', borderTop: '1px solid {colors.border.subtle}' },
    '& > section > h2': { textStyle: 'h3' },
    '& .card:not(.arranged--as_drop)': { p: '0!', bg: 'transparent', border: '0' },
    '& > .arranged--as_drop': { textAlign: 'start' },
    // No camera where there is a desk.
    '& div:has(> input[capture]) > button:last-of-type': { desktop: { display: 'none' } },
    '& li + li': { pt: '12!', borderTop: '1px solid {colors.border.subtle}!' },
  },
  /** A file may be dropped here. */
  drop: {
    textAlign: 'center',
    borderStyle: 'dashed!',
    borderColor: 'border.control!',
    '&[data-over]': { bg: 'accent.wash!', borderColor: 'accent.solid!' },
  },
  /** A few digits, as the page's only question: in the middle. */
  places: {
    textAlign: 'center',
    '& label': { mx: 'auto' },
    '& .field__error': { justifyContent: 'center' },
    '& .codeCells__root': { mx: 'auto' },
  },
} as const;
