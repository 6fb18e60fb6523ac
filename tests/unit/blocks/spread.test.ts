import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from '../../../src/blocks/claim/spread.ts';

test.each<[string, number[], number[]]>([
  ['far from one another stay', [0, 0.4, 1], [0, 0.4, 1]],
  ['too close to one another move apart', [0, 0.05, 1], [0, 0.2, 1]],
  ['at the end move back', [0, 0.95, 1], [0, 0.8, 1]],
  ['all at one place stand in a row', [0, 0, 0], [0, 0.2, 0.4]],
  [
    'more than fit stand at even distances',
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  ],
  ['one alone stays', [0.3], [0.3]],
  ['none at all', [], []],
])('places %s', (_, places, expected) => {
  expect(spread(places, 0.2).map((place) => Math.round(place * 1e6) / 1e6)).toEqual(expected);
});

test('whatever the places: in order, on the line, and none too close', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 }), (some) => {
      const places = some.toSorted((a, b) => a - b);
      const apart = Math.min(0.13, 1 / (places.length - 1));
      const at = spread(places, 0.13);
      for (const [index, place] of at.entries()) {
        expect(place).toBeGreaterThanOrEqual(-1e-9);
        expect(place).toBeLessThanOrEqual(1 + 1e-9);
        if (index > 0) expect(place - (at[index - 1] ?? 0)).toBeGreaterThanOrEqual(apart - 1e-9);
      }
    }),
  );
});
