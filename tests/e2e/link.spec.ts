import type { BrowserContext, Page } from '@playwright/test';
import { MANDATORY_CONSENTS } from '../../schemas/credit-claim/consents.ts';
import { handOver, linkSentTo } from './support/dealer.ts';
import { expect, test } from './support/fixtures.ts';
import { AIDOS, example } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';
import { escape } from './support/dialogs.ts';
import { anyOf } from './support/texts.ts';

const LAST = AIDOS.personalNumber.slice(-4);
const idOf = (link: string): string => link.slice('/link/'.length);

const stored = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.referrer,
      JSON.stringify(history.state),
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    ].join(),
  );
/** A browser with WebOTP, as Chrome on Android. */
interface Reader {
  readonly asked: { otp: { transport: string[] }; signal: AbortSignal; hand: (code: string) => void }[];
}
const readsSms = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const asked: Reader['asked'] = [];
    Object.assign(window, { OTPCredential: class {}, asked });
    navigator.credentials.get = (options) => {
      const { otp, signal } = options as unknown as Reader['asked'][number];
      return new Promise((resolve) => {
        asked.push({ otp, signal, hand: (code) => resolve({ id: '', type: 'otp', code } as Credential) });
      });
    };
  });
/** An SMS comes whose code the person lets the page have. */
const smsComes = (page: Page, code: string): Promise<void> =>
  page.evaluate((arrived) => {
    const open = (window as unknown as Reader).asked.at(-1);
    if (open?.otp.transport.join() !== 'sms' || open.signal.aborted) throw new Error('Nobody waits for an SMS');
    open.hand(arrived);
  }, code);

const isSignedIn = async (context: BrowserContext): Promise<boolean> =>
  (await context.cookies()).some(({ name }) => name === 'main_access_token');

test.describe('a link of an SMS, in Kazakh', () => {
  test.use({ language: 'kk' });

  test('signs in, shows who sent the claim, and the customer confirms the number', async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    const { claim, link } = await handOver(baseURL ?? '', sandbox, AIDOS);
    const walker = createWalker(page, 'kk');
    const { words } = walker;
    walker.owns(claim.id);
    await readsSms(page);
    await page.goto('/guide');
    await page.goto(link);
    await walker.sees('client-intro', { focus: false });
    expect(await isSignedIn(context)).toBe(true);
    // Neither the token nor the link itself is anywhere to be found.
    expect(new URL(page.url()).hash).toBe('');
    const refresh = (await context.cookies()).find(({ name }) => name === 'refresh_token')?.value ?? '-';
    const all = await stored(page);
    expect(all).not.toContain(refresh);
    expect(all).not.toContain(idOf(link));
    expect(await page.evaluate(() => localStorage.getItem('smsRedirect'))).toBeNull();

    await expect(page.locator('main')).toContainText('Демо Авто');
    await expect(page.locator('main')).toContainText('Сүйінбай');
    await expect(page.locator('main')).toContainText('Toyota Camry');
    await page.getByRole('button', { name: words('intro.notMe') }).click();
    const contacts = page.locator('[data-modal="contact-us"]');
    await expect(contacts.getByRole('heading')).toHaveText(words('intro.notMe'));
    await expect(contacts.locator('a[href^="tel:"], a[href^="https://wa.me/"]')).toHaveCount(2);
    await escape(page);
    await expect(page.locator('[data-modal]')).toHaveCount(0);

    await walker.press('START');
    await walker.sees('general-agreement');
    await walker.press('CONTINUE');
    await walker.sees('client-request');
    await expect(page.locator('main')).toContainText(/\+7\s\(700\)\s•••\u2011••\u201101/);
    // All that is needed at once, never what is not; and back.
    const ticked = page.getByRole('checkbox', { checked: true });
    const every = page.getByRole('checkbox', { name: words('request.all') });
    await every.click();
    // These, and the one that has ticked them.
    await expect(ticked).toHaveCount(MANDATORY_CONSENTS.length + 1);
    await expect(page.locator('[name="marketing"]')).not.toBeChecked();
    await every.click();
    await expect(ticked).toHaveCount(0);
    // Of all that is missing one sentence, where one press mends it; a single one is led to itself.
    await page.locator('[name="lastDigits"]').fill('0000');
    await walker.press('SUBMIT_CONSENTS');
    await expect(every).toBeFocused();
    await expect(every).toHaveAccessibleDescription(/Міндетті\s6\sкелісімді белгілеңіз/);
    await expect(page.locator('[data-error-summary]')).toHaveCount(0);
    await every.click();
    await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(0);
    const biometrics = page.locator('[name="biometrics"]');
    await biometrics.click();
    await walker.press('SUBMIT_CONSENTS');
    await expect(biometrics).toBeFocused();
    await expect(page.getByText(words('form.acceptBiometrics'))).toBeVisible();
    await expect(every).not.toHaveAttribute('aria-invalid');
    await walker.submit('SUBMIT_CONSENTS', { ...example('consents'), lastDigits: '0000' });
    await expect(page.locator('[name="lastDigits"]')).toHaveAttribute('aria-invalid', 'true');
    await walker.submit('SUBMIT_CONSENTS', { lastDigits: LAST });
    await walker.sees('client-code');
    expect(await stored(page)).not.toContain(`"${LAST}"`);
    // The browser reads the newest SMS by its last line, and hands its code over: nothing is typed.
    const [sms] = await sandbox.inbox(AIDOS.phone);
    const code = /\n@localhost #(\d{6})$/.exec(sms?.text ?? '')?.[1] ?? '';
    await smsComes(page, code === '123456' ? '654321' : '123456');
    await expect(page.locator('[name="code"]')).toHaveAttribute('aria-invalid', 'true');
    await smsComes(page, code);
    await walker.sees('aitu-intro');
    // Whoever has left is not asked to hand over a code.
    const left = () => page.evaluate(() => (window as unknown as Reader).asked.map(({ signal }) => signal.aborted));
    await expect.poll(left).toEqual([true, true, true]);
    await walker.press('LATER');
    await expect(page.locator('[data-screen="my-applications"]')).toBeVisible();
  });
});

