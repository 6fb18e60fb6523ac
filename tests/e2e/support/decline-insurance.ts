import { expect } from './fixtures.ts';
import { example } from './journey.ts';
import type { Walker } from './walker.ts';

/** The dialog asks why; the page's own control only opens it. The page's clock stands still. */
export const declineInsurance = async (walker: Walker): Promise<void> => {
  const { page, words } = walker;
  const opener = page.locator('main').getByRole('button', {
    name: new RegExp(`^(${words('ins.decline.go')}|${words('ins.policy.takeBack')})$`),
  });
  await opener.click();
  await walker.submit('DECLINE_INSURANCE', example('insurance-decline'));
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.locator('[data-modal]').count();
    })
    .toBe(0);
};
