import { defineSlotRecipe } from '@pandacss/dev';

/** Payments of a premium: a dot, a sum and a day each, joined by a line that goes on in the next row. */
export const instalments = defineSlotRecipe({
  className: 'instalments',
  slots: ['list', 'item', 'dot', 'sum', 'when'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))',
      // Four stand in a row of a phone, within the padding of their card.
      mx: '-12px',
      rowGap: '16',
      listStyle: 'none',
      textAlign: 'center',
    },
    item: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      px: '2',
      breakInside: 'avoid',
      _before: {
        content: '""',
        position: 'absolute',
        top: '13px',
        insetInline: '0',
        height: '2',
        bg: 'border.subtle',
        _highContrast: { bg: 'CanvasText' },
      },
      _first: { _before: { insetInlineStart: '50%' } },
      _last: { _before: { insetInlineEnd: '50%' } },
    },
    dot: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '28',
      height: '28',
      mb: '6',
      borderRadius: 'full',
      border: '2px solid {colors.border.control}',
      bg: 'surface',
      textStyle: 'label',
      '&[data-number]::before': { content: 'attr(data-number)' },
      // A ring of the ground keeps the line off the dot.
      outline: '4px solid {colors.surface}',
      '&[data-state=next]': { borderColor: 'link', borderWidth: '4px', color: 'link' },
      '&[data-state=paid]': { borderColor: 'approved.icon', bg: 'approved.icon', color: 'surface' },
      _print: { outline: 'none' },
    },
    sum: { textStyle: 'label', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    when: { textStyle: 'body.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

/** A policy as a thing to hold: who insures, whether it is in force, which car, what is paid for. */
export const policyCard = defineSlotRecipe({
  className: 'policyCard',
  slots: [
    'root',
    'cap',
    'insurer',
    'title',
    'days',
    'body',
    'car',
    'plate',
    'typed',
    'letters',
    'region',
    'facts',
    'fact',
    'scan',
    'ways',
    'papers',
    'ends',
    'cover',
  ],
  base: {
    root: {
      bg: 'surface',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'l4',
      boxShadow: 'mid',
      '& hr': { border: '0', borderTop: '2px dashed {colors.border.subtle}', mx: '16' },
    },
    cap: {
      display: 'grid',
      gap: '12',
      px: '16',
      py: '20',
      borderRadius: '19px 19px 0 0',
      bg: 'blue.900',
      // The lines of the guilloche that papers of value have.
      backgroundImage:
        "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='60' fill='none' stroke='%23fff' stroke-opacity='.1'%3E%3Cpath d='M0-14q60-24 120 0t120 0M0-2q60-24 120 0t120 0M0 10q60-24 120 0t120 0M0 22q60-24 120 0t120 0M0 34q60-24 120 0t120 0M0 46q60-24 120 0t120 0M0 58q60-24 120 0t120 0M0 70q60-24 120 0t120 0'/%3E%3C/svg%3E\")",
      color: 'white',
      // An insurer's mark may be as dark as the ground.
      '& > div > svg:first-child': { borderRadius: 'full', outline: '2px solid white', marginInlineStart: '2' },
      _print: { backgroundImage: 'none', borderBottom: '1px solid #000' },
      _highContrast: { borderBottom: '1px solid CanvasText' },
      // One that is not made yet.
      '[data-coming] > &': {
        bg: 'accent.wash',
        backgroundImage: 'none',
        borderBottom: '1px solid {colors.accent.edge}',
        color: 'fg',
      },
    },
    insurer: { display: 'block', textStyle: 'body.sm', '& strong': { display: 'block', textStyle: 'body.strong' } },
    title: { textStyle: 'h1' },
    days: { display: 'flex', alignItems: 'center', gap: '8', fontVariantNumeric: 'tabular-nums' },
    body: { display: 'grid', gap: '20', px: '16', py: '20' },
    car: { textStyle: 'h3' },
    // Black on white in every theme, as it is on the car.
    plate: {
      display: 'inline-flex',
      alignItems: 'stretch',
      maxWidth: 'full',
      mt: '8',
      border: '2px solid #1b1f28',
      borderRadius: 'l1',
      bg: 'white',
      color: 'gray.900',
      fontSize: 'min(1.375rem, 7vw)',
      lineHeight: '1.8',
      fontWeight: 'bold',
      letterSpacing: '.03em',
      whiteSpace: 'nowrap',
      '& > *': { px: '8' },
    },
    // One that is being typed: drawn in its field, whatever the size of the letters.
    typed: {
      maxWidth: '24rem',
      // How one is written, while nothing is: no value, and nothing to be read out.
      '& .field__root > .field__control': { gridArea: '2 / 1' },
      '& .field__root:has(> [value=""])::after': {
        content: '"777 ABC 02" / ""',
        gridArea: '2 / 1',
        alignSelf: 'center',
        ps: '62px',
        color: 'gray.500',
        fontSize: 'min(1.75rem, 8vw)',
        lineHeight: '1.4',
        letterSpacing: '.06em',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        pointerEvents: 'none',
      },
      '& .field__control': {
        minHeight: '64px',
        ps: '60px',
        pe: '8',
        py: '8',
        border: '2px solid #1b1f28',
        borderRadius: 'l1',
        bgColor: 'white',
        // The sign of the country, as on every plate.
        backgroundImage:
          "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 64' preserveAspectRatio='none'%3E%3Cpath fill='%230a6a85' d='M0 0h48v64H0z'/%3E%3Cpath d='M12.5 22v20m10-20-10 10 10 10m3-20h11l-11 20h11.5' fill='none' stroke='%23fff' stroke-width='3.5'/%3E%3C/svg%3E\")",
        backgroundRepeat: 'no-repeat',
        backgroundSize: '48px 100%',
        color: 'gray.900',
        fontSize: 'min(1.75rem, 8vw)',
        lineHeight: '1.4',
        fontWeight: 'bold',
        letterSpacing: '.06em',
        textTransform: 'uppercase',
      },
    },
    letters: {
      display: 'grid',
      placeItems: 'center',
      borderRadius: '5px 0 0 5px',
      bg: '#0a6a85',
      color: 'white',
      textStyle: 'label',
      letterSpacing: '0',
      // The sign of the country, as on every plate.
      _before: { content: '"KZ"' },
    },
    region: { borderInlineStart: '2px solid #1b1f28' },
    facts: { display: 'grid', my: '-8' },
    // As in every list of facts: what it is, and at the other end what it comes to.
    fact: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '16',
      py: '8',
      // On the narrowest phones all of them below their names, not one of three.
      '@media (max-width: 359px)': { display: 'block', '& dd': { textAlign: 'start' } },
      '&:not(:first-child)': { borderTop: '1px solid {colors.border.subtle}' },
      '& dt': { textStyle: 'body.sm', color: 'fg.muted' },
      '& dd': { marginInlineStart: 'auto', textAlign: 'end', fontWeight: 'medium' },
    },
    // Its code to be read by whoever checks it, and what it says: in two lines each, for half the place is the code's.
    scan: {
      display: 'grid',
      gridTemplateColumns: 'min(8.5rem, 38%) minmax(0, 1fr)',
      columnGap: '16',
      alignItems: 'start',
      '& > dl > div': { display: 'block', borderTop: '0!', py: '4' },
      '& > dl dd': { textAlign: 'start' },
    },
    papers: {
      display: 'grid',
      gap: '8',
      listStyle: 'none',
      // The whole of a row opens its paper; handing it over lies above that.
      '& > li': { position: 'relative' },
      '& svg': { flexShrink: '0' },
      '& > li + li': { pt: '8', borderTop: '1px solid {colors.border.subtle}' },
      '& [data-opens]': { order: '1', _before: { content: '""', position: 'absolute', inset: '0' } },
      '& [data-event=SHARE]': { position: 'relative' },
    },
    // What is covered and what is not: beside each other where both have room for a row in one line, else below.
    cover: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
      columnGap: '16',
      rowGap: '16',
      '& h3': { textStyle: 'body.strong' },
      '& li': { display: 'flex', gap: '8', pt: '8' },
      '& svg': { flexShrink: '0', mt: '2', color: 'approved.fg' },
      '& [data-not] svg': { color: 'fg.muted' },
    },
    // What can be done with a policy that is in force, a row each.
    ends: {
      display: 'grid',
      px: '16',
      bg: 'surface',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'l3',
      '& > * + *': { borderTop: '1px solid {colors.border.subtle}' },
      '& > [data-soon]': { py: '16' },
      '& > :not([data-soon])': {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        py: '4',
      },
      '& > :not([data-soon]) > button': { marginInlineStart: '-9px', px: '8' },
      '& > * > :not(button, span)': { width: 'full' },
      // Right below the words that it belongs to, with as much room to the line as they have above them.
      '& > * > span': {
        mt: '-10px',
        pb: '12',
        textStyle: 'body.sm',
        color: 'fg.muted',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    // A phone number is read in one line, alone where the other has no place beside it.
    ways: { display: 'flex', flexWrap: 'wrap', gap: '8', '& > *': { flex: '1 1 auto', width: 'auto!', px: '8' } },
  },
});

/** Numbered steps: what to do first, what next. */
export const numbered = defineSlotRecipe({
  className: 'numbered',
  slots: ['list', 'item', 'number', 'act'],
  base: {
    list: { display: 'grid', gap: '16', listStyle: 'none' },
    item: { display: 'flex', gap: '12', color: 'fg.muted', '& strong': { display: 'block', color: 'fg' } },
    // What is done, and below it why and how.
    act: {
      flex: '1',
      minWidth: '0',
      display: 'grid',
      gap: '4',
      pt: '2',
      textStyle: 'body.sm',
      color: 'fg',
      '& > h3': { textStyle: 'body.strong' },
      // The number is what is looked for.
      '& a[href^="tel:"]': { textStyle: 'amount.md', whiteSpace: 'nowrap' },
    },
    number: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '28',
      height: '28',
      borderRadius: 'full',
      bg: 'accent.subtle',
      color: 'accent.onSubtle',
      textStyle: 'label',
      _highContrast: { border: '1px solid CanvasText' },
    },
  },
});
