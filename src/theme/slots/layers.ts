import { defineSlotRecipe } from '@pandacss/dev';

/** Dialogs; below 480 px a sheet from the bottom edge. Each one higher in the stack lies above the one before. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'body', 'actions', 'choose', 'choices'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'veil',
      zIndex: 'calc({zIndex.modal} + var(--layer-index, 0))',
      _print: { display: 'none' },
      _motionSafe: {
        _open: { animation: 'fadeIn {durations.slow} {easings.in}' },
        _closed: { animation: 'fadeOut {durations.base} {easings.out}' },
      },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      // Below the snackbar, while there is one: a sheet's cross stays in reach, and its buttons, at the bottom, where they are.
      top: 'calc(var(--told, -72px - var(--safe-t)) + 72px + var(--safe-t))',
      zIndex: 'calc({zIndex.modal} + var(--layer-index, 0))',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      overflow: 'hidden',
      tablet: { top: '0', alignItems: 'center', p: '16' },
      // On paper it has as many pages as it needs.
      _print: { position: 'static', display: 'block', overflow: 'visible' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: '92%',
      bg: 'surface.raised',
      boxShadow: 'high',
      borderTopRadius: 'l4',
      pb: 'var(--safe-b)',
      border: '1px solid transparent',
      _print: { display: 'block', maxHeight: 'none!', border: '0' },
      tablet: {
        width: 'modal',
        maxHeight: 'full',
        borderRadius: 'l4',
        pb: '0',
        // A table is read whole where there is room, and as wide before it is opened.
        '&:has(table)': { width: 'min(640px, 100%)' },
        // So are offers beside each other: a column of names, and one for each of two or three.
        '&:has([role=table])': { width: 'min(880px, 100%)' },
      },
      _motionSafe: {
        _open: {
          animation: 'sheetIn {durations.slow} {easings.in}',
          tablet: { animation: 'rise {durations.slow} {easings.in}' },
        },
        _closed: {
          animation: 'sheetOut {durations.base} {easings.out}',
          tablet: { animation: 'fadeOut {durations.base} {easings.out}' },
        },
      },
    },
    head: { display: 'flex', alignItems: 'flex-start', gap: '8', ps: '20', pe: '8', pt: '8' },
    title: { textStyle: 'h2', flex: '1', minWidth: '0', py: '8' },
    body: {
      px: '20',
      pb: '24',
      pt: '4',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // What gets the focus stands clear of the shade below.
      scrollPaddingBlock: '8px 32px',
      display: 'grid',
      gap: '16',
      alignContent: 'start',
      _print: { display: 'block', overflow: 'visible' },
    },
    actions: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '8',
      px: '20',
      pb: '20',
      // More of the body lies under it: its last lines fade out. At its end there is nothing to fade.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '100%',
        height: '24',
        pointerEvents: 'none',
        backgroundImage: 'linear-gradient(to top, {colors.surface.raised}, transparent)',
        _highContrast: { display: 'none' },
        _print: { display: 'none' },
      },
      tablet: { flexDirection: 'row', '& > *': { flex: '1' } },
    },
    // Among the actions: one of several is chosen. A line over the whole width: what is above it goes on under it.
    choose: {
      display: 'grid',
      gap: '8',
      mx: '-20px',
      px: '20',
      pt: '8',
      borderTop: '1px solid {colors.border.subtle}',
      // Each below its column of what is compared.
      desktop: { gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)', columnGap: '24', alignItems: 'center' },
    },
    choices: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8',
      // No word of a name is broken for the sake of the row. Stronger than the button's own padding.
      '& > button': { flex: '1 1 30%', minWidth: 'min-content!', overflowWrap: 'break-word', px: '8!' },
      desktop: { columnGap: '24', '& > button': { flex: '1 1 0' } },
    },
  },
});

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'head', 'list', 'item'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'veil',
      zIndex: 'drawer',
      _motionSafe: {
        _open: { animation: 'fadeIn {durations.slow}' },
        _closed: { animation: 'fadeOut {durations.base}' },
      },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'drawer',
      display: 'flex',
      justifyContent: 'flex-end',
      overflow: 'hidden',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'drawer',
      height: 'full',
      bg: 'surface.raised',
      boxShadow: 'high',
      overflowY: 'auto',
      pb: 'var(--safe-b)',
      _motionSafe: {
        _open: { animation: 'drawerIn {durations.slow} {easings.in}' },
        _closed: { animation: 'drawerOut {durations.base} {easings.out}' },
      },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'header',
      ps: '20',
      pe: '4',
    },
    list: { display: 'grid', listStyle: 'none', px: '8', pb: '16' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '12',
      width: 'full',
      minHeight: 'control',
      px: '12',
      py: '8',
      borderRadius: 'l2',
      textStyle: 'body.md',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      bg: 'transparent',
      cursor: 'pointer',
      _hover: { bg: 'accent.wash' },
      '& svg': { color: 'fg.muted', flexShrink: '0' },
    },
  },
});

export const snackbar = defineSlotRecipe({
  className: 'snackbar',
  staticCss: ['*'],
  slots: ['region', 'root', 'icon', 'text'],
  base: {
    region: {
      position: 'fixed',
      insetInline: '0',
      top: 'calc({sizes.headerClient} + 4px + var(--safe-t))',
      zIndex: 'snackbar',
      display: 'flex',
      justifyContent: 'center',
      pointerEvents: 'none',
      px: '16',
    },
    root: {
      display: 'flex',
      // With wide distances of text, or big letters, its button stands below the words.
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      columnGap: '12',
      minWidth: 'snackbarMin',
      maxWidth: 'snackbarMax',
      minHeight: 'target',
      ps: '16',
      py: '4',
      pe: '4',
      bg: 'snackbar.bg',
      color: 'snackbar.fg',
      borderRadius: 'l2',
      boxShadow: 'high',
      pointerEvents: 'auto',
      border: '1px solid transparent',
      _motionSafe: { animation: 'drop {durations.slow} {easings.in}' },
    },
    icon: { flexShrink: '0', display: 'flex' },
    text: { flex: '[1 1 8.5em]', minWidth: '0', textStyle: 'body.sm', py: '8' },
  },
  variants: { status: { success: { icon: { color: 'snackbar.ok' } }, error: { icon: { color: 'snackbar.bad' } } } },
  defaultVariants: { status: 'success' },
});
