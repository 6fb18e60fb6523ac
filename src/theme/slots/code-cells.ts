import { defineSlotRecipe } from '@pandacss/dev';

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
            // Six fill the card as the button does; fewer are no wider than those.
            desktop: { maxWidth: 'calc(var(--cells) * 5rem)' },
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
