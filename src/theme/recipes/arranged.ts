import { defineRecipe } from '@pandacss/dev';

/**
 * A form of fields side by side: names at one height, and so the fields. What went wrong stands below its field, before the hint, in
 * every question of that form.
 */
const level = {
  '& .field__root:has(> label) > .field__error': { order: '1' },
  '& .field__root:has(> label) > .field__hint': { order: '2' },
  '& .arranged--as_dates:has([aria-invalid=true])': { alignItems: 'start!' },
} as const;

/** How the things inside stand where there is room; below each other, or as they would, where there is not. */
export const arranged = defineRecipe({
  className: 'arranged',
  variants: {
    as: {
      /** Two questions of a form share a line; a choice, a card, the button have one of their own. */
      pairs: {
        '& form, & [data-found-car] + div:not([hidden])': {
          desktop: {
            display: 'grid!',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: '20px 16px!',
            alignItems: 'start',
            ...level,
          },
        },
        // Of an odd number the longest answer, and the last, has a line of its own, too.
        '& form > :not(:has(> label)), & [data-found-car] + div > :not(:has(> label)), & form:has([name=discount]) > :has([name=vin])':
          { desktop: { gridColumn: '1 / -1' } },
      },
      /** A card as wide as the page, whose button stands beside its field; below it a form, whose button is as wide as a field. */
      strip: {
        display: 'grid',
        gap: '32',
        desktop: {
          '& > .card form': {
            display: 'grid!',
            gridTemplateColumns: 'minmax(0, 1fr) 240px',
            gap: '12px 16px!',
            alignItems: 'start',
            '& > :not(:has(> label)):not([type])': { gridColumn: '1 / -1' },
            // Beside the field, below the height of its name.
            '& > [type=submit]': { mt: 'calc(1.25rem + 6px)' },
            '&:has([aria-invalid=true])': {
              alignItems: 'end',
              '& .field__hint': { order: '0' },
              '& > [type=submit]': { mt: '0' },
            },
          },
          '& > section:not(.card) form > [type=submit]': { gridColumn: '1 / 2' },
        },
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
      /** The same where a panel stands beside the fields, and in the groups of a form. */
      fields: {
        '& .columns__main, & .columns__main fieldset > div:has(> * > label)': {
          desktop: {
            display: 'grid!',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: '20px 16px!',
            alignItems: 'start',
            ...level,
          },
        },
        // So have a box among questions, and a question that would stand alone.
        '& .columns__main > :not(:has(> label)), & .columns__main fieldset > div:not(.choice__list) > :not(:has(> label)), & .columns__main fieldset > div > :has([type=checkbox], [name=phone], [name="document.number"])':
          { desktop: { gridColumn: '1 / -1' } },
      },
      /** Seven choices: one of another kind, then three in a line, or as many as large letters leave room for. */
      threes: {
        '& .choice__list': {
          gridTemplateColumns: 'repeat(auto-fill, minmax(max(6.25rem, (100% - 12px) / 3), 1fr))',
          '& > :first-child': { gridColumn: '1 / -1' },
        },
      },
      /** Four choices: two and two. */
      twos: { '& .choice__list': { tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      /** A table as wide as the page that nothing is picked in: no place for a mark, what opens stands in two columns. */
      plain: {
        desktop: {
          '& .offerTable__bank': { ps: '0' },
          '& .offerTable__why > span': { ps: '44px' },
          '& .offerTable__open, & .offerTable__tick': { ps: '60px' },
          '& .offerTable__open > dl ~ *': { justifySelf: 'start', width: 'auto!' },
          '& .offerTable__open > dl': {
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
            columnGap: '48',
          },
        },
      },
      /** Two questions in a line. */
      hints: {
        display: 'grid',
        gap: '20',
        desktop: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'start',
          ...level,
        },
      },
      /** A result beside what belongs to it: both begin at one height. */
      level: {
        desktop: { pt: '20', '& #documents': { srOnly: true } },
        '& .notice__root': { mt: '0!', desktopDown: { minHeight: '0!', pt: '12!', pb: '0!' } },
        '& > :has(> [data-event=BACK])': { pb: '12' },
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
      /** Where more is told that nobody needs first: a fold of small words, whose line is higher than they are. */
      aside: { my: '-12px', '& > details > summary': { textStyle: 'body.sm', color: 'fg.muted' } },
      /** Offers that are built alike: on a phone the overpayment has its own line in each, and the words have air. */
      offers: {
        desktopDown: {
          '& .insurerRow__label': { px: '16', py: '16', rowGap: '4' },
          '& .insurerRow__more': { flex: '0 0 100%' },
          // Beside the last line, as high as it.
          '& .insurerRow__details': { px: '16', mb: '4' },
          '& .insurerRow__note': { pe: '5.4rem' },
          '& .insurerRow__after': { px: '16' },
        },
        desktop: {
          '& .insurerRow__label': { columnGap: '12px', ps: '16', pe: '4', py: '16' },
          '& .insurerRow__details': { marginInlineEnd: '4' },
          '& .insurerRow__after': { px: '16' },
          '& .insurerRow__under': { ps: '84px' },
        },
      },
      /** A few digits, as the page's only question: in the middle. */
      places: {
        textAlign: 'center',
        '& label': { mx: 'auto' },
        '& .field__error': { justifyContent: 'center' },
        '& .codeCells__root': { mx: 'auto' },
      },
      /** On a phone nearer to each other, without the ends of the sliders: the answer is what the page is about. */
      sliders: {
        desktopDown: {
          '& .slider__ends': { display: 'none' },
          '& .slider__root': { pb: '0!' },
          // As high for a finger: over the air below it.
          '& .slider__place': { bottom: '-16px!', height: '44px!' },
        },
      },
      /** A file may be dropped here. */
      drop: {
        textAlign: 'center',
        borderStyle: 'dashed!',
        borderColor: 'border.control!',
        '&[data-over]': { bg: 'accent.wash!', borderColor: 'accent.solid!' },
      },
      /** Apart from what follows. */
      ruled: { pb: '16', borderBottom: '1px solid {colors.border.subtle}' },
      /** Two short answers, as from when until when: beside each other while both fit. */
      dates: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
        columnGap: '16',
        rowGap: '20',
        alignItems: 'start',
        // Of which one has failed: they end at one height, each name at its field, however many lines are above the other.
        '&:has([aria-invalid=true])': { alignItems: 'end', '& .field__hint': { order: '0' } },
        // A name of one line stays with its field beside one of two.
        '&:not(:has(.field__hint, [aria-invalid=true]))': { alignItems: 'end' },
      },
      /** Beside `dates`: where there are two columns they stand in them as they come. */
      short: { desktop: { display: 'contents!' } },
      /** A bar that leads nowhere yet covers nothing: a card in its place. */
      still: {
        position: 'static!',
        mx: '0!',
        p: '16!',
        border: '1px solid {colors.border.subtle}!',
        borderRadius: '{radii.l3}!',
      },
      /** Where there is little room the status stands below the name in every card, whether or not it would fit. */
      status: {
        display: 'flex',
        gap: '8',
        flexDirection: 'column',
        alignItems: 'flex-start',
        tablet: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
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
        bg: 'surface',
        border: '1px solid {colors.border.subtle}',
        borderRadius: 'l3',
        // The air of a box reaches over its own place.
        '& > *': { py: '8' },
        '& > * + *': { borderTop: '1px solid {colors.border.subtle}' },
        // What it folds brings air of its own.
        '& > section': { pb: '0' },
        '& > section > details': { mt: '-4' },
        // What went wrong stands below what it is about.
        '& > .field__root': { display: 'flex', flexDirection: 'column' },
        '& > .field__root > .field__error': { order: '1', mb: '8' },
      },
      /** Parts of what is known, on one card. */
      known: {
        px: '16',
        bg: 'surface',
        border: '1px solid {colors.border.subtle}',
        borderRadius: 'l3',
        '& > *': { py: '16' },
        '& > * + *': { borderTop: '1px solid {colors.border.subtle}' },
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
        '& > h2': { textStyle: 'h3' },
      },
      /** What it is now below what it was, as far as a line holds one of them; on a desk beside it. */
      was: {
        display: 'inline-flex',
        flexDirection: { base: 'column', desktop: 'row' },
        columnGap: '8',
        '& > s': { color: 'fg.muted' },
        '& > strong': { textStyle: 'body.strong' },
      },
      /** Usual answers of the field above them: one tap. */
      usual: {
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gap: '8',
        '& > button': {
          minHeight: 'target',
          border: '1px solid {colors.border.control}',
          borderRadius: 'l2',
          bg: 'surface',
          color: 'link',
          cursor: 'pointer',
          textStyle: 'label',
          _hover: { borderColor: 'accent.solid' },
          // As a chosen card: only the page's button is filled.
          '&[aria-pressed=true]': { borderColor: 'link', bg: 'accent.wash', color: 'fg', fontWeight: 'semibold' },
        },
      },
      /** A document that is an answer of a form: its name, what went wrong, its buttons. */
      answer: {
        display: 'grid',
        gap: '12',
        '& > .field__error': { order: '1' },
        '& > :last-child': { order: '2' },
      },
      /** Two sides of a paper: beside each other where there is room. */
      sides: {
        display: 'grid',
        gap: '24',
        desktop: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: '16',
        },
      },
      /** Parts of a page on one card, a hairline between one and the next. */
      folds: {
        bg: 'surface',
        border: '1px solid {colors.border.subtle}',
        borderRadius: 'l3',
        '& > .card': { bg: 'transparent', border: '0' },
        '& > .card + .card': { borderTop: '1px solid {colors.border.subtle}', borderRadius: '0' },
      },
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
      /** Below a table as wide as the page, a figure keeps near its name. */
      near: { '& dl, & dl ~ *': { desktop: { maxWidth: '560px' } } },
      /** Steps in two columns, the second after the end of the first. */
      stages: {
        // Where one of their times has no place beside its name, none has.
        '& li > div > :first-child': { '@media (max-width: 359px)': { display: 'block' } },
        '& ol': {
          desktop: {
            display: 'grid!',
            // As the halves of a page.
            gridTemplateColumns: 'minmax(0, 500px) minmax(0, 1fr)',
            gridTemplateRows: 'repeat(3, auto)',
            gridAutoFlow: 'column',
            columnGap: '64px!',
            rowGap: '24px!',
          },
        },
      },
      /** Buttons of a document, a call: halves of the place, beside each other while the words of both fit. */
      halves: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8',
        '& > *': { flex: '1 1 auto', width: 'auto', minWidth: 'calc(50% - 4px)', px: '4' },
      },
      /** What somebody asks for, and the way to answer: beside each other where there is room, one button as wide as the next. */
      asks: {
        display: 'grid',
        gap: '12',
        desktop: { gridTemplateColumns: 'minmax(0, 1fr) 224px', columnGap: '24', alignItems: 'center' },
      },
      /** Buttons in one line. */
      line: { display: 'grid', gap: '12', desktop: { gridAutoFlow: 'column', gridAutoColumns: 'max-content' } },
    },
  },
});
