import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { CreateClaimInput } from '../../openapi/index.ts';
import { inventedPerson } from '../../sandbox/bulk/people.ts';
import { toCustomer } from '../../schemas/shared/insurance.ts';
import { answerWith, bodyOf } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { example } from './support/journey.ts';
import { bring, signedIn, type Person, valuesOf } from './support/people.ts';
import { createWalker, type Walker } from './support/walker.ts';
import { escape } from './support/dialogs.ts';

/** Claims that the demo dealer begins with. */
const AT_FIRST = 4;

const application = (at: number): CreateClaimInput => ({
  ...inventedPerson(at),
  patronymic: null,
  initialFee: 4_000_000,
  term: 60,
  product: {
    carType: 'used',
    carMarkId: 'toyota',
    carModelId: 'toyota-camry',
    carProductionYear: 2021,
    carPrice: 10_000_000,
  },
});

async function entered(context: BrowserContext, origin: string, username: string): Promise<Person> {
  const person = await signedIn(origin, username);
  await bring(context, origin, person);
  return person;
}

const madeBy = async (dealer: Person, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await dealer.call('createClaim', { variables: { input: application(at) } });
};

const rows = (page: Page) => page.locator('a[data-row]');
const range = (walker: Walker, from: number, to: number, total: number) =>
  expect(walker.page.locator('main')).toContainText(walker.words('board.range', { from, to, total }));
