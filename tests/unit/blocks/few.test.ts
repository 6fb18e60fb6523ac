import { expect, test } from 'vitest';
import { fewWith } from '../../../src/blocks/insurance/few.ts';

test.each([
  { name: 'one of them', asked: 3, is: [0, 1, 3, 5] },
  { name: 'between two', asked: 2, is: [0, 2, 3, 5] },
  { name: 'beyond the last', asked: 10, is: [0, 1, 3, 10] },
])('what was asked for stands among few, as many as a line holds: $name', ({ asked, is }) => {
  expect(fewWith([0, 1, 3, 5], asked)).toEqual(is);
});

test('of none nothing is shown', () => {
  expect(fewWith([], 3)).toEqual([]);
});
