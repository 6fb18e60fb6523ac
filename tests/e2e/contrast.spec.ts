import type { Page } from '@playwright/test';
import { answerWith, bodyOf } from './support/answers.ts';
import { CLAIM } from './scenarios/scenario.ts';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { scan } from './support/scan.ts';
import { createWalker } from './support/walker.ts';

/* Whoever asks the system for more contrast gets 7 : 1 for words; where the system chooses all colours, nothing is lost with them. */

/** Words below 7 : 1, large ones below 4.5 : 1 (WCAG 1.4.6). */
async function faint(page: Page): Promise<string[]> {
  const violations = await scan(page, { runOnly: ['color-contrast-enhanced'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
}

test('words stand out for those who ask for it', async ({ page, context, baseURL, sandbox }) => {
  const walker = createWalker(page, 'ru');
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await page.goto('/login');
  await walker.sees('login', { focus: false });
  await walker.press('SIGN_IN');
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  expect(await faint(page)).toEqual([]);
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  await page.goto('/my-applications');
  await walker.sees('my-applications', { focus: false });
  await expect(page.locator('main ul li').first()).toBeVisible();
  expect(await faint(page)).toEqual([]);
  walker.owns(CLAIM);
  await answerWith(sandbox, {
    claim: bodyOf('claim', 'waiting'),
    listIntegrations: bodyOf('listIntegrations', 'mixed'),
  });
  await page.goto(`/bank-response-waiting?claim=${CLAIM}`);
  await walker.sees('bank-response-waiting', { focus: false });
  await walker.press('SHOW_RESULTS');
  await walker.sees('bank-responses');
  expect(await faint(page)).toEqual([]);
  // The instrument: as everybody sees it, some of these words are fainter.
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(await faint(page)).not.toEqual([]);
});

test('what is chosen and what may be pressed is seen without colours of our own', async ({
  page,
  context,
  baseURL,
}) => {
  const walker = createWalker(page, 'ru');
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(one);
        return { backgroundColor, border: borderTopStyle === 'none' ? null : borderTopColor };
      });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/login');
  await walker.sees('login', { focus: false });
  const button = await looks('[data-event="SIGN_IN"]');
  expect(button.border).not.toBe(button.backgroundColor);
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  await page.goto('/my-applications');
  await walker.sees('my-applications', { focus: false });
  const chosen = await looks('[aria-pressed="true"]');
  expect(chosen.backgroundColor).not.toBe((await looks('[aria-pressed="false"]')).backgroundColor);
});
