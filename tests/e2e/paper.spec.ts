import type { Page } from '@playwright/test';
import type { ScreenId } from '../../machines/screens.ts';
import { answerWith, bodyOf } from './support/answers.ts';
import { CLAIM } from './scenarios/scenario.ts';
import { expect, test } from './support/fixtures.ts';
import { AIDOS } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';
import { offersOf, openOffers } from './support/offers.ts';
import { createWalker, type Walker } from './support/walker.ts';

/* On paper a page is a document: its words and figures, black on white, and nothing that can only be pressed. */

/** A4 within the browser's own margins of 1 cm, CSS pixels. */
const SHEET = { width: 718, height: 1_047 };

async function printed(page: Page): Promise<void> {
  const own = page.viewportSize();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const seen = (one: Element) => one.getClientRects().length > 0;
    const all = [...document.querySelectorAll('body *')].filter(seen);
    const { scrollWidth, clientWidth } = document.documentElement;
    const colours = new Set(
      all
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
        .map((one) => getComputedStyle(one).color),
    );
    const grounds = new Set(all.map((one) => getComputedStyle(one).backgroundColor));
    return {
      pressed: all
        .filter((one) => one.matches('button, header, [role=tab], [role=alert]'))
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      // A table that scrolls would be cut.
      cut: all
        .filter((one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflow) && one.clientWidth > 1)
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
        .map(({ className }) => className),
      moving: document.getAnimations().length,
      wider: Math.max(scrollWidth - clientWidth, 0),
      colours: [...colours],
      grounds: [...grounds],
    };
  });
  expect(faults).toEqual({
    pressed: [],
    cut: [],
    moving: 0,
    wider: 0,
    colours: ['rgb(0, 0, 0)'],
    grounds: ['rgba(0, 0, 0, 0)'],
  });
  if (own) await page.setViewportSize(own);
}

const onScreen = (page: Page): Promise<void> => page.emulateMedia({ media: 'screen' });

/** How many sheets it takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return Number(/\/Type\s*\/Pages[^>]*\/Count (\d+)/.exec(pdf)?.[1] ?? /\/Count (\d+)/.exec(pdf)?.[1]);
}

async function open(walker: Walker, path: string, screen: ScreenId, claim: string): Promise<void> {
  walker.owns(claim);
  await walker.page.goto(path);
  await walker.sees(screen, { focus: false });
  await expect(walker.page.locator('main [aria-hidden="true"][class*="skeleton"]')).toHaveCount(0);
}

test.beforeEach(async ({ context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
});

test('a claim', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  await answerWith(sandbox, { claim: bodyOf('claim', 'signed'), creditAgreement: bodyOf('creditAgreement', 'pdf') });
  await open(walker, `/my-applications/${CLAIM}`, 'claim-deal', CLAIM);
  await printed(page);
  for (const words of ['8\u00A0000\u00A0000\u00A0₸', '10\u00A0000\u00A0000\u00A0₸', 'Toyota Camry'])
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  expect(await sheets(page)).toBeLessThanOrEqual(3);
});

test('the conditions of a bank, with all the schedule', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  await answerWith(sandbox, {
    claim: bodyOf('claim', 'waiting'),
    listIntegrations: bodyOf('listIntegrations', 'allApproved'),
  });
  await open(walker, `/bank-responses/${CLAIM}`, 'bank-responses', CLAIM);
  const offer = offersOf(page).filter({ hasText: 'Дала Демо Банк' });
  await openOffers(page);
  await offer.getByText(walker.words('b.scheduleShort'), { exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(walker.words('cost.table'))).toBeVisible();
  const months = dialog.locator('details').getByRole('row');
  await expect(months).toHaveCount(0);
  await printed(page);
  // Folded on the screen, on paper it stands whole.
  await expect(months).toHaveCount(61);
  // What lies under the dialog is another document.
  await expect(page.locator('h1')).toBeHidden();
  await expect(dialog.getByRole('cell', { name: '219\u00A0580' })).toBeVisible();
  expect(await sheets(page)).toBeLessThanOrEqual(3);
  await onScreen(page);
  await dialog.getByRole('tab').first().click();
  await printed(page);
  await expect(dialog.getByRole('tabpanel').getByText('13\u00A0175\u00A0331\u00A0₸')).toBeVisible();
  expect(await sheets(page)).toBe(1);
});

test.describe('in Kazakh', () => {
  test.use({ language: 'kk' });

  test('a policy', async ({ page, sandbox }) => {
    const walker = createWalker(page, 'kk');
    await answerWith(sandbox, {
      getInsuranceClaim: bodyOf('getInsuranceClaim', 'issued'),
      getPolicyDocument: bodyOf('getPolicyDocument', 'policy'),
    });
    await open(walker, '/insurance/ins-1', 'insurance-policy', 'ins-1');
    await printed(page);
    await expect(page.getByText('240\u00A0000\u00A0₸').first()).toBeVisible();
    expect(await sheets(page)).toBeLessThanOrEqual(3);
  });
});

test('a phone to call stays, as words', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  await page.goto('/nowhere');
  await expect(page.locator('[data-screen="error-404"]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const call = page.locator('a[href^="tel:"]');
  await expect(call).toBeVisible();
  await expect(call).toContainText('+7');
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(1);
});

test('the consents given: when, in which version, and what they say; not a text that came later', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const { id, person } = await claimAt(baseURL ?? '', sandbox, 'consented', AIDOS);
  await bring(context, baseURL ?? '', person);
  const walker = createWalker(page, 'ru');
  walker.owns(id);
  const claim = await person.call('claim', { variables: { id } });
  const [first, ...others] = claim.consents;
  const body = { data: { claim: { ...claim, consents: [{ ...first, version: '2025-09' }, ...others] } } };
  await sandbox.faults({ operationId: 'claim', kind: 'status', status: 200, body, times: 99 });
  await page.goto(`/my-applications/${id}`);
  await walker.sees('claim-detail', { focus: false });
  await page.getByText('Вы дали 6 согласий').click();
  const given = page.locator('details details').locator('xpath=ancestor::ul').first().locator('> li');
  await expect(given).toHaveCount(6);
  await expect(given.first()).toContainText('Подписано 01/02/2026, 10:00, редакция 2025\u201109');
  await expect(given.first().locator('details')).toHaveCount(0);
  await expect(given.nth(1)).toContainText('редакция 2026\u201101');
  await given.nth(1).locator('summary').click();
  await expect(given.nth(1)).toContainText('получить мой кредитный отчёт из кредитного бюро');
  await sandbox.clearFaults();
});
