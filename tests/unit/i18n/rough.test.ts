import { expect, test } from 'vitest';
import { roughly } from '../../../src/i18n/rough.ts';

const plain = (tenge: number): string => roughly(tenge).replaceAll('\u00a0', ' ');

test.each([
  [8_158_776, '8 159 000 ₸'],
  [156_499, '156 000 ₸'],
  [10_400, '10 000 ₸'],
  [8_432, '8 400 ₸'],
  [-92_186, '−92 000 ₸'],
  [99, '99 ₸'],
  [0, '0 ₸'],
])('%d tenge are about %s', (tenge, words) => {
  expect(plain(tenge)).toBe(words);
});
