import { defineRecipe } from '@pandacss/dev';

/**
 * What is shown only when asked for. Its mark is drawn by borders, for the browser's own is another in each of them: a chevron
 * behind the words, which turns when the rest is there.
 */
export const fold = defineRecipe({
  className: 'fold',
  staticCss: ['*'],
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '12',
      minHeight: 'target',
      py: '12',
      cursor: 'pointer',
      listStyle: 'none',
      // Safari shows its triangle all the same.
      '&::-webkit-details-marker': { display: 'none' },
      _after: {
        content: '""',
        flexShrink: '0',
        width: '9px',
        height: '9px',
        mx: '4',
        borderInlineEnd: '1.5px solid {colors.link}',
        borderBottom: '1.5px solid {colors.link}',
        transform: 'translateY(-25%) rotate(45deg)',
        _motionSafe: { transition: 'transform {durations.base} {easings.in}' },
        _print: { display: 'none' },
      },
    },
    '&[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  },
  variants: {
    look: {
      /** A way to more of what stands above it. */
      more: { '& > summary': { color: 'link', textStyle: 'body.strong' } },
      /** A part of the page, whose heading opens it: its mark stands at the other end. */
      part: { '& > summary': { justifyContent: 'space-between' } },
      /** The same of a card: as high as its heading. */
      card: { '& > summary': { my: '-12px', justifyContent: 'space-between' }, '&[open] > summary': { mb: '0' } },
    },
  },
  defaultVariants: { look: 'more' },
});
