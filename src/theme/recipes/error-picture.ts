import { defineRecipe } from '@pandacss/dev';

/** A drawing of 96 × 96 px in the colour of what it lies on: lines before a disc, whose tenth part is that colour. */
const drawing = (path: string) => {
  const image = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='16 0 96 96' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='60' cy='50' r='44' fill='%23000' fill-opacity='.1' stroke='none'/%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
  // Chrome knows it without the prefix since 120.
  return { WebkitMaskImage: image, maskImage: image };
};

/** Above an error page's heading. Among the first styles, for it must need nothing that could not come. */
export const errorPicture = defineRecipe({
  className: 'errorPicture',
  staticCss: ['*'],
  base: { width: '96px', height: '96px', bg: 'accent.solid', '@media print': { display: 'none' } },
  variants: {
    of: {
      /** A signpost: the page is not there. */
      missing: drawing('M60 88V16M42 88h36M60 22h30l9 8-9 8H60zM60 46H32l-9 8 9 8h28z'),
      /** A plug that is out: it did not come. */
      broken: drawing(
        'M8 72c14 0 8-20 22-20h6m0-12h8a9 9 0 0 1 9 9v6a9 9 0 0 1-9 9h-8zm17 6h9m-9 12h9m50 14c-14 0-8-20-22-20h-4m0-12h-2a9 9 0 0 0-9 9v6a9 9 0 0 0 9 9h2zM60 30l-4-8m10 5v-9m6 12 4-8',
      ),
    },
  },
  defaultVariants: { of: 'broken' },
});
