import { defineSlotRecipe } from '@pandacss/dev';

/** Of look and fit a choice has its own: what differs is said with more weight. */
const segment = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  minHeight: '56px!',
  px: '2px!',
  py: '6px!',
} as const;

/** The frame of what is chosen, as of an offer's, and a ring around the whole segment: its radio is not seen. */
const framed = {
  '& .choice__item:has(:checked)': { outline: '1px solid {colors.link}', outlineOffset: '-2px' },
  '& .choice__item:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '& .choice__input': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0' },
  '& .choice__words': { display: 'grid', justifyItems: 'center', rowGap: '2' },
  '& .choice__text > :first-child': { textStyle: 'body.strong' },
  // What it comes to.
  '& .choice__text + *': { textStyle: 'body.sm', fontVariantNumeric: 'tabular-nums' },
} as const;

/** A question whose answers stand beside each other, or line by line on one card. */
export const segmented = defineSlotRecipe({
  className: 'segmented',
  slots: ['row', 'pair', 'lines'],
  base: {
    /** Four of them in a line of a phone, two on the narrowest one. */
    row: {
      '& .choice__list': {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(4.875rem, 21%), 100%), 1fr))!',
        '@media (max-width: 359px)': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(6.5rem, 34%), 100%), 1fr))!',
        },
      },
      '& .choice__item:not([hidden])': segment,
      ...framed,
    },
    pair: {
      '& .choice__list': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))!' },
      '& .choice__item:not([hidden])': segment,
      ...framed,
    },
    lines: {
      '& .choice__list': {
        gap: '0!',
        bg: 'surface',
        border: '1px solid {colors.border.control}',
        borderRadius: 'l2',
        overflow: 'hidden',
      },
      '& .choice__item': { border: '0!', borderRadius: '0!', minHeight: '48px!', py: '11px!' },
      '& .choice__item + .choice__item': { borderTop: '1px solid {colors.border.subtle}!' },
      '& .choice__text': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8' },
      '& .choiceEnd': { marginInlineStart: 'auto' },
    },
  },
});
