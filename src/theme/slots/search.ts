import { defineSlotRecipe } from '@pandacss/dev';

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
