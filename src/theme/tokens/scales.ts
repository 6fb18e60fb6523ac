import { defineTokens } from '@pandacss/dev';

const px = (...values: number[]) =>
  Object.fromEntries(values.map((value) => [value, { value: value === 0 ? '0px' : `${value}px` }]));

/** Steps of 4 px (2 and 6 for inside a control), named by their pixels. */
export const spacing = defineTokens.spacing(px(0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64));

/** Sizes with a purpose carry its name; icons and dots carry their pixels. */
export const sizes = defineTokens.sizes({
  ...px(0, 2, 4, 8, 16, 20, 24, 28, 32, 40, 64),
  full: { value: '100%' },
  target: { value: '48px' },
  control: { value: '52px' },
  header: { value: '56px' },
  headerClient: { value: '68px' },
  drawer: { value: 'min(320px, calc(100vw - 56px))' },
  modal: { value: 'min(424px, calc(100vw - 32px))' },
  form: { value: '480px' },
  list: { value: '500px' },
  wide: { value: '1080px' },
  snackbarMin: { value: '288px' },
  snackbarMax: { value: 'min(468px, calc(100vw - 32px))' },
  logo: { value: 'min(160px, 38vw)' },
});

export const radii = defineTokens.radii({
  s: { value: '6px' },
  l1: { value: '8px' },
  l2: { value: '12px' },
  l3: { value: '16px' },
  l4: { value: '20px' },
  full: { value: '9999px' },
});

export const borderWidths = defineTokens.borderWidths({
  0: { value: '0px' },
  1: { value: '1px' },
  2: { value: '2px' },
});

export const zIndex = defineTokens.zIndex({
  base: { value: 0 },
  header: { value: 10 },
  sheet: { value: 1000 },
  drawer: { value: 1300 },
  modal: { value: 1400 },
  progress: { value: 1600 },
  snackbar: { value: 1700 },
});

export const opacity = defineTokens.opacity({ 0: { value: 0 }, half: { value: 0.5 }, 1: { value: 1 } });

export const durations = defineTokens.durations({
  fast: { value: '100ms' },
  base: { value: '150ms' },
  slow: { value: '200ms' },
  pulse: { value: '1600ms' },
});

export const easings = defineTokens.easings({
  in: { value: 'cubic-bezier(.2,0,0,1)' },
  out: { value: 'cubic-bezier(.4,0,1,1)' },
});

/** Hairlines and layers above the page; nothing else casts a shadow. */
export const shadows = defineTokens.shadows({
  low: { value: '0 1px 2px #0e12190f' },
  mid: { value: '0 4px 12px #0e121914' },
  high: { value: '0 16px 48px #0e12192e' },
});

const stack = 'Inter, "Inter Fallback", system-ui, sans-serif';
/** `display` waits for a licensed brand face; until then it is Inter as well. */
export const fonts = defineTokens.fonts({ body: { value: stack }, display: { value: stack } });

export const fontWeights = defineTokens.fontWeights({
  regular: { value: 400 },
  medium: { value: 500 },
  semibold: { value: 600 },
  bold: { value: 700 },
});
