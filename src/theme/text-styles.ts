import { defineTextStyles } from '@pandacss/dev';

const style = (
  fontSize: string,
  lineHeight: string,
  fontWeight: string,
  letterSpacing?: string,
  more: Record<string, string> = {},
) => ({
  value: {
    fontFamily: 'body',
    fontSize: `${fontSize}rem`,
    lineHeight: `${lineHeight}rem`,
    fontWeight,
    ...(letterSpacing ? { letterSpacing } : {}),
    ...more,
  },
});
/** Large letters grow no further than `most` hundredths of the page's width; lines keep their share of the size. */
const large = (
  fontSize: number,
  lineHeight: number,
  fontWeight: string,
  letterSpacing: string,
  most: number,
  more: Record<string, string>,
) =>
  style(String(fontSize), '', fontWeight, letterSpacing, {
    fontSize: `min(${fontSize}rem, ${most}vw)`,
    lineHeight: String(lineHeight / fontSize),
    ...more,
  });
const figures = { fontVariantNumeric: 'tabular-nums' };

/**
 * Sizes in rem, so that 200 % text works; inputs never below 16 px (iOS would zoom). Nothing is set in capitals. What is large
 * already grows as far as a narrow page holds a sum of millions, or a long word, in one line.
 */
export const textStyles = defineTextStyles({
  amount: {
    lg: large(2, 2.5, 'bold', '-.02em', 12, figures),
    md: large(1.25, 1.625, 'semibold', '-.01em', 8.8, figures),
  },
  // Larger where a page is wide.
  h1: large(1.5, 1.875, 'bold', '-.015em', 12, {
    fontFamily: 'display',
    fontSize: 'min(clamp(1.5rem, 1.125rem + 1vw, 1.875rem), 12vw)',
  }),
  h2: large(1.25, 1.625, 'semibold', '-.01em', 8.8, { fontFamily: 'display' }),
  h3: style('1.0625', '1.5', 'semibold'),
  body: {
    lg: style('1.0625', '1.625', 'regular'),
    md: style('1', '1.5', 'regular'),
    sm: style('.875', '1.25', 'regular'),
    strong: style('1', '1.5', 'semibold'),
  },
  caption: style('.8125', '1.125', 'regular'),
  label: style('.875', '1.25', 'medium'),
});