const search = (page: Page) => page.locator('input[name="words"]');
/** The claim's own page, whichever screen its status and the reader's role make of it. */
const opened = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL((url) => /^\/my-applications\/[\w-]{36}$/.test(url.pathname));
  await expect(page.locator('[data-screen*="home"], [data-screen$="applications"]')).toHaveCount(0);
};
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('a dealer’s desk', () => {
  test.use({ viewport: { width: 1280, height: 640 }, isMobile: false, hasTouch: false });

  test('where it goes all day stands above the page, and says where it is', async ({ page, context, baseURL, axe }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'dealer-demo');
    await page.goto('/');
    await walker.sees('dealer-home', { focus: false });
    const ways = page.getByRole('navigation', { name: 'Рабочее место' }).getByRole('link');
    await expect(ways).toHaveText(['Главная', 'Заявки клиентов', 'Новая заявка', 'Страхование']);
    const here = page.locator('nav [aria-current="page"]');
    await expect(here).toHaveText('Главная');
    await ways.nth(1).click();
    await walker.sees('dealer-applications');
    await expect(here).toHaveText('Заявки клиентов');
    await axe();
    await ways.nth(2).click();
    await walker.sees('dealer-client');
    await page.goBack();
    await walker.sees('dealer-applications', { focus: false });
    await ways.nth(3).click();
    await walker.sees('insurance-begin');
  });

  for (const width of [1280, 390])
    test(`nothing moves from under a press while the dealer's name comes, at ${width} px`, async ({
      page,
      context,
      baseURL,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await entered(context, baseURL ?? '', 'dealer-demo');
      await sandbox.faults({ operationId: 'myDealer', kind: 'hold' });
      await page.goto('/');
      await createWalker(page, 'ru').sees('dealer-home', { focus: false });
      const way = page.locator('main').getByRole('link', { name: 'Рассчитать страховку' });
      const before = await way.boundingBox();
      await sandbox.clearFaults();
      await expect(page.locator('main')).toContainText('Демо Авто');
      expect((await way.boundingBox())?.y).toBe(before?.y);
    });

  test('pages go on and back; a claim opened and left again finds the same page at the same height', async ({
    page,
    context,
    baseURL,
  }) => {
    const walker = createWalker(page, 'ru');
    await madeBy(await entered(context, baseURL ?? '', 'dealer-demo'), 23);
    const total = 23 + AT_FIRST;
    await page.goto('/');
    await walker.sees('dealer-home', { focus: false });
    await expect(page.locator('main')).toContainText('Демо Авто');
    // Home has the newest, and the way to all of them.
    await expect(rows(page)).toHaveCount(5);
    // What waits for the desk is older than all of these: said above them.
    await expect(page.locator('main')).toContainText('1 заявка ждёт отправки в банки');
    await page.getByRole('link', { name: 'Показать' }).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === '/my-applications?status=your_turn');
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await walker.sees('dealer-home', { focus: false });
    await page.getByRole('link', { name: `Все заявки клиентов: ${total}` }).click();
    await walker.sees('dealer-applications');
    await range(walker, 1, 10, total);
    await walker.press('NEXT');
    await range(walker, 11, 20, total);
    await expect(page).toHaveURL((url) => url.search === '?page=2');
    await expect(walker.control('NEXT')).toBeFocused();
    await walker.press('NEXT');
    await range(walker, 21, total, total);
    await expect(walker.control('NEXT')).toHaveAttribute('aria-disabled', 'true');
    await walker.press('PREVIOUS');
    await range(walker, 11, 20, total);

    const row = rows(page).nth(7);
    const name = await row.innerText();
    await row.scrollIntoViewIfNeeded();
    const height = await scrolled(page);
    expect(height).toBeGreaterThan(0);
    await row.click();
    await opened(page);
    await page.goBack();
    await range(walker, 11, 20, total);
    await expect(page).toHaveURL((url) => url.pathname + url.search === '/my-applications?page=2');
    await expect(rows(page).nth(7)).toHaveText(name);
    await expect.poll(() => scrolled(page)).toBe(height);
    await page.reload();
    await range(walker, 11, 20, total);
    // Pages are places: Back walks through them.
    await page.goBack();
    await range(walker, 21, total, total);
    await page.goto('/my-applications?page=99');
    await page.getByRole('button', { name: walker.words('board.first') }).click();
    await range(walker, 1, 10, total);
  });

  test('home opens with the claim that waits for the dealer, which its list does not repeat, and each row says what to do', async ({
    page,
    context,
    baseURL,
  }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'dealer-demo');
    await page.goto('/');
    await walker.sees('dealer-home', { focus: false });
    await expect(rows(page)).toHaveCount(AT_FIRST - 1);
    // The one that waits stands above the list, with the page's one filled button.
    const calls = page.getByRole('region', { name: 'Покупателева Дина' });
    await expect(calls).toContainText('Ваш шаг');
    await expect(calls).toContainText('Данные подтверждены');
    await expect(rows(page).filter({ hasText: 'Покупателева' })).toHaveCount(0);
    await expect(page.locator('main a.button--tone_primary')).toHaveText(['Отправить в банки']);
    // What the client asks by telephone stands where banks have said yes, and nowhere else.
    await expect(page.getByRole('row').filter({ hasText: 'Есть одобрения' })).toContainText(/от [\d\s]+₸ в месяц/);
    await expect(page.getByRole('row').filter({ hasText: 'в месяц' })).toHaveCount(1);
    await expect(page.locator('main')).not.toContainText('ждёт отправки в банки');
    // Of one its card says it.
    await expect(page.getByRole('row').filter({ hasText: walker.words('turnAtDesk.dealer') })).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText('ждёт вас');
    // One link a row: its name, whose words at the end of the row are for the eye.
    await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveCount(1);
    // All of them: what waits stands first, and a press on its number leaves it alone.
    await page.goto('/my-applications');
    await expect(rows(page)).toHaveCount(AT_FIRST);
    await expect(page.getByRole('row').nth(1)).toContainText('Отправьте заявку в банки');
    await page.getByRole('button', { name: 'Ваш шаг · 1' }).click();
    await expect(page).toHaveURL((url) => url.search === '?status=your_turn');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByLabel('Статус')).toHaveValue('your_turn');
    await expect(page.locator('main')).not.toContainText('ждёт вас');
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('Ваш шаг');
    await expect(row).toContainText('Данные подтверждены');
    await expect(row).toContainText('Отправьте заявку в банки');
    await page.goBack();
    await walker.sees('dealer-home', { focus: false });
    await expect(rows(page)).toHaveCount(AT_FIRST - 1);
  });

  test('insurances of customers are begun from home, named by customer, found by name', async ({
    page,
    context,
    baseURL,
  }) => {
    const walker = createWalker(page, 'ru');
    const partner = await entered(context, baseURL ?? '', 'partner-demo');
    for (const lastName of ['Демеу', 'Сатыпалушы']) {
      const personalNumber = lastName === 'Демеу' ? '900115399012' : '920417399206';
      const { id } = await partner.call('createInsuranceClaim', { body: { personalNumber, phone: '77000000001' } });
      const raw = { ...example('insured-customer'), lastName };
      const body = toCustomer(valuesOf('SUBMIT_CUSTOMER', raw), personalNumber);
      await partner.call('putCustomerDocument', { path: { id }, body });
    }
    await page.goto('/');
    await walker.sees('dealer-home', { focus: false });
    await page.getByRole('link', { name: 'Рассчитать страховку' }).click();
    await walker.sees('insurance-begin', { focus: false });
    await page.goto('/my-applications');
    await page.getByRole('button', { name: 'Страхование' }).click();
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(2);
    await search(page).fill('сатыпал');
    await search(page).press('Enter');
    await expect(cards.getByRole('link')).toHaveText([/^Сатыпалушы /]);
    await expect(page).toHaveURL((url) => url.search === '?product=insurance');
    await search(page).fill('нетникого');
    await search(page).press('Enter');
    await expect(page.getByText('Ничего не нашлось')).toBeVisible();
    await page.getByRole('button', { name: 'Показать все заявки' }).click();
    await expect(cards).toHaveCount(2);
  });

  test('search and filters narrow the list; Back and a reload keep them, the address names nobody', async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'dealer-demo');
    await page.goto('/my-applications');
    await walker.sees('dealer-applications', { focus: false });
    await expect(rows(page)).toHaveCount(AT_FIRST);
    await search(page).fill('8 (700) 000-00-83');
    await search(page).press('Enter');
    await expect(rows(page)).toHaveText(['Сатыпалушы Айгүл']);
    await expect(page).toHaveURL((url) => url.search === '');
    await rows(page).first().click();
    await opened(page);
    await page.goBack();
    await expect(search(page)).toHaveValue('8 (700) 000-00-83');
    await expect(rows(page)).toHaveText(['Сатыпалушы Айгүл']);
    await page.reload();
    await expect(search(page)).toHaveValue('8 (700) 000-00-83');
    await expect(rows(page)).toHaveCount(1);

    await page.locator('select[name="status"]').selectOption('issued');
    await expect(page.getByRole('heading', { name: walker.words('search.none') })).toBeVisible();
    await page
      .locator('main [class*="notice"]')
      .getByRole('button', { name: walker.words('board.reset') })
      .click();
    await expect(rows(page)).toHaveCount(AT_FIRST);
    await expect(search(page)).toHaveValue('');
    await page.locator('select[name="status"]').selectOption('issued');
    await expect(rows(page)).toHaveText(['Көлікбаев Бекзат']);
    await expect(page).toHaveURL((url) => url.search === '?status=issued');

    await page.getByRole('button', { name: walker.words('board.reset') }).click();
    await page.locator('input[name="from"]').fill('31/02/2026');
    await page.locator('input[name="to"]').focus();
    await expect(page.locator('input[name="from"]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('input[name="from"]').fill('30/01/2026');
    // The older one first: it waits for the desk.
    await expect(rows(page)).toHaveText(['Покупателева Дина', 'Клиентов Марат']);
    await page.locator('input[name="to"]').fill('30/01/2026');
    await expect(rows(page)).toHaveText(['Покупателева Дина']);
    await page.goBack();
    await page.goForward();
    await expect(page.locator('input[name="from"]')).toHaveValue('30/01/2026');

    await sandbox.faults({ operationId: 'claims', kind: 'status', status: 503, times: 9 });
    await page.reload();
    await expect(page.locator('main')).toContainText(walker.words('state.errorTitle'));
    await sandbox.clearFaults();
    await page
      .getByRole('button', { name: walker.words('btn.retry') })
      .first()
      .click();
    await expect(rows(page)).toHaveText(['Покупателева Дина']);
  });

  test('without a claim they have the way to the first one', async ({ page, context, baseURL, sandbox }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'dealer-demo');
    await answerWith(sandbox, { claims: bodyOf('claims', 'none') });
    await page.goto('/my-applications');
    await expect(page.getByRole('heading', { name: walker.words('home.clientsEmpty') })).toBeVisible();
    await page.locator('main [class*="notice"]').getByRole('link', { name: 'Новая заявка' }).click();
    await walker.sees('dealer-client');
  });

  test('by keyboard: to the search, from row to row, a claim in short, a claim', async ({
    page,
    context,
    baseURL,
    axe,
  }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'dealer-demo');
    await page.goto('/my-applications');
    await expect(rows(page)).toHaveCount(AT_FIRST);
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeFocused();
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press(' ');
    const dialog = page.locator('[data-modal="claim-detail"]');
    await expect(dialog).toContainText(walker.words('detail.timeline'));
    await expect(dialog).toContainText('Клиентов Марат');
    await expect(dialog.locator('[data-event="CALL"]')).toContainText('000\u201100\u201181');
    await axe('[data-modal="claim-detail"]');
    await escape(page);
    await expect(dialog).toHaveCount(0);
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await opened(page);
    await expect(page.locator('main')).toContainText('Клиентов Марат');
    await page.goto('/');
    await walker.press('/apply-loan');
    await walker.sees('dealer-client');
  });
});

