import { expect, type Page } from '@playwright/test';
import { SOON } from './walker.ts';

/** Farther from its control, a reason is not at it. CSS pixels. */
const BESIDE_PX = 48;

/** Where the reasons of failed presses stand on the page. */
const look = (page: Page) =>
  page.evaluate((most) => {
    const { innerHeight, innerWidth } = window;
    // The window without what lies over its top: the header, and the banner of the network.
    const top = [...document.querySelectorAll('header, #offline')].reduce(
      (edge, one) => Math.max(edge, one.getBoundingClientRect().bottom),
      0,
    );
    const isInSight = (box: DOMRect) =>
      box.top >= top - 1 && box.bottom <= innerHeight + 1 && box.left >= 0 && box.right <= innerWidth + 1;
    return [...document.querySelectorAll<HTMLElement>('[data-failure]')].map((reason) => {
      const box = reason.getBoundingClientRect();
      const control = reason.nextElementSibling?.getBoundingClientRect();
      return {
        inSight: isInSight(box),
        focused: reason.contains(document.activeElement),
        beside: control !== undefined && isInSight(control) && control.top - box.bottom <= most,
      };
    });
  }, BESIDE_PX);

/** The press on show has failed: why stands right before the pressed control, both in sight, and has the focus. */
export const saysAtHand = (page: Page): Promise<void> =>
  expect.poll(() => look(page), { intervals: SOON }).toEqual([{ inSight: true, focused: true, beside: true }]);
