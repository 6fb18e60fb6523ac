import { defineSlotRecipe } from '@pandacss/dev';

/** The journey of a claim: what is done, what is now, what comes. */
export const tracker = defineSlotRecipe({
  className: 'tracker',
  slots: ['root', 'item', 'passed', 'mark', 'text', 'name', 'note', 'parts'],
  base: {
    root: { listStyle: 'none' },
    item: {
      position: 'relative',
      display: 'flex',
      gap: '12',
      pb: '20',
      _last: { pb: '0' },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '[13px]',
        top: '28',
        bottom: '0',
        width: '2',
        bg: 'border.subtle',
      },
      '&[data-state=done]:not(:last-child)::before': { bg: 'approved.icon' },
    },
    // Those that are done, in one line above the rest.
    passed: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '12',
      textStyle: 'body.strong',
      // To the sign of what follows.
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '[13px]',
        top: 'calc(50% + 14px)',
        bottom: '-12px',
        width: '2',
        bg: 'approved.icon',
      },
    },
    mark: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '28',
      height: '28',
      borderRadius: 'full',
      border: '2px solid {colors.border.control}',
      bg: 'surface',
      color: 'fg.muted',
      textStyle: 'label',
      fontVariantNumeric: 'tabular-nums',
      '[data-state=done] > &': { borderColor: 'approved.icon', bg: 'approved.icon', color: 'surface' },
      '[data-state=now] > &': { borderColor: 'accent.solid', bg: 'accent.solid', color: 'accent.on' },
      // The icon alone tells it where colours are forced.
      _highContrast: { forcedColorAdjust: 'auto' },
    },
    text: { flex: '1', minWidth: '0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', pt: '2' },
    name: { textStyle: 'body.strong', '[data-state=next] &': { fontWeight: 'regular', color: 'fg.muted' } },
    note: { textStyle: 'body.sm', color: 'fg.muted' },
    // What the present one consists of: smaller signs, closer to each other.
    parts: {
      listStyle: 'none',
      pt: '8',
      '& > li': { gap: '8', pb: '12' },
      '& > li:not(:last-child)::before': { insetInlineStart: '11px', top: '24' },
      '& .tracker__mark': { width: '24', height: '24' },
      '& .tracker__text': { gap: '0' },
      // Who does it stands below in all of them where it does not fit beside the longest.
      '@media (max-width: 340px)': { '& .tracker__text > div': { display: 'block' } },
      '& .tracker__name': { textStyle: 'body.sm' },
      '& > :not([data-state=next]) .tracker__name': { fontWeight: 'medium' },
    },
  },
});
