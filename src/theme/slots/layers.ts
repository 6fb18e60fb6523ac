import { defineSlotRecipe } from '@pandacss/dev';

/** Dialogs; below 480 px a sheet from the bottom edge. Each one higher in the stack lies above the one before. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'body', 'actions'],
  base: {
    backdrop: {
      position: 'fixed', inset: '0', bg: 'veil', zIndex: 'calc({zIndex.modal} + var(--layer-index, 0))',
      _motionSafe: { _open: { animation: 'fadeIn {durations.slow} {easings.in}' }, _closed: { animation: 'fadeOut {durations.base} {easings.out}' } },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'calc({zIndex.modal} + var(--layer-index, 0))', display: 'flex', alignItems: 'flex-end', justifyContent: 'center', overflow: 'hidden', tablet: { alignItems: 'center', p: '16' } },
    content: {
      display: 'flex', flexDirection: 'column', width: 'full', maxHeight: '92%', bg: 'surface.raised', boxShadow: 'high', borderTopRadius: 'l4', pb: 'var(--safe-b)', border: '1px solid transparent',
      tablet: { width: 'modal', maxHeight: 'full', borderRadius: 'l4', pb: '0' },
      _motionSafe: {
        _open: { animation: 'sheetIn {durations.slow} {easings.in}', tablet: { animation: 'rise {durations.slow} {easings.in}' } },
        _closed: { animation: 'sheetOut {durations.base} {easings.out}', tablet: { animation: 'fadeOut {durations.base} {easings.out}' } },
      },
    },
    head: { display: 'flex', alignItems: 'flex-start', gap: '8', ps: '20', pe: '8', pt: '8' },
    title: { textStyle: 'h2', flex: '1', minWidth: '0', py: '8' },
    body: { px: '20', pb: '20', pt: '4', overflowY: 'auto', overscrollBehavior: 'contain', display: 'grid', gap: '16', alignContent: 'start' },
    actions: { display: 'flex', flexDirection: 'column', gap: '8', px: '20', pb: '20', tablet: { flexDirection: 'row', '& > *': { flex: '1' } } },
  },
});

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'head', 'list', 'item'],
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'veil', zIndex: 'drawer', _motionSafe: { _open: { animation: 'fadeIn {durations.slow}' }, _closed: { animation: 'fadeOut {durations.base}' } } },
    positioner: { position: 'fixed', inset: '0', zIndex: 'drawer', display: 'flex', justifyContent: 'flex-end', overflow: 'hidden' },
    content: {
      display: 'flex', flexDirection: 'column', width: 'drawer', height: 'full', bg: 'surface.raised', boxShadow: 'high', overflowY: 'auto', pb: 'var(--safe-b)',
      _motionSafe: { _open: { animation: 'drawerIn {durations.slow} {easings.in}' }, _closed: { animation: 'drawerOut {durations.base} {easings.out}' } },
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 'header', ps: '20', pe: '4' },
    list: { display: 'grid', listStyle: 'none', px: '8', pb: '16' },
    item: {
      display: 'flex', alignItems: 'center', gap: '12', width: 'full', minHeight: 'control', px: '12', py: '8', borderRadius: 'l2', textStyle: 'body.md', color: 'fg', textAlign: 'start', textDecoration: 'none', bg: 'transparent', cursor: 'pointer',
      _hover: { bg: 'accent.wash' }, '& svg': { color: 'fg.muted', flexShrink: '0' },
    },
  },
});

export const snackbar = defineSlotRecipe({
  className: 'snackbar',
  staticCss: ['*'],
  slots: ['region', 'root', 'icon', 'text'],
  base: {
    region: { position: 'fixed', insetInline: '0', top: 'calc({sizes.header} + 8px + var(--safe-t))', zIndex: 'snackbar', display: 'flex', justifyContent: 'center', pointerEvents: 'none', px: '16' },
    root: {
      display: 'flex', alignItems: 'center', gap: '12', minWidth: 'snackbarMin', maxWidth: 'snackbarMax', minHeight: 'target', ps: '16', py: '4', pe: '4', bg: 'snackbar.bg', color: 'snackbar.fg', borderRadius: 'l2', boxShadow: 'high', pointerEvents: 'auto', border: '1px solid transparent',
      _motionSafe: { animation: 'drop {durations.slow} {easings.in}' },
    },
    icon: { flexShrink: '0', display: 'flex' },
    text: { flex: '1', minWidth: '0', textStyle: 'body.sm', py: '8' },
  },
  variants: { status: { success: { icon: { color: 'snackbar.ok' } }, error: { icon: { color: 'snackbar.bad' } } } },
  defaultVariants: { status: 'success' },
});
