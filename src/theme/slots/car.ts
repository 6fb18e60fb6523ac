import { defineSlotRecipe } from '@pandacss/dev';

/** A car: its picture, name and what is known of it; below, where that comes from and how it is changed. */
export const carCard = defineSlotRecipe({
  className: 'carCard',
  slots: [
    'root',
    'narrow',
    'head',
    'picture',
    'beside',
    'stands',
    'turns',
    'turn',
    'claim',
    'paired',
    'expected',
    'awaited',
    'text',
    'name',
    'facts',
    'foot',
    'source',
    'part',
    'about',
    'known',
    'change',
    'fold',
  ],
  base: {
    root: {
      display: 'grid',
      p: '16',
      minWidth: '0',
      bg: 'surface',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'l3',
    },
    // Where there are two columns, the summary says it.
    narrow: { desktop: { display: 'none' } },
    head: { display: 'flex', flexWrap: 'wrap', gap: '16', alignItems: 'center', minWidth: '0' },
    picture: {
      // With letters larger than usual the words have its place.
      maxWidth: 'max(0px, (18px - 1rem) * 99)',
      overflow: 'hidden',
      flexShrink: '0',
      width: '96px',
      p: '8',
      borderRadius: 'l2',
      bg: 'accent.wash',
      '.estimate__panel &': { bg: 'surface' },
      color: 'fg.muted',
      '& svg': { display: 'block', width: 'full', height: 'auto' },
    },
    // What matters more than the picture, which goes where it would stand below.
    beside: {
      display: 'flex',
      gap: '8',
      // The status begins where the card's words do, whatever stands below it.
      alignItems: 'flex-start',
      '& > :first-child': { flex: '1', minWidth: '0' },
      '@media (max-width: 359px)': { '& > :last-child': { display: 'none' } },
    },
    // A status, and whose turn it is.
    stands: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '4' },
    // Whose turn it is, and at the other end of the line the status.
    turns: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '12',
      rowGap: '4',
    },
    turn: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '28',
      px: '8',
      py: '2',
      borderRadius: 'l1',
      bg: 'accent.solid',
      color: 'accent.on',
      textStyle: 'label',
    },
    // Under the name of a claim: which one it is, and at the other end of the first column its car.
    claim: {
      display: 'flex',
      alignItems: 'center',
      gap: '12',
      textStyle: 'body.md',
      desktop: { maxWidth: '500px' },
      '& > p': { flex: '1', minWidth: '0' },
      '& > .carCard__picture': { bg: 'transparent', p: '0', my: '-8', width: '80px' },
      '@media (max-width: 359px)': { '& > .carCard__picture': { display: 'none' } },
    },
    // A sum with another one beside it, on a phone too.
    paired: { textStyle: 'amount.lg', fontSize: 'min(1.5rem, 6.2vw)', tablet: { fontSize: '2rem' } },
    // A sum beside what a month is about to take: a range is long.
    expected: { textStyle: 'amount.md', desktop: { fontSize: '1.75rem', lineHeight: '2.25rem' } },
    // As high as what comes in its place.
    awaited: {
      '& > p': { minHeight: '[1lh]' },
      '& .skeleton': { display: 'block', width: '7rem', maxWidth: 'full', height: '[1lh]' },
    },
    // On the narrowest phones below the picture: a VIN is one word.
    text: { flex: '1 1 180px', minWidth: '0', display: 'grid', gap: '2' },
    name: { textStyle: 'h3' },
    facts: { textStyle: 'body.sm', color: 'fg.muted' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '12',
      mt: '12',
      mb: '-8',
      borderTop: '1px solid {colors.border.subtle}',
    },
    // Beside the button while it holds some words of it.
    source: {
      flex: '1 1 0',
      minWidth: '160px',
      display: 'flex',
      alignItems: 'center',
      gap: '6',
      py: '12',
      textStyle: 'body.sm',
      color: 'fg.muted',
      '& svg': { color: 'approved.icon', flexShrink: '0' },
    },
    // A part of what is known.
    part: { display: 'flex', gap: '16', alignItems: 'center' },
    // The way to change it ends the first line: as high as a finger, its words are in the line.
    about: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '16',
      '& > .carCard__change': { my: '-12', flexShrink: '0' },
      '& > p': { whiteSpace: 'pre-line' },
    },
    // Where it comes from: a line of its own, below what it is about.
    known: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      mt: '4',
      '& svg': { color: 'approved.icon', flexShrink: '0' },
    },
    change: { minHeight: 'target', color: 'link', textStyle: 'label', cursor: 'pointer' },
    fold: { display: 'grid', gap: '20', '&[hidden]': { display: 'none' } },
  },
});
