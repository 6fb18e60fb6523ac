import type { BrowserContext, Page } from '@playwright/test';
import { ACTIONS } from '../../src/console/host/actions.ts';
import { expect, test } from './support/fixtures.ts';
import { AIDOS } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { createWalker, type Walker } from './support/walker.ts';

/** An app around the page each of whose handlers throws. */
const inBrokenApp = async (page: Page, origin: string): Promise<void> => {
  await page.context().addCookies([{ name: 'platform', value: 'Android', url: origin, sameSite: 'Lax' }]);
  await page.addInitScript((actions) => {
    const broken = () => {
      throw new Error('native');
    };
    Object.assign(window, { app: Object.fromEntries(actions.map((action) => [action, broken])) });
  }, ACTIONS);
};
const asSaule = async (context: BrowserContext, origin: string): Promise<void> =>
  bring(context, origin, await signedIn(origin, 'saule'));
const policyOfSaule = async (sandbox: SandboxClient): Promise<string> => {
  const examples = await sandbox.call<{ kind: string; status: string; owner: string | null; id: string }[]>(
    'GET',
    'examples',
  );
  return examples.find((one) => one.kind === 'insurance' && one.owner === 'saule' && one.status === 'issued')?.id ?? '';
};
const says = (page: Page, words: string) => expect(page.locator('[data-snackbar]')).toContainText(words);
const goesBack = (page: Page) => page.evaluate(() => history.back());
const menuOf = (walker: Walker) => walker.page.getByRole('button', { name: walker.words('nav.menu') });

for (const language of ['ru', 'kk'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width: language === 'ru' ? 320 : 390, height: 640 } });

    test('in the app its own menu holds what the drawer holds in a browser', async ({
      page,
      context,
      baseURL,
      axe,
    }) => {
      const origin = baseURL ?? '';
      await asSaule(context, origin);
      await context.addCookies([{ name: 'platform', value: 'iOS', url: origin, sameSite: 'Lax' }]);
      const walker = createWalker(page, language);
      await page.goto('/');
      await walker.sees('home', { focus: false });
      const menu = menuOf(walker);
      const sheet = page.locator('[data-sheet]');
      await menu.press('Enter');
      await expect(sheet).toHaveAccessibleName(walker.words('nav.menu'));
      await expect(page.locator('[data-drawer]')).toHaveCount(0);
      await expect(sheet.getByRole('button', { name: walker.words('btn.close') })).toBeFocused();
      await axe('[data-sheet]');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, 'wider than the screen by').toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(menu).toBeFocused();

      // The other language, in place.
      await menu.click();
      await sheet.locator('[data-locale]').click();
      const other = createWalker(page, language === 'ru' ? 'kk' : 'ru');
      await expect(sheet).toHaveAccessibleName(other.words('nav.menu'));
      await sheet.getByRole('link', { name: other.words('nav.agreement') }).click();
      await other.sees('agreement');
      await goesBack(page);
      await other.sees('home');
      await menuOf(other).click();
      await sheet.getByRole('link', { name: other.words('nav.myApplications') }).click();
      await other.sees('my-applications');
      await menuOf(other).click();
      await sheet.locator('[data-event="SIGN_OUT"]').click();
      await other.sees('login', { focus: false });
    });
  });
}

