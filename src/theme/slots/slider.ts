import { defineSlotRecipe } from '@pandacss/dev';

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
