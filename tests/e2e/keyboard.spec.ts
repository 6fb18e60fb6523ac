import { expect, test } from './support/fixtures.ts';
import { AIDOS, APPLY, example } from './support/journey.ts';
import { enter, tabTo, walkForm } from './support/keyboard.ts';
import { createWalker } from './support/walker.ts';

// Without motion: what still slides in has the focus before it is in the window.
test.use({ viewport: { width: 390, height: 600 }, contextOptions: { reducedMotion: 'reduce' } });

test('a claim is made and its consents are signed without a mouse or a finger', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  const { keyboard } = page;
  await page.goto('/how-it-works');
  await walker.sees('how-it-works', { focus: false });
  await enter(page, walker.control(APPLY));
  await walker.sees('c2c-car');
  await walkForm(page, 'SUBMIT_CAR', example('car'));
  await walker.sees('c2c-seller');
  // Refused, the summary has the focus; its first link leads to the field.
  await tabTo(page, walker.control('SUBMIT_SELLER'));
  await keyboard.press('Enter');
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await enter(page, page.locator('[data-error-summary] button').first());
  await expect(page.locator('[name="name"]')).toBeFocused();
  await keyboard.type('Ерлан');
  await walkForm(page, 'SUBMIT_SELLER', { phone: '+7 (701) 000-00-11' });
  await walker.sees('c2c-terms');
  await walkForm(page, 'SUBMIT_TERMS', { ...example('terms'), initialFee: '4000000' });
  await walker.sees('c2c-me');
  await walkForm(page, 'SUBMIT_ME', { ...AIDOS, patronymic: '' });
  await walker.sees('client-intro');
  await enter(page, walker.control('START'));
  await walker.sees('general-agreement');
  await enter(page, walker.control('CONTINUE'));
  await walker.sees('client-request');
  await walkForm(page, 'SUBMIT_CONSENTS', example('consents'));
  await walker.sees('client-code');
  await tabTo(page, page.locator('[name="code"]'));
  await keyboard.type(await sandbox.code(AIDOS.phone));
  await walker.sees('aitu-intro');

  await page.goto('/my-applications');
  await expect(page.locator('main ul li').first()).toBeVisible();
  // The first Tab offers to leave out the header.
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: walker.words('nav.skip') })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const menu = page.locator('[aria-haspopup="dialog"]');
  await keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 9 && !(await menu.evaluate((one) => one === document.activeElement)); presses += 1)
    await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  const inside = (selector: string) =>
    page.evaluate((within) => document.activeElement?.closest(within) != null, selector);
  const drawer = page.locator('[data-drawer]');
  await expect(drawer.getByRole('button', { name: walker.words('btn.close') })).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) {
    await keyboard.press('Tab');
    expect(await inside('[data-drawer]')).toBe(true);
  }
  await keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(menu).toBeFocused();
  await keyboard.press('Enter');
  const contact = drawer.getByRole('button', { name: walker.words('nav.contactUs') });
  await tabTo(page, contact);
  await keyboard.press('Enter');
  const dialog = page.locator('[data-modal="contact-us"]');
  await expect(dialog.getByRole('heading')).toBeVisible();
  await expect.poll(() => inside('[data-modal]')).toBe(true);
  for (let presses = 0; presses < 5; presses += 1) {
    await keyboard.press('Tab');
    expect(await inside('[data-modal]')).toBe(true);
  }
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => inside('body *')).toBe(true);
});
