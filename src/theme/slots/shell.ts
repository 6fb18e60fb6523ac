import { defineSlotRecipe } from '@pandacss/dev';

/** From the window's edge to the page: less on the narrowest phones. */
const EDGE = 'clamp(12px, (100vw - 340px) * 99, 16px)';

/** Header, page column and footer of all layouts. */
export const shell = defineSlotRecipe({
  className: 'shell',
  staticCss: ['*'],
  slots: ['root', 'header', 'bar', 'main', 'footer', 'skip'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100vh',
      '@supports (min-height: 100svh)': { minHeight: '100svh' },
      // A step that slides in is never wider than the page.
      overflowX: 'clip',
    },
    header: {
      position: 'sticky',
      // With letters larger than usual it takes more than its part of the page: it then goes with what is scrolled.
      top: 'min(0px, (18px - 1rem) * 99)',
      zIndex: 'header',
      bg: 'surface',
      borderBottom: '1px solid {colors.border.subtle}',
      pt: 'var(--safe-t)',
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '8',
      py: '4',
      minHeight: 'header',
      mx: 'auto',
      ps: EDGE,
      pe: '8',
      width: 'full',
      // The grid of pages of two columns: it stays where it is from one step to the next.
      maxWidth: 'wide',
    },
    main: {
      flex: '1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '20',
      width: 'full',
      mx: 'auto',
      px: EDGE,
      pt: '20',
      pb: '40',
      // The first words that somebody reads of us.
      '& > [data-screen=start] h1': { desktop: { fontSize: '2.5rem!' } },
    },
    footer: {
      textAlign: 'center',
      textWrap: 'balance',
      textStyle: 'body.sm',
      color: 'fg.muted',
      // One line where there is room for it, else each part has its own.
      '& > span': { desktopDown: { display: 'block' } },
      '& > span:not(:last-child)::after': { desktop: { content: '"\u00a0· "' } },
      px: '16',
      pt: '24',
      pb: 'calc(24px + var(--safe-b))',
    },
    skip: {
      position: 'absolute',
      insetInlineStart: '8',
      top: '8',
      // Out of sight, however large its letters are.
      transform: 'translateY(calc(-100% - 16px))',
      zIndex: 'progress',
      bg: 'surface',
      color: 'link',
      p: '12',
      borderRadius: 'l2',
      _focus: { transform: 'none' },
    },
  },
  variants: {
    width: {
      form: { main: { maxWidth: 'form' } },
      list: { main: { maxWidth: 'list' } },
      split: { main: { maxWidth: { base: 'list', desktop: 'wide' } } },
      wide: { main: { maxWidth: 'wide' } },
    },
    height: { default: {}, client: { bar: { minHeight: 'headerClient' } } },
    padding: { normal: {}, none: { main: { px: '0', pt: '0', pb: '0' } } },
  },
  defaultVariants: { width: 'form', height: 'default', padding: 'normal' },
});

export const progressBar = defineSlotRecipe({
  className: 'progressBar',
  slots: ['root', 'fill'],
  base: {
    root: { position: 'fixed', insetInline: '0', top: '0', height: '2', zIndex: 'progress', pointerEvents: 'none' },
    fill: {
      display: 'block',
      height: 'full',
      bg: 'accent.solid',
      transformOrigin: 'left',
      transform: 'scaleX(.8)',
      _motionSafe: { transition: 'transform 8s cubic-bezier(.1,.7,.1,1), opacity {durations.slow}' },
      _highContrast: { bg: 'Highlight' },
    },
  },
});

/** The milestones of a flow above the heading of a step: the step and the minutes beside the way back, then a piece each. */
export const stepLine = defineSlotRecipe({
  className: 'stepLine',
  slots: ['root', 'words', 'milestone', 'bar', 'piece', 'fill'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '12',
      rowGap: '6',
      // Nearer to the header than to the heading, whose own distance follows.
      mt: '-12px',
      mb: '10px',
      textStyle: 'body.sm',
      color: 'fg.muted',
    },
    // In the line of the way back; the minutes below the step where not all of it fits.
    words: {
      flex: '1 1 8.5rem',
      minWidth: '0',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '8',
      '&:not(:first-child)': { desktop: { ps: '12' } },
      fontVariantNumeric: 'tabular-nums',
      '& > p': { minWidth: '0' },
      // As high as the way back, where there is none: the heading keeps its place from step to step.
      _first: { minHeight: 'target', alignContent: 'center' },
    },
    // No name is parted while it fits in a line.
    milestone: {
      '& > strong': { display: 'inline-block', fontWeight: 'semibold', color: 'fg' },
      '& span': { whiteSpace: 'nowrap' },
    },
    bar: { flexBasis: 'full', display: 'flex', gap: '4', listStyle: 'none' },
    piece: {
      flex: '1',
      height: '4',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'border.subtle',
      _highContrast: { border: '1px solid CanvasText' },
    },
    fill: { display: 'block', height: 'full', bg: 'accent.solid', _highContrast: { bg: 'Highlight' } },
  },
});

const side = { display: 'grid', alignItems: 'start' } as const;

/** Two columns where there is room for them; else their parts follow each other, and one that keeps in sight does so along both. */
export const columns = defineSlotRecipe({
  className: 'columns',
  staticCss: ['*'],
  slots: ['root', 'main', 'aside', 'end'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '32',
      // What ends the first column follows it at once, however long the one beside it is.
      '&[data-ends]': { desktop: { rowGap: '24', gridTemplateRows: 'auto 1fr' } },
      // Nothing stands beside: no place is kept for it.
      '&[data-alone]': { desktop: { gridTemplateColumns: 'minmax(0, 640px)' } },
    },
    // As wide as the first of two halves.
    end: { display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0', desktop: { maxWidth: '500px' } },
    main: {
      display: 'flex',
      flexDirection: 'column',
      gap: '24',
      minWidth: '0',
    },
    aside: {
      display: 'contents',
      '[data-ends] > &': { desktop: { gridRow: '1 / span 2', gridColumn: '2' } },
      // In sight beside a long column, below the header.
      desktop: {
        display: 'flex',
        flexDirection: 'column',
        gap: '24',
        minWidth: '0',
        position: 'sticky',
        top: '[80px]',
      },
    },
  },
  variants: {
    parts: {
      /** A form of a desk and what stands beside it. */
      desk: {
        root: { desktop: { ...side, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
        end: { desktop: { maxWidth: 'none' } },
      },
      /** What is read or typed, and its summary. */
      half: { root: { desktop: { ...side, columnGap: '64', gridTemplateColumns: 'minmax(0, 500px) minmax(0, 1fr)' } } },
      /** Rows to choose from, and what is chosen. */
      rows: { root: { desktop: { ...side, columnGap: '40', gridTemplateColumns: 'minmax(0, 1fr) 400px' } } },
      /** A table, and what is chosen. */
      table: {
        root: { desktop: { ...side, gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
        // A name stands in one line, and its value below where both do not fit.
        aside: { desktop: { '& .summaryList__key': { maxWidth: 'full' } } },
      },
    },
    /** What stands beside is read first, where there is one column too. */
    lead: {
      true: {
        main: { desktop: { gridColumn: '1', gridRow: '1' } },
        aside: {
          desktop: { gridColumn: '2', gridRow: '1' },
          // What ends the first column follows it at once here, too.
          '[data-ends] > &': { desktop: { gridRow: '1 / span 2' } },
        },
      },
    },
  },
  defaultVariants: { parts: 'desk' },
});