test('Back closes what lies above the first page of a visit, one by one, and leaves nothing behind', async ({
  page,
  context,
  baseURL,
}) => {
  await asSaule(context, baseURL ?? '');
  const walker = createWalker(page, 'ru');
  await page.goto('/sandbox');
  await page.goto('/');
  await walker.sees('home', { focus: false });
  const entries = await page.evaluate(() => history.length);
  const over = () => page.evaluate(() => (history.state as { over?: number }).over ?? 0);
  const drawer = page.locator('[data-drawer]');
  const contacts = page.locator('[data-modal="contact-us"]');

  await menuOf(walker).click();
  await expect(drawer).toBeVisible();
  await expect.poll(over).toBe(1);
  await goesBack(page);
  await expect(drawer).toHaveCount(0);
  await walker.sees('home', { focus: false });
  await expect.poll(over).toBe(0);
  // Forward comes upon nothing.
  await page.evaluate(() => history.forward());
  await expect.poll(over).toBe(0);
  await walker.sees('home', { focus: false });

  // By its own button: no entry is left that would have to be stepped over.
  await menuOf(walker).click();
  await drawer.getByRole('button', { name: walker.words('nav.contactUs') }).click();
  await expect(contacts.getByRole('heading')).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await contacts.getByRole('button', { name: walker.words('btn.close') }).click();
  await expect(contacts).toHaveCount(0);
  await expect.poll(over).toBe(0);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);

  // A reload with an open dialog leaves nothing of it, either.
  await menuOf(walker).click();
  await expect.poll(over).toBe(1);
  await page.reload();
  await walker.sees('home', { focus: false });
  await expect.poll(over).toBe(0);
  // A link in the menu leads back in one step.
  await menuOf(walker).click();
  await expect.poll(over).toBe(1);
  await drawer.getByRole('link', { name: walker.words('nav.agreement') }).click();
  await walker.sees('agreement');
  await goesBack(page);
  await walker.sees('home');
  // Now the page itself.
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/sandbox');
});

/** What follows layers in the history does not come until it is let go. */
const heldLayers = async (page: Page) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/layer-history-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
};

test('a dialog above the first page of a visit is seen when Back closes it, not before', async ({
  page,
  context,
  baseURL,
}) => {
  await asSaule(context, baseURL ?? '');
  const walker = createWalker(page, 'ru');
  const contacts = page.locator('[data-modal="contact-us"]');
  const letGo = await heldLayers(page);
  await page.goto('/consents');
  await walker.sees('consents', { focus: false });
  const dialog = page.waitForResponse('**/assets/dialog-*.js');
  await page
    .locator('main')
    .getByRole('button', { name: walker.words('nav.contactUs') })
    .click();
  // Its code has come, and run; then a second for what draws it, which waits a moment by itself.
  await page.evaluate((code) => import(code), (await dialog).url());
  await page.clock.runFor(1_000);
  await expect(contacts).toHaveCount(0);
  letGo();
  await expect(contacts.getByRole('heading')).toBeVisible();
  await goesBack(page);
  await expect(contacts).toHaveCount(0);
  await walker.sees('consents', { focus: false });
});

test('so is the menu', async ({ page, context, baseURL }) => {
  await asSaule(context, baseURL ?? '');
  const walker = createWalker(page, 'ru');
  const drawer = page.locator('[data-drawer]');
  const letGo = await heldLayers(page);
  await page.goto('/');
  await walker.sees('home', { focus: false });
  const menu = page.waitForResponse('**/assets/menu-*.js');
  await menuOf(walker).click();
  await page.evaluate((code) => import(code), (await menu).url());
  await page.clock.runFor(1_000);
  await expect(drawer).toHaveCount(0);
  letGo();
  await expect(drawer).toBeVisible();
  await goesBack(page);
  await expect(drawer).toHaveCount(0);
  await walker.sees('home', { focus: false });
});

test('so is an open list', async ({ page }) => {
  const walker = createWalker(page, 'ru');
  const list = page.getByRole('listbox');
  const letGo = await heldLayers(page);
  await page.goto('/client-claim-c2c');
  await walker.sees('c2c-car', { focus: false });
  const opener = page.locator('main [role="combobox"]').first();
  const asked = page.waitForRequest('**/assets/layer-history-*.js');
  await opener.click();
  await asked;
  await page.clock.runFor(1_000);
  await expect(list).toHaveCount(0);
  letGo();
  await expect(list).toBeVisible();
  await goesBack(page);
  await expect(list).toHaveCount(0);
  await walker.sees('c2c-car', { focus: false });
});

