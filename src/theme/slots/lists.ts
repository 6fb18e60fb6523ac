import { defineSlotRecipe } from '@pandacss/dev';

/** The link's area is all that it stands on. */
const cover = {
  color: 'fg',
  textDecoration: 'none',
  minWidth: '0',
  _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
  _focusVisible: { outline: '0', _before: { outline: '3px solid {colors.focus}', outlineOffset: '2px' } },
} as const;

/** A claim in a list: a card that is pressed as a whole. */
export const rowCard = defineSlotRecipe({
  className: 'rowCard',
  slots: ['root', 'head', 'mark', 'what', 'paid', 'link', 'sum', 'said', 'state', 'turn', 'about', 'step', 'onward'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '12',
      // A card is narrow in a narrow place, however wide the page is.
      containerType: 'inline-size',
      // As high as the one beside it.
      height: 'full',
      alignContent: 'start',
      p: '16',
      bg: 'surface',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'l3',
      touchAction: 'manipulation',
      _hover: { borderColor: 'accent.solid' },
      // Looked at now and then: it does not stand out from the page.
      '&[data-over]': { bg: 'transparent', rowGap: '8' },
      // Alone in its list it has a whole line: its button stands at the other end.
      desktop: {
        '&:is([data-alone] > li > *):has(> [data-turn])': {
          pe: '376px',
          '& > [data-turn]': {
            position: 'absolute',
            insetInlineEnd: '16',
            top: '50%',
            width: '320px',
            transform: 'translateY(-50%)',
            pointerEvents: 'none',
          },
          // What is paid next stands between the two.
          '&:has(> .rowCard__paid)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '32' },
          '& > .rowCard__paid': { gridColumn: '2', gridRow: '1 / span 2' },
        },
      },
    },
    // Letters of twice the size put the name below the mark.
    head: { display: 'flex', flexWrap: 'wrap', gap: '12', alignItems: 'flex-start', '& > svg': { flexShrink: '0' } },
    // A car has no mark of a company yet.
    mark: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: '[9px]',
      bg: 'accent.subtle',
      color: 'link',
      '& svg': { width: '28px' },
      '&:is([data-over] *)': { bg: 'neutral.bg', color: 'fg.muted' },
    },
    // On a phone the sum stands below the name, in every card; where there is room, at the other end of its line.
    what: {
      flex: '1 1 9rem',
      minWidth: '0',
      display: 'grid',
      rowGap: '2',
      '@container (min-width: 380px)': {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '12',
        rowGap: '4',
        justifyContent: 'space-between',
        // What it is made of belongs to the name.
        '& > p:not(.rowCard__sum)': { flexBasis: 'full' },
      },
    },
    // What is paid next, and what it is for, at both ends of a line while there is room.
    paid: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12',
      '& > p': { minWidth: '0', marginInlineStart: '0', textAlign: 'start', whiteSpace: 'normal' },
      '& > svg': { flexShrink: '0', width: '80px', color: 'fg.muted' },
      '@container (max-width: 279px)': { '& > svg': { display: 'none' } },
    },
    link: {
      textStyle: 'h3',
      flex: '1 1 6.5rem',
      overflowWrap: 'break-word',
      ...cover,
      '&:is([data-over] *)': { textStyle: 'body.strong' },
    },
    // Its name above it, as of every figure of the app.
    sum: {
      display: 'grid',
      '@container (min-width: 380px)': { whiteSpace: 'nowrap', textAlign: 'end', marginInlineStart: 'auto' },
    },
    said: { textStyle: 'body.sm', color: 'fg.muted', '&[data-near]': { color: 'pending.fg' } },
    // The line of milestones under both.
    state: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8',
      alignItems: 'center',
      justifyContent: 'space-between',
      '& > ol': { flexBasis: 'full' },
    },
    turn: { textStyle: 'body.sm' },
    about: { textStyle: 'body.sm', color: 'fg.muted' },
    step: {
      color: 'link',
      textStyle: 'body.strong',
      // What the reader has to do is the button of the card, though all of it can be pressed.
      '&[data-turn]': {
        display: 'grid',
        placeItems: 'center',
        minHeight: 'control',
        px: '16',
        borderRadius: 'l2',
        bg: 'accent.solid',
        color: 'accent.on',
        textAlign: 'center',
      },
      // Of several the first is the main one.
      '&[data-turn]:is(li:has([data-turn]) ~ li *)': { bg: 'accent.subtle', color: 'accent.onSubtle' },
      '&[data-turn]:is(div:has(> [data-waits]) ~ * *)': { bg: 'accent.subtle', color: 'accent.onSubtle' },
    },
    // That all of it leads on: at the end of the line of its name.
    onward: { color: 'link', pointerEvents: 'none', flexShrink: '0', pt: '2' },
  },
});

