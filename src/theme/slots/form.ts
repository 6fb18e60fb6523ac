import { defineSlotRecipe } from '@pandacss/dev';

const control = {
  width: 'full',
  minHeight: 'control',
  px: '16',
  py: '12',
  textStyle: 'body.md',
  color: 'fg',
  bg: 'surface',
  border: '1px solid {colors.border.control}',
  borderRadius: 'l2',
  appearance: 'none',
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _focusVisible: { borderColor: 'accent.solid', outlineOffset: '0px' },
  // Two pixels, drawn inward, so nothing moves.
  '&[aria-invalid=true]': {
    borderColor: 'error.fg!',
    outlineColor: 'error.fg',
    boxShadow: 'inset 0 0 0 1px {colors.error.fg}',
  },
  '&[readonly]': { bg: 'surface.sunken' },
};

/** One field: label, the control with its affixes, note, error, hint. */
export const field = defineSlotRecipe({
  className: 'field',
  staticCss: ['*'],
  slots: ['root', 'label', 'legend', 'hint', 'live', 'error', 'box', 'control', 'suffix', 'action', 'note'],
  base: {
    root: { display: 'grid', gap: '6', minWidth: '0', border: '0', p: '0' },
    label: { textStyle: 'label', color: 'fg' },
    // A legend is no item of the grid: it brings its own distance.
    legend: { textStyle: 'label', color: 'fg', pb: '6' },
    // Always there, to be heard; while empty it is out of the grid, which would keep a gap for it.
    live: { _empty: { position: 'absolute' } },
    hint: { textStyle: 'body.sm', color: 'fg.muted' },
    error: {
      display: 'flex',
      gap: '6',
      textStyle: 'body.sm',
      color: 'error.fg',
      '& svg': { width: '20', height: '20', flexShrink: '0' },
    },
    box: { position: 'relative', minWidth: '0' },
    control,
    suffix: {
      position: 'absolute',
      insetInlineEnd: '16',
      top: '0',
      bottom: '0',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    action: { position: 'absolute', insetInlineEnd: '2', top: '2' },
    note: { textStyle: 'body.sm', color: 'fg.muted' },
  },
  variants: {
    affix: { none: {}, end: { control: { paddingInlineEnd: '48' } } },
    figures: { no: {}, yes: { control: { fontVariantNumeric: 'tabular-nums' } } },
    spaced: {
      no: {},
      yes: { control: { letterSpacing: '.04em' } },
    },
  },
  defaultVariants: { affix: 'none', figures: 'no', spaced: 'no' },
});

/** Of the font's digits where all are of one width. */
const DIGIT = '.648em';
const CELL = '1.45em';
const CELL_GAP = '.2em';
/** From the left edge of a cell to that of the next, where they share all of the width; what follows the digit is no wider. */
const PITCH = `((100cqi + ${CELL_GAP}) / var(--cells))`;

/** Cells with one input over them, whose digits are as far apart as the cells are. How many there are is said with `--cells`. */
export const codeCells = defineSlotRecipe({
  className: 'codeCells',
  staticCss: ['*'],
  slots: ['root', 'input', 'cells', 'cell'],
  base: {
    // As large as a narrow page holds them in a line, the margins of a card included.
    root: {
      position: 'relative',
      width: 'fit-content',
      fontSize: 'min(1.75rem, (100vw - 76px) / (1.65 * var(--cells)))',
      lineHeight: '1.2',
      // The ring of a cell is clear of the words above.
      mt: '4px',
    },
    input: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      zIndex: 'base',
      // Wider by what follows the last digit: else the field scrolls it away.
      width: 'calc(100% + .66em)',
      p: '0',
      paddingInlineStart: `calc((${CELL} - ${DIGIT}) / 2)`,
      letterSpacing: `calc(${CELL} + ${CELL_GAP} - ${DIGIT})`,
      font: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg',
      bg: 'transparent',
      border: '0',
      outline: '0',
      appearance: 'none',
      '&[data-full]': { caretColor: 'transparent' },
      // What the browser has filled in keeps the cells in sight.
      '&:-webkit-autofill': { backgroundClip: 'text', WebkitTextFillColor: '{colors.fg}' },
    },
    cells: { display: 'grid', gridTemplateColumns: `repeat(var(--cells), ${CELL})`, columnGap: CELL_GAP },
    cell: {
      height: 'max(2em, 48px)',
      bg: 'surface',
      border: '1px solid {colors.border.control}',
      borderRadius: 'l2',
      // Two pixels, drawn inward, so nothing moves.
      ':focus-visible + * > &[data-next]': {
        borderColor: 'accent.solid',
        outline: '2px solid {colors.focus}',
        outlineOffset: '0',
      },
      '[aria-invalid=true] + * > &': { borderColor: 'error.fg', boxShadow: 'inset 0 0 0 1px {colors.error.fg}' },
      '[aria-invalid=true]:focus-visible + * > &[data-next]': { borderColor: 'error.fg', outlineColor: 'error.fg' },
    },
  },
  variants: {
    /** As wide as the button below; browsers that cannot measure their place keep the cells as they are. */
    wide: {
      true: {
        root: {
          '@supports (width: 1cqi)': {
            width: 'auto',
            containerType: 'inline-size',
            // Of the input, which is wider than what is seen, nothing is; of the ring around a cell all.
            overflow: 'clip',
            m: '1px -3px -3px',
            p: '3px',
          },
        },
        input: {
          '@supports (width: 1cqi)': {
            inset: '3px',
            insetInlineEnd: 'auto',
            width: `calc(100cqi + ${PITCH})`,
            paddingInlineStart: `calc((${PITCH} - ${CELL_GAP} - ${DIGIT}) / 2)`,
            letterSpacing: `calc(${PITCH} - ${DIGIT})`,
          },
        },
        cells: { '@supports (width: 1cqi)': { gridTemplateColumns: 'repeat(var(--cells), minmax(0, 1fr))' } },
      },
    },
  },
});

