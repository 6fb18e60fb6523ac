import { expect, test } from 'vitest';
import { loadCatalogue, setLocale, translate } from '../../../../src/i18n/runtime.ts';
import { validityText } from '../../../../src/products/commodity-loan/blocks/offers.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const said = (seconds: number) => validityText(seconds, translate);

test.each([
  ['ru', 'Действует ещё 3 дня', 'Действует ещё 3 дня 5 ч', 'Действует ещё 1:01:09', 'Срок предложения истёк'],
  ['kk', 'Тағы 3 күн жарамды', 'Тағы 3 күн 5 сағ жарамды', 'Тағы 1:01:09 жарамды', 'Ұсыныстың мерзімі өтті'],
] as const)('no hours are said where there are none: %s', async (locale, days, hours, clock, over) => {
  await setLocale(locale);
  await loadCatalogue('commodity');
  expect(said(3 * DAY + HOUR / 2 - 1)).toBe(days);
  // A moment less is no other time.
  expect(said(3 * DAY - 1)).toBe(days);
  expect(said(3 * DAY + 5 * HOUR)).toBe(hours);
  expect(said(HOUR + 69)).toBe(clock);
  expect(said(0)).toBe(over);
});