test('a page of a link speaks the other language when asked', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  await page.goto('/link/nobody-has-sent-this');
  const heading = page.locator('[data-screen="link-missing"] h1');
  await expect(heading).toHaveText(createWalker(page, 'ru').words('link.missingTitle'));
  await page.locator('[data-locale="kk"]').click();
  await expect(heading).toHaveText(createWalker(page, 'kk').words('link.missingTitle'));
});

test('opens again in the browser that it has signed in, and leads to where the claim is', async ({
  page,
  baseURL,
  sandbox,
}) => {
  const { claim, link } = await handOver(baseURL ?? '', sandbox, AIDOS);
  const walker = createWalker(page, 'ru');
  walker.owns(claim.id);
  await page.goto('/how-it-works');
  await page.goto(link);
  await walker.sees('client-intro', { focus: false });
  // Back leaves to where the person came from, not to the link.
  await page.goBack();
  await expect(page.locator('[data-screen="how-it-works"]')).toBeVisible();
  await page.goto(link);
  await walker.sees('client-intro', { focus: false });
});

test('on another device asks for the last digits; three wrong tries, and only a new link helps', async ({
  page,
  context,
  browser,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const { claim, link } = await handOver(origin, sandbox, AIDOS);
  const first = await browser.newPage({ baseURL: origin });
  await first.goto(link);
  await expect(first.locator('[data-screen="client-intro"]')).toBeVisible();
  await first.close();

  const walker = createWalker(page, 'ru');
  walker.owns(idOf(link));
  await page.goto(link);
  await walker.sees('link-digits', { focus: false });
  await walker.press('SUBMIT_DIGITS');
  await expect(page.locator('[name="lastDigits"]')).toHaveAttribute('aria-invalid', 'true');
  await walker.submit('SUBMIT_DIGITS', { lastDigits: '0000' });
  await expect(page.locator('main')).toContainText('Осталось 2 попытки');
  await walker.submit('SUBMIT_DIGITS', { lastDigits: LAST });
  walker.owns(claim.id);
  await walker.sees('client-intro', { focus: false });

  await context.clearCookies({ name: /token/ });
  walker.owns(idOf(link));
  await page.goto(link);
  await walker.sees('link-digits', { focus: false });
  for (const digits of ['0001', '0002', '0003']) {
    await walker.submit('SUBMIT_DIGITS', { lastDigits: digits });
    await expect(page.locator('main form, [data-screen="link-locked"]').first()).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
  }
  await walker.sees('link-locked', { focus: false });
  await walker.press('RENEW');
  await walker.sees('link-sent', { focus: false });
  walker.owns(claim.id);
  await page.goto(await linkSentTo(sandbox, AIDOS.phone));
  await walker.sees('client-intro', { focus: false });
});

test('lives 72 hours; a new one comes by SMS, once a minute', async ({ page, baseURL, sandbox, clock }) => {
  const { claim, link } = await handOver(baseURL ?? '', sandbox, AIDOS);
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  await sandbox.advance(72 * 3_600_000);
  walker.owns(idOf(link));
  await page.goto(link);
  await walker.sees('link-expired', { focus: false });
  await walker.press('RENEW');
  await walker.sees('link-sent');
  const soon = [60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50].map((s) => words('link.renewIn', { s }));
  await expect(page.getByText(anyOf(soon))).toBeVisible();
  await expect(walker.control('RENEW')).toHaveCount(0);
  const fresh = await linkSentTo(sandbox, AIDOS.phone);
  expect(fresh).not.toBe(link);
  await clock.advance(60_000);
  await expect(walker.control('RENEW')).toBeVisible();
  walker.owns(claim.id);
  await page.goto(fresh);
  await walker.sees('client-intro', { focus: false });
});

test('in the app: back from its first page leaves to the app, by the page and by the device; what the app cannot do the page does', async ({
  page,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  const origin = baseURL ?? '';
  const { claim, link } = await handOver(origin, sandbox, AIDOS);
  await context.addCookies([{ name: 'platform', value: 'Android', url: origin, sameSite: 'Lax' }]);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    const app = {
      clicked_return_main: (payload: string) => heard.push(JSON.parse(payload)),
      call: () => {
        throw new Error('native');
      },
    };
    Object.assign(window, { heard, app });
  });
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  walker.owns(claim.id);
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  /** Whether the page says that it has handled the device's Back. */
  const pressesBack = () =>
    page.evaluate(
      () =>
        !window.dispatchEvent(
          new CustomEvent('app:bridge', { detail: { id: crypto.randomUUID(), type: 'back' }, cancelable: true }),
        ),
    );
  await page.goto(link);
  await walker.sees('client-intro', { focus: false });

  // The announcement, if the link has come from one.
  await page.evaluate(() => sessionStorage.setItem('productId', '100101'));
  expect(await pressesBack()).toBe(true);
  await expect.poll(heard).toEqual([{ productId: '100101' }]);
  await walker.sees('client-intro', { focus: false });

  await walker.press('START');
  await walker.sees('general-agreement');
  expect(await pressesBack()).toBe(true);
  await walker.sees('client-intro');
  expect(await heard()).toHaveLength(1);
  await page.evaluate(() => sessionStorage.removeItem('productId'));
  // The same action twice at once is one.
  await clock.advance(1_000);
  await page
    .locator('main')
    .getByRole('button', { name: words('btn.back') })
    .click();
  await expect.poll(heard).toEqual([{ productId: '100101' }, {}]);

  // A dialog is closed first, and nothing else.
  await page.getByRole('button', { name: words('intro.notMe') }).click();
  const dialog = page.locator('[data-modal="contact-us"]');
  await dialog.locator('a[href^="tel:"]').click();
  await expect(page.locator('[data-snackbar]')).toContainText('Приложение не открыло звонок');
  await expect(page.locator('[data-snackbar]')).toContainText('+7');
  expect(await pressesBack()).toBe(true);
  await expect(dialog).toHaveCount(0);
  expect(await heard()).toHaveLength(2);
});

