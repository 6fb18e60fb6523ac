import { expect, test } from 'vitest';
import {
  asLocale,
  currentLocale,
  i18n,
  isTextId,
  loadCatalogue,
  otherLocale,
  setLocale,
  translate,
} from '../../../src/i18n/index.ts';

test('an unknown language falls back to Russian', () => {
  expect(asLocale('kk-KZ')).toBe('kk');
  expect(asLocale('en-US')).toBe('ru');
  expect(asLocale(undefined)).toBe('ru');
  expect(otherLocale('ru')).toBe('kk');
});

test('a catalogue in use is loaded for the new language before the switch shows', async () => {
  await setLocale('ru');
  await loadCatalogue('login');
  const seen: string[] = [];
  const stop = i18n.on('change', () => seen.push(`${i18n.locale}:${translate('btn.back')}`));
  await setLocale('kk');
  stop();
  expect(seen.at(-1)).toBe('kk:Артқа');
  expect(seen.filter((line) => line.startsWith('kk:'))).toEqual(['kk:Артқа']);
  expect(translate('login.title')).toBe('Кіру');
  expect(currentLocale()).toBe('kk');
});

test('of quick switches only the last one shows', async () => {
  const seen: string[] = [];
  const stop = i18n.on('change', () => seen.push(i18n.locale));
  await setLocale('ru');
  seen.length = 0;
  await Promise.all([setLocale('ru'), setLocale('kk'), setLocale('ru')]);
  stop();
  expect(seen).not.toContain('kk');
  expect(currentLocale()).toBe('ru');
  expect(translate('btn.back')).toBe('Назад');
});

test('values are put in as they are', async () => {
  await setLocale('ru');
  expect(translate('form.range', { min: '5\u00a0000', max: '{n}' })).toBe('От 5\u00a0000 до {n}');
});

test('a partner’s words are told from ids of ours', () => {
  expect(isTextId('btn.back')).toBe(true);
  expect(isTextId('Неизвестный банк')).toBe(false);
  expect(isTextId('constructor')).toBe(false);
});
