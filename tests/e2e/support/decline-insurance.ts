import { example } from './journey.ts';
import { modalGone, type Walker } from './walker.ts';

/** The dialog asks why; the page's own control only opens it. The page's clock stands still. */
export const declineInsurance = async (walker: Walker): Promise<void> => {
  const { page, words } = walker;
  const opener = page.locator('main').getByRole('button', {
    name: new RegExp(`^(${words('ins.decline.go')}|${words('ins.policy.takeBack')})$`),
  });
  await opener.click();
  await walker.submit('DECLINE_INSURANCE', example('insurance-decline'));
  await modalGone(walker);
};
