import { describe, expect, test } from 'vitest';
import { semanticColors } from '../../../src/theme/semantic/colors.ts';
import { colors } from '../../../src/theme/tokens/colors.ts';

type Theme = 'base' | '_dark' | '_moreContrast';
/** Where more contrast says nothing, it is as without. */
type Values = Record<'base', string> & Partial<Record<Theme, string>>;
type Tree = { [key: string]: Tree | string };

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], tree);

/** The hex of a meaning in a theme. */
function hex(name: string, theme: Theme): string {
  const node = (at(semanticColors, name) ?? {}) as {
    value?: Values;
    DEFAULT?: { value: Values };
  };
  const value = node.value ?? node.DEFAULT?.value;
  if (!value) throw new Error(`no colour ${name}`);
  const raw = at(colors, (value[theme] ?? value.base).slice('{colors.'.length, -1)) as { value: string };
  return raw.value;
}

const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
/** A colour with alpha as it looks over another one. */
function over(top: string, under: string): string {
  const alpha = top.length === 9 ? Number.parseInt(top.slice(7), 16) / 255 : 1;
  const below = channels(under);
  return `#${channels(top)
    .map((value, i) =>
      Math.round(value * alpha + (below[i] ?? 0) * (1 - alpha))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
/** WCAG 2 relative luminance. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function ratio(front: string, back: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
const pairs: [front: string, back: string, need: number][] = [
  ['chart.first', 'surface', SHAPE],
  ['chart.second', 'surface', SHAPE],
  ['fg', 'surface', TEXT],
  ['fg', 'canvas', TEXT],
  ['fg', 'surface.sunken', TEXT],
  ['fg', 'accent.wash', TEXT],
  ['fg', 'accent.subtle', TEXT],
  ['fg', 'error.wash', TEXT],
  ['fg', 'pending.bg', TEXT],
  ['fg', 'rejected.bg', TEXT],
  ['fg', 'approved.bg', TEXT],
  ['fg.muted', 'surface', TEXT],
  ['fg.muted', 'canvas', TEXT],
  ['fg.muted', 'surface.sunken', TEXT],
  ['fg.muted', 'accent.wash', TEXT],
  ['border.control', 'surface', SHAPE],
  ['border.control', 'canvas', SHAPE],
  ['accent.on', 'accent.solid', TEXT],
  ['accent.on', 'accent.hover', TEXT],
  ['accent.on', 'accent.active', TEXT],
  ['accent.on', 'error.solid', TEXT],
  ['accent.on', 'error.hover', TEXT],
  ['accent.solid', 'canvas', SHAPE],
  ['link', 'accent.wash', SHAPE],
  ['link', 'accent.subtle', SHAPE],
  ['accent.onSubtle', 'accent.subtle', TEXT],
  ['accent.onSubtle', 'accent.subtleHover', TEXT],
  ['accent.onSubtle', 'accent.wash', TEXT],
  ['accent.onSubtle', 'surface.raised', TEXT],
  ['link', 'surface', TEXT],
  ['link', 'canvas', TEXT],
  ['link', 'accent.wash', TEXT],
  ['focus', 'surface', SHAPE],
  ['focus', 'canvas', SHAPE],
  ['approved.fg', 'approved.bg', TEXT],
  ['approved.icon', 'approved.bg', SHAPE],
  // The tick of a milestone that is done, and of a payment that is made.
  ['surface', 'approved.icon', SHAPE],
  ['chart.first', 'surface', SHAPE],
  ['chart.second', 'surface', SHAPE],
  ['rejected.fg', 'rejected.bg', TEXT],
  ['rejected.icon', 'rejected.bg', SHAPE],
  ['pending.fg', 'pending.bg', TEXT],
  ['pending.icon', 'pending.bg', SHAPE],
  ['neutral.fg', 'neutral.bg', TEXT],
  ['error.fg', 'surface', TEXT],
  ['error.fg', 'canvas', TEXT],
  ['error.fg', 'error.wash', TEXT],
];

describe.each<Theme>(['base', '_dark'])('%s', (theme) => {
  test.each(pairs)('%s on %s ≥ %d', (front, back, need) => {
    expect(ratio(hex(front, theme), hex(back, theme))).toBeGreaterThanOrEqual(need);
  });
  test.each(['snackbar.fg', 'snackbar.ok', 'snackbar.bad'])('%s on the snackbar over the page', (front) => {
    const back = over(hex('snackbar.bg', theme), hex('surface', theme));
    expect(ratio(hex(front, theme), back)).toBeGreaterThanOrEqual(front === 'snackbar.fg' ? TEXT : SHAPE);
  });
});

describe('more contrast', () => {
  test.each(pairs)('%s on %s', (front, back, need) => {
    expect(ratio(hex(front, '_moreContrast'), hex(back, '_moreContrast'))).toBeGreaterThanOrEqual(
      need === TEXT ? 7 : 4.5,
    );
  });
  test('a line between things is seen', () => {
    expect(ratio(hex('border.subtle', '_moreContrast'), hex('surface', '_moreContrast'))).toBeGreaterThanOrEqual(SHAPE);
  });
});

test('the measure itself: blue on white is the 5.56 of the brand’s table', () => {
  expect(ratio('#2454fe', '#ffffff')).toBeCloseTo(5.56, 2);
});
