import { expect, test } from 'vitest';
import { parted } from '../../../src/ui/parts/long-text.tsx';

test('a text of usual length is whole', () => {
  const text = 'а'.repeat(400);
  expect(parted(text)).toEqual([text, '']);
});
test('of a long one the beginning ends with a word, and nothing is lost', () => {
  const [beginning, rest] = parted('слово '.repeat(2_000));
  expect(beginning).toBe(`${'слово '.repeat(49)}слово`);
  expect(beginning + rest).toBe('слово '.repeat(2_000));
});
test('one word without end is cut between letters', () => {
  expect(parted('😀'.repeat(401))).toEqual(['😀'.repeat(300), '😀'.repeat(101)]);
});
