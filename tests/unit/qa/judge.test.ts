import { expect, test } from 'vitest';
import { CLAIM, claimOf, judge, type Expected, type Sight } from '../../e2e/support/judge.ts';

const ID = '0b8a4f0e-7a53-4a0e-9a1f-0d6a35c8f111';
const expected: Expected = {
  screen: 'offers',
  address: `/insurance/${CLAIM}/offers`,
  bare: null,
  name: 'Предложения',
  brand: 'mycar',
  whichClaim: ['Какая заявка'],
  refused: 'Ошибка: {title}',
  lines: ['offers 2/4'],
  language: 'ru',
  focus: false,
};
const seen: Sight = {
  screens: ['offers'],
  prerendered: false,
  pathname: `/insurance/${ID}/offers`,
  search: '',
  title: 'Предложения — шаг 2 из 4 — Заявка',
  step: 'шаг 2 из 4 — Заявка',
  line: 'offers 2/4',
  bar: '2/4 50%',
  language: 'ru',
  headings: 1,
  focused: false,
};

test('a screen that stands as it must has no fault; a refused form says so in its title', () => {
  expect(judge(seen, expected, ID)).toEqual([]);
  expect(judge({ ...seen, title: `Ошибка: ${seen.title}` }, expected, ID)).toEqual([]);
});

test.each<[string, Partial<Sight>, Partial<Expected>, string]>([
  ['another screen', { screens: ['review'] }, {}, 'the screen is review, not offers'],
  ['two screens', { screens: ['review', 'offers'] }, {}, 'the screen is review,offers, not offers'],
  ['no program yet', { prerendered: true }, {}, 'the program does not stand yet'],
  ['another address', { pathname: '/insurance' }, {}, `the address is /insurance, not /insurance/${ID}/offers`],
  ['another title', { title: 'Offers' }, {}, 'the title is Offers, not Предложения — шаг 2 из 4 — Заявка'],
  ['a refusal that cannot be', { title: `Ошибка: ${seen.title}` }, { refused: null }, 'the title is Ошибка'],
  ['another milestone', { line: 'offers 3/4', bar: '3/4 50%' }, {}, 'the line is offers 3/4, not offers 2/4'],
  ['no milestones', { line: null, bar: null }, {}, 'the line is not there, not offers 2/4'],
  ['milestones where none are', {}, { lines: [] }, 'the line is offers 2/4'],
  ['a bar that counts something else', { bar: '2/5 50%' }, {}, 'the bar shows 2/5 50% of offers 2/4'],
  ['a bar fuller than its steps', { bar: '2/4 63%' }, {}, 'the bar shows 2/4 63% of offers 2/4'],
  [
    'a bar of a milestone without its steps',
    { line: 'offers 2/4 · 2/4' },
    { lines: ['offers 2/4 · 2/4'] },
    'the bar shows 2/4 50% of offers 2/4 · 2/4',
  ],
  ['another language', { language: 'kk' }, {}, 'the language is kk'],
  ['two headings', { headings: 2 }, {}, '2 headings'],
  ['focus elsewhere', {}, { focus: true }, 'the heading has no focus'],
])('%s is named', (_, sight, must, fault) => {
  const [first, ...more] = judge({ ...seen, ...sight }, { ...expected, ...must }, ID);
  expect(first).toContain(fault);
  expect(more).toEqual([]);
});

test('the claim is in the query or in the path', () => {
  expect(claimOf(seen)).toBe(ID);
  expect(claimOf({ pathname: '/signed', search: '?claim=c1' })).toBe('c1');
  expect(claimOf({ pathname: '/link/abc', search: '' })).toBeNull();
});
