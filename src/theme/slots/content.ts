import { defineSlotRecipe } from '@pandacss/dev';

/** What was answered: name, value, and a way to change it. */
export const summaryList = defineSlotRecipe({
  className: 'summaryList',
  slots: ['root', 'row', 'key', 'value', 'action'],
  base: {
    root: { display: 'grid' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '12',
      alignItems: 'center',
      py: '8',
      borderBottom: '1px solid {colors.border.subtle}',
      _last: { borderBottom: '0' },
    },
    key: { gridColumn: '1', textStyle: 'body.sm', color: 'fg.muted' },
    value: { gridColumn: '1', textStyle: 'body.md', fontVariantNumeric: 'tabular-nums' },
    action: { gridColumn: '2', gridRow: '1 / 3' },
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
    time: { display: 'block', textStyle: 'body.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

/** A sentence, perhaps a cause, and one thing to do: empty lists, errors, results. */
export const notice = defineSlotRecipe({
  className: 'notice',
  staticCss: ['*'],
  slots: ['root', 'icon', 'title', 'text', 'code', 'actions'],
  base: {
    root: { display: 'grid', gap: '12', justifyItems: 'center', textAlign: 'center', py: '32' },
    icon: { display: 'flex', color: 'fg.muted', '& svg': { width: '40', height: '40' } },
    title: { textStyle: 'h2' },
    text: { textStyle: 'body.md', color: 'fg.muted', maxWidth: 'modal' },
    code: { textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    actions: { display: 'grid', gap: '8', width: 'full', pt: '8' },
  },
  variants: {
    tone: { neutral: {}, error: { icon: { color: 'error.fg' } }, success: { icon: { color: 'approved.icon' } } },
  },
  defaultVariants: { tone: 'neutral' },
});
