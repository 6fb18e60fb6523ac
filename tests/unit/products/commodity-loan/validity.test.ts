import { expect, test } from 'vitest';
import { loadCatalogue, setLocale, translate } from '../../../../src/i18n/runtime.ts';
import { validityText } from '../../../../src/products/commodity-loan/blocks/offers.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** 1 February 2026, 10:00 in Kazakhstan. */
const NOW = Date.parse('2026-02-01T05:00:00Z');
const said = (seconds: number, all?: boolean) => validityText(seconds, NOW, translate, all);

test.each([
  [
    'ru',
    'Действует до 04/02/2026',
    'Предложения действуют до 04/02/2026',
    'Действует ещё 1:01:09',
    'Срок предложения истёк',
  ],
  [
    'kk',
    '04/02/2026 дейін жарамды',
    'Ұсыныстар 04/02/2026 дейін жарамды',
    'Тағы 1:01:09 жарамды',
    'Ұсыныстың мерзімі өтті',
  ],
] as const)('the day is said until the last one, which is counted: %s', async (locale, day, all, clock, over) => {
  await setLocale(locale);
  await loadCatalogue('commodity');
  expect(said(3 * DAY)).toBe(day);
  expect(said(3 * DAY, true)).toBe(all);
  expect(said(HOUR + 69)).toBe(clock);
  expect(said(0)).toBe(over);
});