for (const [what, operationId, path, control] of [
  ['things of other lists', 'listCommodityClaims', '/my-applications', '[aria-pressed="true"]'],
  ['the payment of a claim', 'listBanks', '/apply-loan', '[data-event="SHARE"]'],
] as const)
  test(`nothing moves from under a press while ${what} come`, async ({ page, context, baseURL, sandbox }) => {
    const person = await entered(context, baseURL ?? '', path === '/apply-loan' ? 'dealer-demo' : 'aidos');
    const created =
      path === '/apply-loan' ? await person.call('createClaim', { variables: { input: application(1) } }) : null;
    await sandbox.faults({ operationId, kind: 'hold' });
    await page.goto(created === null ? path : `/my-applications/${created.id}`);
    const button = page.locator(`main ${control}`).first();
    await expect(button).toBeVisible();
    const before = await button.boundingBox();
    await sandbox.clearFaults();
    await page.waitForLoadState('networkidle');
    expect((await button.boundingBox())?.y).toBe(before?.y);
  });

test.describe('on a phone, in Kazakh', () => {
  test.use({ language: 'kk' });

  test('a finger that stays on a card, or its button, shows the claim in short', async ({
    page,
    context,
    baseURL,
    axe,
    clock,
  }) => {
    const walker = createWalker(page, 'kk');
    await entered(context, baseURL ?? '', 'partner-demo');
    await page.goto('/');
    await walker.sees('dealer-home', { focus: false });
    // Others' claims are not there.
    await expect(rows(page)).toHaveText(['Серіков Нұрлан']);
    await axe();
    const dialog = page.locator('[data-modal="claim-detail"]');
    await walker.press('QUICK');
    await expect(dialog).toContainText(walker.words('detail.timeline'));
    await expect(dialog).toContainText(walker.words('claimStatus.rejected'));
    await axe('[data-modal="claim-detail"]');
    await escape(page);
    await expect(dialog).toHaveCount(0);

    const box = await rows(page).first().boundingBox();
    const touch = await context.newCDPSession(page);
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await clock.advance(600);
    await expect(dialog).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await dialog.locator('[data-event="OPEN"]').click();
    await opened(page);
  });
});

