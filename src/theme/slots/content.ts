import { defineSlotRecipe } from '@pandacss/dev';

/** So narrow that names and values share a line by chance alone. */
const NARROWEST = '@media (max-width: 359px)';

/**
 * What was answered: name, value, and a way to change it. Values end at the other edge, beside their names or, where one is too
 * long for that, below. On the narrowest phones every value stands below its name: one edge for the whole list.
 */
export const summaryList = defineSlotRecipe({
  className: 'summaryList',
  slots: ['root', 'row', 'key', 'value'],
  base: {
    root: { display: 'grid', width: 'full', textAlign: 'start' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      // What finds no place beside its name begins where the name does.
      justifyContent: 'space-between',
      columnGap: '8',
      alignItems: 'baseline',
      py: '8',
      borderBottom: '1px solid {colors.border.subtle}',
      _last: { borderBottom: '0' },
      [NARROWEST]: { display: 'block' },
    },
    // A long name takes two lines before its value falls.
    key: { maxWidth: 'max(9rem, 56%)', textStyle: 'body.sm', color: 'fg.muted', [NARROWEST]: { maxWidth: 'full' } },
    // Lines given by the screen (a name, below it a phone) are kept.
    value: {
      maxWidth: 'full',
      textAlign: 'end',
      textStyle: 'body.md',
      '&[data-lines], &:has(> [data-lines])': { whiteSpace: 'pre-line', marginInlineStart: 'auto' },
      // What was and what is keep the edge where they find no place beside the name.
      '&:has(> .arranged--as_was)': { marginInlineStart: 'auto' },
      // A grey line has no baseline: it is lowered to the middle of the name beside it.
      '& > [data-awaited]': { position: 'relative', top: '3px' },
      [NARROWEST]: { textAlign: 'start' },
    },
  },
});

export const timeline = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'item', 'dot', 'text', 'time'],
  base: {
    root: { listStyle: 'none' },
    item: {
      position: 'relative',
      display: 'flex',
      gap: '12',
      pb: '16',
      _last: { pb: '0' },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '7px',
        top: '20',
        bottom: '0',
        width: '2',
        bg: 'border.subtle',
      },
    },
    dot: {
      flexShrink: '0',
      width: '16',
      height: '16',
      mt: '4',
      borderRadius: 'full',
      border: '2px solid {colors.border.control}',
      bg: 'surface',
      '[aria-current=step] > &': { borderColor: 'accent.solid', bg: 'accent.solid' },
    },
    text: { flex: '1', minWidth: '0', '[aria-current=step] > &': { fontWeight: 'semibold' } },
    time: { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
  },
});

/** The second column of a page that ends with this, a line before it. */
const beside = {
  gridColumn: '2',
  gridRow: '1 / -1',
  maxWidth: 'full',
  alignSelf: 'stretch',
  alignContent: 'start',
  borderInlineStart: '1px solid {colors.border.subtle}',
  ps: '40',
  pt: '0',
  // The column is on a card already.
  '& > dl': { p: '0!', border: '0!' },
  '& > [data-help]': {
    justifyContent: 'start',
    _first: { borderTop: '0', m: '0', pt: '0' },
    '& > h2': { display: 'block' },
    '& > a': { flex: '0 0 auto', me: '24', px: '0!' },
    '& > [data-code]': { justifyContent: 'start' },
  },
} as const;

