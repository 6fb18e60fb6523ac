import { expect, type Page } from '@playwright/test';
import { reasonsAtHand } from './in-page.ts';
import { SOON } from './walker.ts';

/** The press on show has failed: why stands right before the pressed control, both in sight, and has the focus. */
export const saysAtHand = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(reasonsAtHand), { intervals: SOON })
    .toEqual([{ says: expect.stringMatching(/\S/), inSight: true, focused: true, beside: true }]);