test('is asked for again by itself when the network is back', async ({ page, context, baseURL, sandbox, guard }) => {
  // What is just being fetched ahead does not come.
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const { claim, link } = await handOver(baseURL ?? '', sandbox, AIDOS);
  const walker = createWalker(page, 'ru');
  await page.goto('/guide');
  await sandbox.faults({ operationId: 'openShortLink', kind: 'drop', times: 9 });
  walker.owns(idOf(link));
  await page.goto(link);
  await walker.sees('link-unavailable', { focus: false });
  await sandbox.clearFaults();
  await context.setOffline(true);
  await context.setOffline(false);
  walker.owns(claim.id);
  await walker.sees('client-intro', { focus: false });
});

test('of another person asks first; nothing is opened until then', async ({ page, context, baseURL, sandbox }) => {
  const origin = baseURL ?? '';
  const { claim, link } = await handOver(origin, sandbox, AIDOS);
  await bring(context, origin, await signedIn(origin, 'saule'));
  const walker = createWalker(page, 'ru');
  walker.owns(claim.id);
  await page.goto(link);
  await expect(page.locator('[data-screen="session-switch"]')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await walker.press('SWITCH');
  await walker.sees('client-intro', { focus: false });
});

test('that nobody knows, too many tries, and no link at all', async ({ page, context, baseURL, sandbox }) => {
  const walker = createWalker(page, 'ru');
  walker.owns('nothing');
  await page.goto('/link/nothing');
  await walker.sees('link-missing', { focus: false });
  await sandbox.faults({ operationId: 'openShortLink', kind: 'status', status: 429, times: 1 });
  await page.goto('/link/nothing');
  await walker.sees('link-unavailable', { focus: false });
  await expect(walker.control('RETRY')).toHaveCount(0);
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  walker.owns(null);
  await page.goto('/link');
  await walker.sees('home', { focus: false });
});
