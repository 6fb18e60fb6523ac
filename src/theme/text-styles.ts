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
const figures = { fontVariantNumeric: 'tabular-nums' };

/** Sizes in rem, so that 200 % text works; inputs never below 16 px (iOS would zoom). Nothing is set in capitals. */
export const textStyles = defineTextStyles({
  amount: {
    lg: style('2', '2.5', 'bold', '-.02em', figures),
    md: style('1.25', '1.625', 'semibold', '-.01em', figures),
  },
  h1: style('1.5', '1.875', 'bold', '-.015em', { fontFamily: 'display' }),
  h2: style('1.25', '1.625', 'semibold', '-.01em', { fontFamily: 'display' }),
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