/** A sentence, perhaps a cause, and one thing to do: empty lists, errors, results. */
export const notice = defineSlotRecipe({
  className: 'notice',
  staticCss: ['*'],
  slots: ['root', 'icon', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'grid',
      gap: '12',
      justifyItems: 'center',
      textAlign: 'center',
      py: '32',
      // What a good end was about is the largest of its words.
      '& [data-sum]': { fontSize: 'min(2.5rem, 12vw)!' },
      // Among other things of a wide page its buttons are as wide as on the card of a page that is this.
      '&:not(:has(> h1)) > .notice__actions': { desktop: { maxWidth: '440px' } },
      // The page is this and nothing else: its sign stands at one height, whatever is said below it.
      '&:only-child:has(> h1)': {
        desktopDown: { minHeight: 'calc(100svh - 292px)', alignContent: 'start', pt: 'max(32px, 6vh)' },
      },
      // The page is this: on a desk it stands on a card, for there is nothing around it.
      '&:has(> h1)': {
        desktop: {
          // The same words take the same lines, whatever the width of the page that they end.
          width: '528px',
          mx: 'calc(50% - 264px)',
          // Near the middle of what is free, not under the header.
          mt: 'min(96px, 10vh)',
          px: '40',
          pt: '48',
          // A link that ends it has air of its own.
          pb: '40',
          bg: 'surface',
          border: '1px solid {colors.border.subtle}',
          borderRadius: 'l4',
        },
      },
      // With what it is about or whom to ask, it takes both columns of the page: words and buttons, and the rest beside them.
      '&:has(> [data-beside]:not(:empty))': { desktopDown: { pt: '16' } },
      '&:has(> [data-beside]:last-child:not(:empty))': {
        desktop: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 484px)',
          gridTemplateRows: 'repeat(4, auto) 1fr',
          columnGap: '40',
          alignContent: 'start',
          justifyItems: 'start',
          textAlign: 'start',
          width: 'min(1048px, 100vw - 32px)',
          maxWidth: 'none',
          mx: 'calc(50% - min(524px, 50vw - 16px))',
          mt: 'min(48px, 5vh)',
          '& > *': { gridColumn: '1', maxWidth: '440px' },
          '& .button--tone_quiet': { justifyContent: 'start!', px: '0!' },
          '& .offerTools__quiet': { alignItems: 'start!', '& > .button': { px: '0!' } },
          '& > .notice__actions > div': { textAlign: 'start!' },
          '& > [data-beside]': beside,
        },
      },
      '& > [data-beside]:empty': { display: 'none' },
      // A few rows alone are no column: they stand between the words and the buttons, which are not to sink below the window.
      '&:has(> h1 ~ [data-beside]:not(:empty):not(:last-child))': {
        desktop: { mt: 'min(48px, 5vh)' },
      },
      // Steps begin where the words above them do.
      '&:has(> h1 ~ [data-beside] ol)': {
        desktop: {
          justifyItems: 'start',
          textAlign: 'start',
          '& [data-help]': { justifyContent: 'flex-start', columnGap: '24' },
          '& [data-help] > a': { flex: 'none', px: '0!' },
        },
      },
      // What it found stands on its card, without one of its own.
      '&:has(> h1) .rowCard__root': {
        desktop: {
          p: '0!',
          pt: '16!',
          border: '0!',
          borderTop: '1px solid {colors.border.subtle}!',
          borderRadius: '0!',
        },
      },
      '&:has(.rowCard__root)': { desktop: { mt: 'min(48px, 5vh)' } },
      // Of a column it is a card as the others.
      '.columns__main > &:has(> h1)': { desktop: { width: 'full!', mx: '0!' } },
    },
    // A sign to be known by from afar; of a page that is this, a larger one.
    icon: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '64',
      height: '64',
      borderRadius: 'full',
      bg: 'accent.subtle',
      color: 'link',
      '& svg': { width: '32', height: '32' },
      '&:has(~ h1)': { width: '72px', height: '72px', mb: '4', '& svg': { width: '40px', height: '40px' } },
      _highContrast: { border: '1px solid CanvasText' },
    },
    title: { textStyle: 'h2', textWrap: 'balance', '&:is(h1)': { textStyle: 'h1' } },
    text: {
      textStyle: 'body.md',
      color: 'fg.muted',
      maxWidth: 'modal',
      textWrap: 'balance',
      // What matters most of it; what only explains.
      '& > strong': { color: 'fg', fontWeight: 'semibold' },
      // How long to wait: right below from when on it goes on.
      '& [data-left]': { pb: '8', textStyle: 'body.strong', color: 'fg', fontVariantNumeric: 'tabular-nums' },
      '& > small': { display: 'block', pt: '8', textStyle: 'body.sm' },
      '& > [data-signed]': { pb: '8', textStyle: 'body.sm' },
    },
    // What is said or listed here is no part of the button below it.
    actions: {
      // A figure and its words are no part of the button below them.
      '& > div:has(+ button)': { mb: '8' },
      // One thing to do over the whole width, perhaps a second one, then the quiet ways, one below the other.
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '8',
      width: 'full',
      pt: '8',
      '& > *': { flex: '0 0 100%', minWidth: '0' },
      '& > .button--tone_quiet + .button--tone_quiet': { mt: '-8px' },
      // Whom to ask is no way on: below a line, beside each other while they fit.
      '&[data-help]': {
        borderTop: '1px solid {colors.border.subtle}',
        mt: '8',
        pt: '12',
        gap: '0',
        '& > a': { flex: '1 1 auto', width: 'auto!', px: '8!', mt: '0!' },
        '& > h2': { display: 'none', textStyle: 'h3', pb: '8' },
        '& > p': { textStyle: 'body.sm', color: 'fg.muted', textWrap: 'balance' },
      },
      // A line that counts, in the place of the control that comes: nothing that looks as if it were to be pressed.
      '& > [data-soon]': { pb: '0!' },
      // A number stands in one line with its sign.
      '& > [href^="tel:"]': { px: '8' },
      '& > p': { pb: '8' },
      // What the page is about stands on a card, as everywhere.
      '& > dl': {
        mb: '8',
        px: '16',
        py: '8',
        bg: 'surface',
        border: '1px solid {colors.border.subtle}',
        borderRadius: 'l3',
      },
      '& > :is(.banner, section, ul)': { mb: '8' },
      '& > [data-code]': { justifyContent: 'center' },
    },
  },
  variants: {
    tone: {
      neutral: {},
      error: { icon: { bg: 'rejected.bg', color: 'rejected.icon' } },
      success: { icon: { bg: 'approved.bg', color: 'approved.icon' } },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
