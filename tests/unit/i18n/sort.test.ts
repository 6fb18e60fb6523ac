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

test.each([
  [
    'алматы',
    ['Алматы район', 'Алматинская область', 'г. Алматы'],
    ['г. Алматы', 'Алматы район', 'Алматинская область'],
  ],
  ['АЛМАТЫ', ['Алматы ауданы', 'Алматы облысы', 'Алматы қаласы'], ['Алматы қаласы', 'Алматы ауданы', 'Алматы облысы']],
  ['г. алматы', ['Алматы район', 'г. Алматы'], ['г. Алматы', 'Алматы район']],
  ['кос', ['Ақ Көс', 'Қосшы', 'Көс'], ['Көс', 'Қосшы', 'Ақ Көс']],
  ['град', ['Целиноград', 'Новый Град', 'Градовка'], ['Градовка', 'Новый Град', 'Целиноград']],
  ['rio', ['Toyota', 'Kia Rio', 'Riot', 'RIO'], ['RIO', 'Riot', 'Kia Rio', 'Toyota']],
])('%s: the very name first, then what begins so, then the rest in their order', (query, names, wanted) => {
  expect(searchNames(names, query, (name) => name, true)).toEqual(wanted);
});
test('a list at hand leaves out what does not fit, the very name first', () => {
  const models = ['Rio X-Line', 'Picanto', 'Rio'];
  expect(searchNames(models, 'rio', (name) => name)).toEqual(['Rio', 'Rio X-Line']);
});
test('a list is folded once, however often it is searched', () => {
  let read = 0;
  const towns = ['Көкшетау', 'Қарағанды'];
  const nameOf = (name: string) => {
    read += 1;
    return name;
  };
  for (const typed of ['к', 'ка', 'кар']) searchNames(towns, typed, nameOf);
  expect(searchNames(towns, 'кар', nameOf)).toEqual(['Қарағанды']);
  expect(read).toBe(towns.length);
});