/** What is over, in a list: a line where there is room for one, which is pressed as a whole. */
export const rowLine = defineSlotRecipe({
  className: 'rowLine',
  slots: ['root', 'words', 'link', 'state', 'sum', 'about', 'step'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      gap: '12',
      alignItems: { base: 'flex-start', desktop: 'center' },
      px: '16',
      py: '12',
      touchAction: 'manipulation',
      borderRadius: 'l3',
      _hover: { bg: 'accent.wash' },
      '& > :first-child': { flexShrink: '0' },
    },
    // Columns alike in every line; what has no room goes below.
    words: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '12',
      rowGap: '4',
      '& > *': { minWidth: '0' },
    },
    link: {
      ...cover,
      textStyle: 'body.strong',
      overflowWrap: 'anywhere',
      flex: { base: '1 1 min(6.5rem, 100%)', desktop: '3 1 min(10rem, 100%)' },
      _focusVisible: { outline: '0', _before: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' } },
    },
    state: { flex: { desktop: '2 1 min(9.5rem, 100%)' } },
    sum: {
      fontVariantNumeric: 'tabular-nums',
      flex: { base: '0 1 auto', desktop: '1 1 min(7.5rem, 100%)' },
      textAlign: { desktop: 'end' },
      pe: { desktop: '12' },
    },
    about: {
      textStyle: 'body.sm',
      color: 'fg.muted',
      flex: { base: '1 1 auto', desktop: '2 1 min(12rem, 100%)' },
    },
    step: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: { desktop: 'flex-end' },
      gap: '4',
      color: 'link',
      textStyle: 'body.strong',
      flex: { base: '1 0 100%', desktop: '0 1 min(11rem, 100%)' },
    },
  },
});

/** Columns of the desk, from the customer to the button; all rows share them. */
const columns = {
  gridTemplateColumns: 'minmax(0, 16fr) minmax(0, 14fr) minmax(0, 33fr) 80px 216px',
} as const;

/**
 * Others' claims, one table for all widths: cards on a phone, lines on a desk. Rows are grids, for a row of a real table cannot
 * hold the link that covers it in older browsers; roles say in words that it is a table.
 */
