import type { Page } from '@playwright/test';
import { answerWith, bodyOf } from './support/answers.ts';
import { CLAIM } from './scenarios/scenario.ts';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker, type Walker } from './support/walker.ts';

/* Partners write names without a space and reasons without an end: no page breaks, and none is endless. */

const WORD = 'Щ'.repeat(40);
const REASON = 'причина '.repeat(1_250).trim();
/** What partners name, and what they explain. */
const LONG: Readonly<Record<string, string>> = {
  name: WORD,
  carName: WORD,
  customerName: WORD,
  firstName: WORD,
  lastName: WORD,
  companyName: WORD,
  bank: WORD,
  text: REASON,
  error: REASON,
};

/** The same answer in long words; ids, aliases and figures stay. */
function inLongWords<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one: unknown) => inLongWords(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      typeof one === 'string' && one !== '' && key in LONG ? LONG[key] : inLongWords(one),
    ]),
  ) as T;
}
const long = (...of: Parameters<typeof bodyOf>): unknown => inLongWords(bodyOf(...of));

/** On both phones nothing is wider than the page, and the page is no longer than a person scrolls. */
async function fits(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { wider, high } = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
      return { wider: scrollWidth - clientWidth, high: scrollHeight };
    });
    expect(wider, `wider than ${width} px by`).toBeLessThanOrEqual(0);
    expect(high, 'px').toBeLessThan(9_000);
  }
}

/** Opens an address anew; `claim`: the one that stands in it. */
const see = async (
  walker: Walker,
  path: string,
  screen: Parameters<Walker['sees']>[0],
  claim = path.includes(CLAIM) ? CLAIM : null,
): Promise<void> => {
  walker.owns(claim);
  await walker.page.goto('about:blank');
  await walker.page.goto(path);
  await walker.sees(screen, { focus: false });
  await expect(walker.page.locator('main [aria-hidden="true"][class*="skeleton"]')).toHaveCount(0);
};

test('lists, the claim and the banks’ answers', async ({ page, context, baseURL, sandbox }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  const walker = createWalker(page, 'ru');
  await answerWith(sandbox, { claims: long('claims', 'some'), getProfile: long('getProfile', 'client') });
  for (const [path, screen] of [
    ['/', 'home'],
    ['/my-applications', 'my-applications'],
  ] as const) {
    await see(walker, path, screen);
    await expect(page.getByText(WORD).first()).toBeVisible();
    await fits(page);
  }
  await answerWith(sandbox, { claim: long('claim', 'issued'), creditAgreement: long('creditAgreement', 'pdf') });
  await see(walker, `/my-applications/${CLAIM}`, 'claim-deal');
  await expect(page.getByText(WORD).first()).toBeVisible();
  await fits(page);
  const answers = { listIntegrations: long('listIntegrations', 'mixed'), claim: long('claim', 'waiting') };
  await answerWith(sandbox, answers);
  await see(walker, `/bank-response-waiting?claim=${CLAIM}`, 'bank-response-waiting');
  await fits(page);
  await walker.press('SHOW_RESULTS');
  await walker.sees('bank-responses');
  await fits(page);

  // Of the reason its beginning stands there; the rest is one press away, and goes again.
  const { words } = walker;
  const row = page.getByRole('listitem').filter({ hasText: 'причина' }).first();
  const more = row.getByRole('button', { name: words('text.more') });
  const letters = () => row.innerText();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect((await letters()).length).toBeLessThan(600);
  await more.press('Enter');
  const less = row.getByRole('button', { name: words('text.less') });
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await letters()).toContain(REASON);
  await less.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect((await letters()).length).toBeLessThan(600);

  await answerWith(sandbox, { ...answers, listIntegrations: long('listIntegrations', 'allApproved') });
  await see(walker, `/bank-responses/${CLAIM}`, 'bank-responses');
  await fits(page);
  await answerWith(sandbox, {
    claim: long('claim', 'rejected'),
    listIntegrations: long('listIntegrations', 'allRejected'),
  });
  await see(walker, `/bank-responses/${CLAIM}`, 'bank-rejected');
  await fits(page);
});

test('insurers and their offers', async ({ page, context, baseURL, sandbox }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  const walker = createWalker(page, 'ru');
  const about = { getOfferClaim: long('getOfferClaim', 'calculated') };
  const look = async (screen: Parameters<Walker['sees']>[0], claim: string, offers = 'all'): Promise<void> => {
    const answers = {
      getInsuranceClaim: long('getInsuranceClaim', claim),
      listOffers: long('listOffers', offers),
    };
    await answerWith(sandbox, { ...about, ...answers });
    await see(walker, '/insurance/ins-1', screen, 'ins-1');
    await fits(page);
  };
  await look('insurance-offers', 'calculated');
  await look('insurance-no-offers', 'calculated', 'allRefused');
  await look('insurance-error', 'sendingFailed');
  await look('insurance-closed', 'refused');
  await look('insurance-pay-failed', 'paymentFailed');
});

test('the desk, and what no code holds', async ({ page, context, baseURL, sandbox }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'dealer-demo'));
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  await answerWith(sandbox, { claims: long('claims', 'some'), myDealer: long('myDealer', 'dealer') });
  await see(walker, '/my-applications', 'dealer-applications');
  await expect(page.getByText(WORD).first()).toBeVisible();
  await fits(page);

  const claim = (shortLink: string): unknown => {
    const { data } = inLongWords(bodyOf<{ data: { claim: object } }>('claim', 'dealer'));
    return { data: { claim: { ...data.claim, shortLink } } };
  };
  const code = page.getByRole('img', { name: words('dealer.share.qr') });
  const tooLong = page.getByText(words('dealer.share.noQr'));
  await answerWith(sandbox, { claim: claim('https://go.example.kz/l/abcdefgh') });
  await see(walker, `/my-applications/${CLAIM}`, 'dealer-detail');
  await fits(page);
  await walker.press('SHARE');
  await walker.sees('dealer-share');
  await expect(code).toBeVisible();
  await expect(tooLong).toHaveCount(0);
  const link = `https://go.example.kz/l/${'a'.repeat(3_000)}`;
  await answerWith(sandbox, { claim: claim(link) });
  await see(walker, `/my-applications/${CLAIM}`, 'dealer-detail');
  await walker.press('SHARE');
  await walker.sees('dealer-share');
  await expect(tooLong).toBeVisible();
  await expect(code).toHaveCount(0);
  await expect(page.getByText(link, { exact: true })).toBeVisible();
  await fits(page);
});

test('goods: long reasons, and a number that no code holds', async ({ page, context, baseURL, sandbox }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  const walker = createWalker(page, 'ru');
  await answerWith(sandbox, { getCommodityClaim: long('getCommodityClaim', 'rejected') });
  await see(walker, '/process-fail?claim=g-1&kind=commodity', 'commodity-closed', 'g-1');
  await fits(page);
  const number = 'Т'.repeat(3_000);
  const signed = bodyOf<object>('getCommodityClaim', 'signed');
  await answerWith(sandbox, { getCommodityClaim: { ...signed, number } });
  await see(walker, '/sign-success?claim=g-1&kind=commodity', 'commodity-sign-success', 'g-1');
  await walker.press('CONTINUE');
  await walker.sees('commodity-success');
  await expect(page.getByText(walker.words('co.noCode'))).toBeVisible();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
});
