import { expect, type Page } from '@playwright/test';

/** #2454FE: the colour of what is to be pressed. Source: spec, section 9. */
const MAIN = 'rgb(36, 84, 254)';

/** Of all buttons of the page that send something, this one alone looks like the main one; null: none does. */
export const looksMain = (page: Page, event: string | null): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('main button[data-event]')
        .evaluateAll(
          (buttons, main) =>
            buttons
              .filter((one) => getComputedStyle(one).backgroundColor === main)
              .map((one) => one.getAttribute('data-event')),
          MAIN,
        ),
    )
    .toEqual(event === null ? [] : [event]);