test.describe('a customer’s lists', () => {
  const products = ['CREDIT', 'INSURANCE', 'GOODS'] as const;

  test('stand product by product, with who acts next; Back finds the same one', async ({
    page,
    context,
    baseURL,
    axe,
  }) => {
    const walker = createWalker(page, 'ru');
    const { words } = walker;
    await entered(context, baseURL ?? '', 'saule');
    await page.goto('/');
    await walker.sees('home', { focus: false });
    const cards = page.locator('main li article');
    // Of credit, casco and life, a car's insurance and goods, whatever is still on its way.
    await expect(cards.filter({ hasText: words('list.goodsSum') }).first()).toContainText(words('turn.customer'));
    await expect(cards.filter({ hasText: words('list.kind.life') }).first()).toBeVisible();
    // Of each product so many wait for this customer that nothing else has room.
    await expect(page.getByText('Ждут вас · 20')).toBeVisible();
    await expect(cards.filter({ hasText: words('turn.customer') })).toHaveCount(20);
    await page.locator('main a[href="/my-applications"]').click();
    await walker.sees('my-applications');
    for (const product of products) {
      await walker.press(`SHOW_${product}`);
      await expect(walker.control(`SHOW_${product}`)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('main article').first()).toBeVisible();
      await axe();
    }
    await expect(page).toHaveURL((url) => url.search === '?product=goods');
    // One in every status, those that are over among them.
    await expect(page.locator('main article')).toHaveCount(10);
    await expect(page.locator('main')).toContainText('Товар выдан');
    await page.goBack();
    await expect(page.locator('main')).toContainText(words('list.cascoLife'));
    // Whoever has opened one comes back to the same list.
    await page.locator('main a[href^="/insurance/casco-and-life/"]').first().click();
    await expect(page.locator('[data-screen^="casco-life"]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('main')).toContainText(words('list.cascoLife'));
    await walker.press('MORE');
    await expect(page.locator('main')).toContainText(words('list.shown', { k: 18, n: 18 }));
    // What waits for the insurer stands in the list of its product.
    await expect(
      page
        .locator('main article')
        .filter({ hasText: words('turn.insurer') })
        .first(),
    ).toContainText('Kia Sportage');
    await page.locator('select[name="status"]').selectOption('issued');
    await expect(page.locator('main article').first()).toContainText('Полис выпущен');
    await expect(page).toHaveURL((url) => url.search === '?product=insurance&status=issued');
  });

  test('say what is paid next for a credit that runs', async ({ page, context, baseURL }) => {
    const { words } = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'aidos');
    const runs = page.locator('main article').filter({ hasText: /Платёж \d\d\/\d\d\/\d{4}/ });
    for (const path of ['/', '/my-applications']) {
      await page.goto(path);
      await expect(runs).toHaveCount(1);
      // What waits for the customer stands before what is due within days.
      if (path === '/') await expect(page.locator('main article').first()).toContainText(words('go.fillGoods'));
      await expect(runs).toContainText(words('list.payments'));
      // The figure comes after its name, as everywhere.
      await expect(runs).toHaveText(/Платёж \d\d\/\d\d\/\d{4} · (?:сегодня|завтра|через\s\d+\sд[а-я]+)\s*\d[\d\s]*₸/);
    }
  });

  test('stand beside each other where there is room; what is over takes a line', async ({ page, context, baseURL }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'aidos');
    const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await walker.sees('home', { focus: false });
    const going = page.getByRole('region', { name: walker.words('home.active') }).getByRole('article');
    const begun = page.getByRole('region', { name: walker.words('home.new') }).locator('[data-offer]');
    await expect(going).toHaveCount(2);
    const [one, other, credit, cover] = await Promise.all(
      [going.first(), going.nth(1), begun.first(), begun.nth(1)].map(boxOf),
    );
    expect([other?.y, other?.height]).toEqual([one?.y, one?.height]);
    expect(cover?.y).toBe(credit?.y);
    expect(credit?.y).toBeGreaterThan((one?.y ?? NaN) + (one?.height ?? NaN));

    await page.goto('/my-applications');
    await walker.sees('my-applications', { focus: false });
    const loan = page.getByRole('region', { name: walker.words('list.group.runs') }).getByRole('article');
    const over = page.getByRole('region', { name: walker.words('list.group.over') }).getByRole('article');
    await expect(over).toHaveCount(1);
    await expect(over).toContainText('Kia Sportage');
    expect((await boxOf(loan)).width).toBeGreaterThan(1000);
    expect((await boxOf(over)).height).toBeLessThan(80);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await boxOf(over)).height).toBeLessThan((await boxOf(loan)).height / 2);
    // All of the line is the link.
    await over.getByText(/^№/).click({ force: true });
    await opened(page);
  });

  test('name what waits on another tab, and lead to it', async ({ page, context, baseURL }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'aidos');
    await page.goto('/my-applications');
    const waits = page.locator('main a[data-waits]');
    await expect(waits).toHaveText(
      `${walker.words('do.fillGoods')} Ноутбук · 1 200 000 ₸ ${walker.words('go.fillGoods')}`,
    );
    await expect(page.locator('main article').first()).toBeVisible();
    // Nothing that is on show is said twice; nor is it a number on its tab, which would read as how much there is.
    await expect(walker.control('SHOW_GOODS')).toHaveText(walker.words('list.goodsTab'));
    const href = (await waits.getAttribute('href')) ?? '';
    await walker.control('SHOW_GOODS').click();
    await expect(page.locator(`main article a[href="${href}"]`)).toBeVisible();
    await expect(waits).toHaveCount(0);
    await page.goBack();
    await waits.click();
    await expect(page).toHaveURL((url) => url.pathname === href);
  });

  test('grow on demand, and are as long when one comes back from a claim', async ({ page, context, baseURL }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'saule');
    await page.goto('/my-applications');
    const links = page.locator('main article a');
    await expect(links).toHaveCount(10);
    await walker.press('MORE');
    await expect(links).toHaveCount(16);
    await expect(links.nth(10)).toBeFocused();
    await links.nth(13).click();
    await expect(page.locator('[data-screen="my-applications"]')).toHaveCount(0);
    await page.goBack();
    await expect(links).toHaveCount(16);
    await expect(page).toHaveURL((url) => url.search === '?page=2');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });

  test('say when there is nothing, and which service is away', async ({ page, context, baseURL, sandbox }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'arman');
    await sandbox.faults(
      { operationId: 'listInsuranceClaims', kind: 'status', status: 503, times: 9 },
      {
        operationId: 'listCommodityClaims',
        kind: 'status',
        status: 200,
        body: { items: [], page: 1, total: 0, hasNextPage: false, hasPrevPage: false },
        times: 9,
      },
    );
    await page.goto('/my-applications?product=insurance');
    await expect(page.locator('main')).toContainText(walker.words('error.503'));
    await walker.press('SHOW_GOODS');
    await expect(page.getByRole('heading', { name: walker.words('list.goodsEmpty') })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'На главную' }).click();
    await walker.sees('home');
  });

  test('are behind the consents given: claim by claim, with version and time', async ({
    page,
    context,
    baseURL,
    sandbox,
    guard,
    axe,
  }) => {
    guard.allow(/status of 503/);
    const walker = createWalker(page, 'ru');
    const { words } = walker;
    await entered(context, baseURL ?? '', 'saule');
    await page.goto('/');
    await page.getByRole('button', { name: words('nav.menu') }).click();
    await page.getByRole('link', { name: words('nav.consents') }).click();
    await walker.sees('consents');
    await expect(page.locator('main')).toContainText(/\d соглас\S+ от\s\d\d\/\d\d\/2026/);
    const first = page.locator('main article').first();
    // The claim is over, and they with it.
    await expect(first).toContainText(/Не действуют с\s\d\d\/\d\d\/2026/);
    // Others still act: how they are taken back is said.
    await expect(page.getByText(words('consents.withdrawTitle'))).toBeVisible();
    await expect(page.locator('main')).not.toContainText(words('consents.leadOver'));
    await first.locator('summary').first().click();
    await expect(first.getByText(words('consents.short.credit_bureau'), { exact: true })).toBeVisible();
    await expect(first.locator('dl')).toContainText(/Подписано.*Редакция.*2026\u201101/);
    await expect(first.locator('dl')).toContainText(/Перестали действовать.*\d\d\/\d\d\/2026/);
    await expect(first.getByRole('link', { name: words('list.open') })).toHaveAttribute(
      'href',
      /\/my-applications\/[\w-]{36}$/,
    );
    await axe();
    await sandbox.faults({ operationId: 'consents', kind: 'status', status: 503, times: 9 });
    await page.reload();
    await expect(page.locator('main')).toContainText(words('error.graphql'));
    await sandbox.clearFaults();
    const nothing = { items: [], hasNextPage: false, hasPrevPage: false, total: 0 };
    const answers = (items: readonly object[]) =>
      sandbox.faults({
        operationId: 'consents',
        kind: 'status',
        status: 200,
        body: { data: { consents: { ...nothing, items, total: items.length } } },
      });
    const given = {
      alias: 'personal_data',
      version: '2026-01',
      signedAt: '2026-01-10T06:00:00.000Z',
      inForce: false,
      endedAt: '2026-01-12T06:00:00.000Z',
    };
    // The end has its date; and nothing is left to be taken back.
    await answers([{ id: 'c-0', number: '99001', product: { carName: 'Kia Sportage' }, consents: [given] }]);
    await page.getByRole('button', { name: words('btn.retry') }).click();
    await expect(first).toContainText(words('consents.endedOn', { date: '12/01/2026' }));
    await expect(page.locator('main')).toContainText(words('consents.leadOver'));
    await expect(page.getByText(words('consents.withdrawTitle'))).toHaveCount(0);
    await sandbox.clearFaults();
    await answers([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: words('consents.empty') })).toBeVisible();
  });

  test('stand beside the consents of one claim, where there is room for both', async ({
    page,
    context,
    baseURL,
    axe,
  }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'saule');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/consents');
    await walker.sees('consents', { focus: false });
    const rows = page.locator('main button[aria-pressed]');
    const open = page.getByRole('region', { name: /заявка №/ });
    // The newest is open; a press on another row opens that in its place.
    await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(open.locator('dl')).toContainText(/Подписано/);
    const other = await rows.nth(1).locator('> span > :first-child').textContent();
    await rows.nth(1).click();
    await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(rows.first()).toHaveAttribute('aria-pressed', 'false');
    await expect(open.getByRole('heading', { level: 2 })).toHaveText(other ?? '');
    await axe();
  });

  test('of the marketplace stay where they are without an application, and say so once for each coming in', async ({
    page,
    context,
    baseURL,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => void lines.push(message.text()));
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'saule');
    await page.goto('/marketplace/my-applications');
    await walker.sees('marketplace-applications', { focus: false });
    await expect(page.locator('main article, main h2').first()).toBeVisible();
    const said = 'Отсутствует applicationId, редирект отменён';
    expect(lines).toEqual([said]);
    await page.reload();
    await walker.sees('marketplace-applications', { focus: false });
    expect(lines).toEqual([said, said]);
  });

  test('of the marketplace, where there is nothing, begin a policy by the plate, which is not typed twice', async ({
    page,
    context,
    baseURL,
    axe,
  }) => {
    const walker = createWalker(page, 'ru');
    await entered(context, baseURL ?? '', 'aidos');
    await page.goto('/marketplace/my-applications');
    await walker.sees('marketplace-applications', { focus: false });
    await expect(page.getByText(walker.words('list.marketEmpty'))).toBeVisible();
    await axe();
    await page.locator('input[name=plate]').fill('237blm02');
    await page
      .locator('main')
      .getByRole('link', { name: walker.words('home.insuranceGo') })
      .click();
    await walker.sees('insurance-begin');
    await expect(page.locator('input[name=plate]')).toHaveValue(/^237 ?BLM ?02$/i);
    await expect(page.locator('input[name=phone]')).not.toHaveValue('');
  });
});

test('customers do not get what dealers work with', async ({ page, context, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await entered(context, baseURL ?? '', 'saule');
  await page.goto('/');
  await createWalker(page, 'ru').sees('home', { focus: false });
  await expect(page.locator('main ul li').first()).toBeVisible();
  expect(asked.filter((url) => /dealer-|board-table/.test(url))).toEqual([]);
});
