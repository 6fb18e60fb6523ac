import { expect, test } from 'vitest';
import { clearBelow } from '../../../src/ui/place-message.ts';

/** A message of 50 px that would begin at 72, in a window of 800. */
const down = (...boxes: readonly (readonly [top: number, bottom: number])[]): number =>
  clearBelow(
    72,
    50,
    800,
    boxes.map(([top, bottom]) => ({ top, bottom })),
  );

test('where nothing lies it stays', () => {
  expect(down()).toBe(0);
  expect(down([0, 56], [130, 160])).toBe(0);
  // It touches both, and lies over neither.
  expect(down([0, 72], [122, 160])).toBe(0);
});

test('over a heading it goes below it, and below all that follow close', () => {
  expect(down([76, 104])).toBe(104 + 8 - 72);
  expect(down([140, 170], [76, 104])).toBe(170 + 8 - 72);
  expect(down([76, 104], [200, 230])).toBe(104 + 8 - 72);
});

test('where the upper half has no place it stays under the header', () => {
  expect(down(...Array.from({ length: 10 }, (_, at) => [72 + at * 40, 100 + at * 40] as const))).toBe(0);
});