/** A slider inside its field, below the number, with the ends in words under both. A finger takes it beyond the field, too. */
export const slider = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'place', 'bar', 'control', 'track', 'range', 'thumb', 'ends', 'unit', 'moved', 'said'],
  base: {
    root: { position: 'relative', minWidth: '0', '&:has(.slider__ends)': { pb: 'calc(4px + 1.25rem)' } },
    // As high before the slider has come.
    place: {
      position: 'absolute',
      insetInline: '16',
      bottom: '0',
      height: 'calc(32px + 1.25rem)',
      pointerEvents: 'none',
      // As high for a finger: over the air below it.
      '&:not(:has(.slider__ends))': { bottom: '-16px', height: '44px' },
      '@media print': { display: 'none' },
    },
    bar: { height: 'full' },
    control: { height: 'full', cursor: 'pointer', pointerEvents: 'auto' },
    track: {
      position: 'absolute!',
      insetInline: '0',
      top: '10px',
      height: '4',
      borderRadius: 'full',
      bg: 'border.subtle',
      _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' },
    },
    range: {
      height: 'full',
      borderRadius: 'full',
      bg: 'accent.solid',
      _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
      '[data-empty] &': { visibility: 'hidden' },
    },
    thumb: {
      top: '0',
      width: '24',
      height: '24',
      bg: 'surface',
      border: '7px solid {colors.accent.solid}',
      borderRadius: 'full',
      cursor: 'grab',
      scrollMarginBlock: '96px 40vh',
      '&:hover': { borderColor: 'accent.hover' },
      '&[data-dragging]': { borderColor: 'accent.active', cursor: 'grabbing' },
      // Nothing is said yet: it stands at its first end only to be taken.
      '[data-empty] &': { borderWidth: '2px', borderColor: 'border.control' },
      _highContrast: { borderColor: 'Highlight', forcedColorAdjust: 'none' },
    },
    ends: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      display: 'flex',
      justifyContent: 'space-between',
      gap: '8',
      textStyle: 'body.sm',
      color: 'fg.muted',
    },
    unit: { paddingInlineEnd: '112px' },
    // The number stands above the slider, and so does what is said beside it.
    moved: {
      '@media screen': {
        minHeight: '64px',
        textStyle: 'amount.md',
        pt: '6px',
        pb: '32',
        '& ~ .field__suffix': { bottom: '24px' },
      },
    },
    // Beside the unit: what the number comes to.
    said: {
      display: 'flex',
      alignItems: 'center',
      gap: '8',
      '& > span': {
        px: '8',
        py: '4',
        bg: 'accent.subtle',
        color: 'accent.onSubtle',
        borderRadius: 'l1',
        textStyle: 'label',
      },
    },
  },
});

