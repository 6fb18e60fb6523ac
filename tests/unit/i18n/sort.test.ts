import { expect, test } from 'vitest';
import { compareNames, searchNames } from '../../../src/i18n/sort.ts';

test('the Kazakh alphabet: ә after а, қ after к, і before ь', () => {
  const letters = ['я', 'і', 'ь', 'ұ', 'ү', 'у', 'қ', 'к', 'ә', 'а', 'б', 'һ', 'х'];
  expect(letters.sort(compareNames).join('')).toBe('аәбкқуұүхһіья');
});
test('Russian keeps its order, ё after е', () => {
  expect(['Ёлкин', 'Жуков', 'Егоров'].sort(compareNames)).toEqual(['Егоров', 'Ёлкин', 'Жуков']);
});
test('a prefix comes before the longer name', () => {
  expect(['Алматы облысы', 'Алматы'].sort(compareNames)).toEqual(['Алматы', 'Алматы облысы']);
});
test('a Russian keyboard finds Kazakh names', () => {
  const towns = ['Ұлытау', 'Көкшетау', 'Шығыс Қазақстан', 'Қарағанды'];
  expect(searchNames(towns, 'каз', (name) => name)).toEqual(['Шығыс Қазақстан']);
  expect(searchNames(towns, 'кок', (name) => name)).toEqual(['Көкшетау']);
  expect(searchNames(towns, 'тау', (name) => name)).toEqual([]);
});
test('names that begin with the query come first', () => {
  expect(searchNames(['Новая Алма', 'Алматы'], 'алм', (name) => name)).toEqual(['Алматы', 'Новая Алма']);
});