export const board = defineSlotRecipe({
  className: 'board',
  slots: [
    'root',
    'head',
    'body',
    'row',
    'cover',
    'small',
    'customer',
    'sum',
    'state',
    'stands',
    'about',
    'more',
    'above',
    'find',
    'turn',
    'said',
    'keys',
    'fold',
    'filters',
  ],
  base: {
    root: { display: 'block', width: 'full' },
    head: {
      display: 'none',
      desktop: {
        display: 'grid',
        columnGap: '16',
        px: '16',
        pt: '8',
        pb: '8',
        textStyle: 'body.sm',
        color: 'fg.muted',
        textAlign: 'start',
        ...columns,
      },
    },
    body: {
      display: 'grid',
      gap: '12',
      desktop: { gap: '0', bg: 'surface', border: '1px solid {colors.border.subtle}', borderRadius: 'l3' },
      '&[aria-busy=true]': { opacity: 'half' },
    },
    row: {
      position: 'relative',
      // What finds room beside what is before it stands there.
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8',
      px: '16',
      py: '12',
      bg: 'surface',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'l3',
      touchAction: 'manipulation',
      // The reader's own turn.
      '&[data-own]': { bg: 'accent.wash', borderColor: 'accent.edge' },
      _hover: { borderColor: 'accent.solid' },
      desktop: {
        '&[data-own]': { bg: 'accent.wash' },
        display: 'grid',
        columnGap: '16',
        alignItems: 'center',
        py: '8',
        border: '0',
        borderRadius: '0',
        bg: 'transparent',
        _hover: { bg: 'accent.wash' },
        '&:not(:last-child)': { borderBottom: '1px solid {colors.border.subtle}' },
        _first: { borderTopRadius: 'l3' },
        _last: { borderBottomRadius: 'l3' },
        ...columns,
      },
    },
    cover: {
      textStyle: 'body.strong',
      ...cover,
      desktop: { _focusVisible: { _before: { outlineOffset: '-3px' } } },
    },
    small: { textStyle: 'body.sm', color: 'fg.muted' },
    // As they stand in a card: who and how much side by side, where it stands below, the button at the end.
    customer: {
      flex: '1',
      minWidth: '0',
      display: 'grid',
      gap: '2',
      alignContent: { base: 'start', desktop: 'center' },
    },
    sum: {
      display: 'grid',
      gap: '2',
      alignContent: { base: 'start', desktop: 'center' },
      minWidth: '0',
      textStyle: 'body.strong',
      fontVariantNumeric: 'tabular-nums',
      // Of 320 px it leaves as much as a telephone number needs in one line.
      desktopDown: { maxWidth: '45%', textAlign: 'end' },
    },
    state: { flexBasis: 'full', minWidth: '0', display: 'grid', gap: '4', justifyItems: 'start' },
    stands: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' },
    about: {
      textStyle: 'body.sm',
      color: 'fg.muted',
      display: 'flex',
      flexWrap: 'wrap',
      // In the foot of a card: number and day at its left, the row in short at its right.
      flex: '1 1 5.5rem',
      '& > span + span': { desktopDown: { _before: { content: '"· "' } } },
      desktopDown: { order: '1' },
      alignItems: 'center',
      alignContent: 'center',
      columnGap: '[0.4ch]',
      desktop: { columnGap: '8' },
      overflowWrap: 'anywhere',
    },
    // Above the link, at the end of the card.
    more: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12',
      flex: '0 1 auto',
      marginInlineStart: 'auto',
      // What it leads to has a line of its own above the foot, wherever the words end.
      desktopDown: { display: 'contents' },
      pointerEvents: 'none',
      // The row in short: quieter than what opens it.
      '& > button': {
        flexShrink: '0',
        display: 'grid',
        placeItems: 'center',
        minWidth: 'target',
        px: '8',
        minHeight: 'target',
        color: 'fg.muted',
        textStyle: 'label',
        borderRadius: 'l2',
        _hover: { bg: 'accent.subtle' },
        bg: 'transparent',
        border: '0',
        cursor: 'pointer',
        pointerEvents: 'auto',
        desktopDown: { position: 'relative', order: '2', my: '-8px', marginInlineEnd: '-8px' },
      },
      '& > span': {
        minWidth: '0',
        textAlign: { base: 'start', desktop: 'end' },
        textStyle: 'label',
        color: 'link',
        desktopDown: { position: 'relative', flexBasis: 'full' },
      },
      // What the reader has to do is the button of the row, though all of it can be pressed.
      '&:is([data-own] *) > span': {
        px: '8',
        py: '8',
        borderRadius: 'l2',
        bg: 'accent.solid',
        color: 'accent.on',
        textAlign: 'center',
      },
      desktop: { marginInlineStart: '0' },
    },
    // How many wait, and the way to all of them.
    above: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '16',
      my: '-8px',
      '& > :only-child': { desktop: { marginInlineStart: 'auto' } },
    },
    // What is searched for, whose turn it is, the filters: on a desk in two low lines, for the rows are what is looked at.
    find: {
      // Below the header, when another page is turned to.
      scrollMarginTop: '84px',
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', desktop: 'minmax(0, 1fr) auto' },
      alignItems: { base: 'center', desktop: 'end' },
      gap: '12',
      '& > :first-child': { gridColumn: { base: '1 / -1', desktop: 'auto' } },
      desktop: { '& .field__control': { minHeight: '44px', py: '8' }, '& > button': { minHeight: '44px!' } },
    },
    // A filter that is on, or not: as a chosen card, for only the page's button is filled.
    turn: {
      minHeight: 'target',
      px: '16',
      py: '8',
      borderRadius: 'full',
      border: '1px solid {colors.border.control}',
      bg: 'surface',
      color: 'fg',
      textStyle: 'label',
      cursor: 'pointer',
      _hover: { borderColor: 'accent.solid' },
      '&[aria-pressed=true]': { borderColor: 'link', bg: 'accent.wash', color: 'link' },
    },
    // Words of the search in one line where there is room: the rows begin higher.
    said: { display: 'contents', desktop: { display: 'flex', columnGap: '12', alignItems: 'baseline' } },
    keys: { display: 'none', desktop: { display: 'inline' } },
    // Its words and the number in one line at 320 px.
    fold: { justifySelf: 'end', '& > button': { px: '8!' }, desktop: { display: 'none' } },
    filters: {
      display: 'none',
      gap: '12',
      gridColumn: '1 / -1',
      '&[data-open]': { display: 'grid' },
      tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      desktop: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', alignItems: 'end' },
    },
  },
});