/** Check boxes, radio cards: the whole card is the target. */
export const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['list', 'item', 'input', 'words', 'text', 'note'],
  base: {
    list: { display: 'grid', gap: '8' },
    item: {
      position: 'relative',
      display: 'flex',
      gap: '12',
      alignItems: 'flex-start',
      minHeight: 'target',
      py: '12',
      cursor: 'pointer',
      '&[hidden]': { display: 'none' },
      // What is wrong with a box stands under its words.
      '& + .field__error': { ps: '[36px]' },
    },
    input: {
      flexShrink: '0',
      appearance: 'none',
      width: '24',
      height: '24',
      bg: 'surface',
      border: '2px solid {colors.border.control}',
      borderRadius: 's',
      cursor: 'pointer',
      _checked: { borderColor: 'accent.solid', bg: 'accent.solid' },
      '&[type=checkbox]:checked': {
        backgroundImage:
          "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23fff' stroke-width='2.5'%3E%3Cpath d='m4.5 10.5 3.5 3.5 7.5-8'/%3E%3C/svg%3E\")",
      },
      '&[type=radio]': { borderRadius: 'full' },
      '&[type=radio]:checked': { bg: 'accent.on', borderWidth: '7px' },
      '&[aria-invalid=true]': { borderColor: 'error.fg' },
      _highContrast: { appearance: 'auto' },
    },
    // What it comes to stands at the other end while it fits, else below: neither is squeezed.
    words: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', columnGap: '12', rowGap: '4' },
    text: { flex: '1 1 auto', display: 'grid', gap: '2', minWidth: '0' },
    note: { textStyle: 'body.sm', color: 'fg.muted' },
  },
  variants: {
    look: {
      plain: {},
      card: {
        item: {
          px: '16',
          py: '12',
          minHeight: 'control',
          bg: 'surface',
          border: '1px solid {colors.border.control}',
          borderRadius: 'l2',
          '&:has(:checked)': { borderColor: 'link', bg: 'accent.wash' },
          // Not the border of what is chosen.
          _hover: { borderColor: 'fg.muted' },
        },
      },
    },
    fit: {
      rows: {},
      /** Never three in a line: what each comes to stands below its words. */
      pairs: {
        list: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9.25rem, 40%), 100%), 1fr))' },
        words: { flexDirection: 'column' },
      },
      /** Words as short as "Мужской" stand beside each other. */
      line: {
        // As far apart there as the fields are.
        list: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
          columnGap: '16',
        },
        item: { px: '12', gap: '8', alignItems: 'center' },
      },
      /** Of words so short that two stand beside each other on the narrowest phone. */
      short: {
        list: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))',
          columnGap: '16',
          // Three share a line where they fit; else the last has one of its own.
          '&:has(> :nth-child(3):last-child)': {
            display: 'flex',
            flexWrap: 'wrap',
            // The longer one takes more of it, before its words take two lines.
            '& > *': { flex: '1 1 auto', minWidth: 'min(8.75rem, 100%)' },
          },
        },
        item: { px: '12', gap: '8', alignItems: 'center' },
      },
    },
  },
  defaultVariants: { look: 'plain', fit: 'rows' },
});

/** The list of what is wrong, above the form. */
export const errorSummary = defineSlotRecipe({
  className: 'errorSummary',
  slots: ['root', 'title', 'list', 'link'],
  base: {
    root: {
      p: '16',
      bg: 'error.wash',
      border: '1px solid {colors.error.fg}',
      borderRadius: 'l3',
      display: 'grid',
      gap: '8',
    },
    title: { textStyle: 'h3', display: 'flex', gap: '8', alignItems: 'center', '& svg': { color: 'error.fg' } },
    // The air of a target reaches over its own place. As many stand in a line as fit.
    list: { display: 'flex', flexWrap: 'wrap', columnGap: '16', my: '-6px', listStyle: 'none' },
    link: {
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textAlign: 'start',
      // Each of them a target of its own.
      py: '6',
      cursor: 'pointer',
      bg: 'transparent',
      textStyle: 'body.md',
    },
  },
});

/** A searchable list: under its input on wide screens, a full-screen sheet on phones, the same elements in both. */
export const search = defineSlotRecipe({
  className: 'search',
  staticCss: ['*'],
  slots: ['root', 'bar', 'title', 'list', 'option', 'note', 'status', 'clear'],
  base: {
    root: { position: 'relative', minWidth: '0' },
    bar: { display: 'none' },
    title: { textStyle: 'h3', flex: '1', minWidth: '0' },
    list: {
      display: 'flex',
      flexDirection: 'column',
      bg: 'surface.raised',
      '& ul': { listStyle: 'none', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
      tablet: {
        position: 'absolute',
        insetInline: '0',
        top: '[calc(100% + 4px)]',
        zIndex: 'sheet',
        maxHeight: '320px',
        borderRadius: 'l2',
        boxShadow: 'high',
        border: '1px solid {colors.border.subtle}',
        p: '4',
      },
    },
    option: {
      display: 'grid',
      minHeight: 'target',
      px: '12',
      py: '8',
      alignContent: 'center',
      borderRadius: 'l1',
      cursor: 'pointer',
      _highlighted: { bg: 'accent.subtle' },
      _selected: { color: 'accent.onSubtle', fontWeight: 'semibold' },
      _highContrast: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
    note: { textStyle: 'body.sm', color: 'fg.muted', fontWeight: 'regular' },
    status: {
      px: '12',
      py: '12',
      textStyle: 'body.sm',
      color: 'fg.muted',
      display: 'flex',
      alignItems: 'center',
      gap: '8',
    },
    clear: { position: 'absolute', insetInlineEnd: '2', top: '2' },
  },
  variants: {
    open: {
      yes: {
        root: {
          tabletDown: {
            position: 'fixed',
            inset: '0',
            zIndex: 'sheet',
            bg: 'surface',
            p: '12',
            pt: 'calc(12px + var(--safe-t))',
            display: 'flex',
            flexDirection: 'column',
            gap: '8',
          },
        },
        bar: { tabletDown: { display: 'flex', alignItems: 'center', gap: '8' } },
        list: { tabletDown: { flex: '1', minHeight: '0' } },
      },
      no: {},
    },
  },
  defaultVariants: { open: 'no' },
});
