import { expect, test } from 'vitest';
import { pauseMs } from '../../../machines/kit/rhythm.ts';

/** Every so often while the wait is so young, ms (ux 3.10): on both sides of each edge. */
const WAITED = [0, 29_999, 30_000, 119_999, 120_000, 599_999, 600_000];
const PAUSES = {
  quick: [3_000, 3_000, 5_000, 5_000, 15_000, 15_000, 60_000],
  steady: [5_000, 5_000, 5_000, 5_000, 15_000, 15_000, 60_000],
  calm: [15_000, 15_000, 15_000, 15_000, 15_000, 15_000, 60_000],
} as const;

test.each(['quick', 'steady', 'calm'] as const)('%s', (first) => {
  expect(WAITED.map((waited) => pauseMs(first, waited, 0.5))).toEqual(PAUSES[first]);
  // A fifth more or less, so that pages that were opened at one moment go apart.
  expect(WAITED.map((waited) => pauseMs(first, waited, 0))).toEqual(PAUSES[first].map((pause) => pause * 0.8));
  expect(WAITED.map((waited) => pauseMs(first, waited, 1))).toEqual(PAUSES[first].map((pause) => pause * 1.2));
});
