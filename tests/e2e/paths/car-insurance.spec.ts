import { carInsurance } from '../../../machines/flows/car-insurance.flow.ts';
import { example } from '../support/journey.ts';
import { testPaths } from '../support/walk-paths.ts';
import type { Walker } from '../support/walker.ts';
import { expect } from '../support/fixtures.ts';

/** The dialog asks why; the page's own control only opens it. */
const decline = async (walker: Walker): Promise<void> => {
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

testPaths({
  flow: 'car-insurance',
  machine: carInsurance,
  who: 'aidos',
  start: 'insurance-begin',
  opens: (claim) => `/insurance/${claim}`,
  // Answers of insurers on which every control of the page of offers stands.
  narrow: { listOffers: ['someExpired', 'allRefused'] },
  says: {
    // The offer's own button says which.
    PICK_OFFER: (walker) => walker.press('PICK_OFFER'),
    DECLINE_INSURANCE: decline,
  },
});
