import { defineSemanticTokens } from '@pandacss/dev';

const tone = (base: string, dark: string, more?: string) => ({
  value: {
    base: `{colors.${base}}`,
    _dark: `{colors.${dark}}`,
    ...(more === undefined ? {} : { _moreContrast: `{colors.${more}}` }),
  },
});

/**
 * What colours mean: base, dark, and where it differs for those who want more contrast. Every pair that text or a control stands on is measured by `tests/unit/ui/contrast.test.ts`.
 * Dark where config.json's `theme` says so (`src/platform/theme.ts`).
 */
export const semanticColors = defineSemanticTokens.colors({
  canvas: tone('gray.50', 'night.canvas'),
  surface: {
    DEFAULT: tone('white', 'night.surface'),
    raised: tone('white', 'night.raised'),
    sunken: tone('gray.100', 'night.raised'),
  },
  fg: { DEFAULT: tone('gray.900', 'gray.100'), muted: tone('gray.600', 'gray.400', 'gray.800') },
  border: { control: tone('gray.500', 'gray.500', 'gray.800'), subtle: tone('gray.200', 'gray.800', 'gray.500') },
  accent: {
    solid: tone('blue.600', 'blue.600', 'blue.800'),
    hover: tone('blue.700', 'blue.700', 'blue.900'),
    active: tone('blue.800', 'blue.800', 'blue.950'),
    on: tone('white', 'white'),
    subtle: tone('blue.100', 'night.blue'),
    subtleHover: tone('blue.200', 'blue.950'),
    onSubtle: tone('blue.700', 'blue.300', 'blue.900'),
    wash: tone('blue.50', 'night.wash'),
    /** Around what is washed: on the canvas the wash alone is hardly seen. */
    edge: tone('blue.200', 'night.blue', 'blue.700'),
  },
  /** Parts of a chart beside each other, a gap between them. */
  chart: { first: tone('blue.900', 'blue.300'), second: tone('blue.500', 'blue.600', 'blue.700') },
  link: tone('blue.600', 'blue.400', 'blue.800'),
  focus: tone('blue.600', 'blue.400', 'gray.950'),
  error: {
    fg: tone('red.700', 'red.300', 'red.900'),
    solid: tone('red.700', 'red.700', 'red.800'),
    hover: tone('red.800', 'red.800', 'red.900'),
    wash: tone('red.50', 'night.red'),
  },
  approved: {
    bg: tone('green.100', 'green.950'),
    fg: tone('green.800', 'green.300'),
    icon: tone('green.600', 'green.300', 'green.800'),
  },
  rejected: {
    bg: tone('red.100', 'red.950'),
    fg: tone('red.700', 'red.300', 'red.900'),
    icon: tone('red.700', 'red.300', 'red.900'),
  },
  pending: {
    bg: tone('amber.100', 'amber.950'),
    fg: tone('amber.800', 'amber.300', 'amber.900'),
    icon: tone('amber.700', 'amber.300', 'amber.800'),
  },
  neutral: { bg: tone('gray.100', 'gray.800'), fg: tone('gray.600', 'gray.300', 'gray.800') },
  snackbar: {
    bg: tone('smoke', 'night.raised'),
    fg: tone('white', 'white'),
    ok: tone('green.400', 'green.400'),
    bad: tone('red.400', 'red.400'),
  },
});