test('in an app whose handlers throw every button does something, and says so', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  await asSaule(context, origin);
  await inBrokenApp(page, origin);
  await page.route('https://mycar.kz/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>site</h1>' }),
  );
  const walker = createWalker(page, 'ru');
  const id = await policyOfSaule(sandbox);
  walker.owns(id);
  await page.goto(`/insurance/${id}`);
  await walker.sees('insurance-policy', { focus: false });

  // The document: asked before it takes the place of the page.
  const title = walker.words('ins.document.policy');
  await page.getByRole('button', { name: `${walker.words('doc.open')}: ${title}` }).click();
  const dialog = page.locator('[data-modal="document"]');
  await expect(dialog).toContainText('Приложение не открыло документ');
  await expect(dialog.getByRole('button', { name: 'Остаться здесь' })).toBeFocused();
  await goesBack(page);
  await expect(dialog).toHaveCount(0);
  await walker.sees('insurance-policy', { focus: false });

  // Back to the app: the public site.
  await page.getByRole('button', { name: walker.words('flow.returnMain') }).click();
  await expect(page).toHaveURL('https://mycar.kz/');

  // A call, from the menu's contacts. The last one: a browser that has no phone hears no press after it.
  await page.goto('/');
  await menuOf(walker).click();
  await page
    .locator('[data-sheet]')
    .getByRole('button', { name: walker.words('nav.contactUs') })
    .click();
  await page.locator('[data-modal="contact-us"] a[href^="tel:"]').click();
  await says(page, 'Приложение не открыло звонок');
});

test('where the app does not take the person back, Back is the page’s own', async ({
  page,
  baseURL,
  sandbox,
  context,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'new', AIDOS);
  await bring(context, origin, person);
  await inBrokenApp(page, origin);
  const walker = createWalker(page, 'ru');
  walker.owns(id);
  await page.goto(`/client-intro?claim=${id}`);
  await walker.sees('client-intro', { focus: false });
  await page
    .locator('main')
    .getByRole('button', { name: walker.words('btn.back') })
    .click();
  await expect(page.locator('[data-screen="client-intro"]')).toHaveCount(0);
  await says(page, 'Приложение не ответило');
});

test('the simulator: a phone with an app around the page, and what they say to each other', async ({
  page,
  context,
  baseURL,
  sandbox,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await asSaule(context, baseURL ?? '');
  const id = await policyOfSaule(sandbox);
  await page.goto('/sandbox?section=host');
  const host = page.locator('[data-screen="console-host"]');
  const log = host.getByRole('log');
  const phone = page.frameLocator('[data-phone] iframe');
  const { words } = createWalker(page, 'ru');
  const policy = `${words('doc.open')}: ${words('ins.document.policy')}`;
  const choose = (mode: string) => host.getByLabel('Все сразу').selectOption(mode);
  const open = async (platform: string, path: string) => {
    await host.getByLabel(platform, { exact: true }).check();
    await host.locator('[name="path"]').fill(path);
    await host.locator('[data-event="OPEN_IN_APP"]').click();
  };
  await open('Android', '/sandbox');
  await expect(host.locator('[name="path"]')).toHaveAttribute('aria-invalid', 'true');

  for (const platform of ['Android', 'iOS']) {
    await choose('works');
    await open(platform, `/insurance/${id}`);
    await expect(phone.locator('[data-screen="insurance-policy"]')).toBeVisible();
    await phone.getByRole('button', { name: policy }).click();
    await expect(log).toContainText('open_document');
    await expect(log).toContainText(`"title":"${words('ins.document.policy')}"`);
    await axe();
    await host.locator('[data-event="LEAVE_APP_SCREEN"]').click();
    await expect(log).toContainText('resume');

    for (const mode of ['throws', 'missing']) {
      await choose(mode);
      await phone.getByRole('button', { name: policy }).click();
      await expect(phone.locator('[data-modal="document"]')).toBeVisible();
      // Said twice, it closes one thing.
      await host.locator('[data-event="PHONE_BACK_TWICE"]').click();
      await expect(phone.locator('[data-modal="document"]')).toHaveCount(0);
      await expect(phone.locator('[data-screen="insurance-policy"]')).toBeVisible();
      await expect(log.getByText('обработано').nth(1)).toBeVisible();
    }
    await host.locator('[data-event="CLEAR_HOST_LOG"]').click();
  }

  // The rest of the browser is in no app once the section is left.
  await page.locator('nav a[href$="=clock"]').click();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('platform');
});
