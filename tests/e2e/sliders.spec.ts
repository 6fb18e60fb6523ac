import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { APPLY, example } from './support/journey.ts';
import type { Language } from './support/texts.ts';
import { createWalker, type Walker } from './support/walker.ts';

/** The terms of a claim for a car of 10 000 000. */
const atTerms = async (page: Page, language: Language = 'ru'): Promise<Walker> => {
  const walker = createWalker(page, language);
  await page.goto(APPLY);
  await walker.sees('c2c-car', { focus: false });
  await walker.submit('SUBMIT_CAR', { ...example('car'), price: '10 000 000' });
  await walker.sees('c2c-seller');
  await walker.submit('SUBMIT_SELLER', example('seller'));
  await walker.sees('c2c-terms');
  return walker;
};
const sliderOf = (page: Page, label: string) => page.getByRole('slider', { name: label });
const fee = (page: Page) => page.locator('[name="initialFee"]');
const term = (page: Page) => page.locator('[name="term"]');

test('keys move a slider by its steps and write the field, whose words are said', async ({ page, axe }) => {
  await atTerms(page);
  const slider = sliderOf(page, 'Срок');
  await expect(slider).toHaveAttribute('aria-valuetext', /^60.месяцев$/);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(term(page)).toHaveValue('66');
  await page.keyboard.press('Home');
  await expect(term(page)).toHaveValue('12');
  await page.keyboard.press('End');
  await expect(term(page)).toHaveValue('120');
  await page.keyboard.press('PageDown');
  await expect(term(page)).toHaveValue('72');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(term(page)).toHaveValue('60');
  await expect(slider).toHaveAttribute('aria-valuetext', /^60.месяцев$/);
  await axe();
});

test('what is typed moves the slider, and stays as it is typed', async ({ page }) => {
  await atTerms(page);
  const slider = sliderOf(page, 'Первоначальный взнос');
  await expect(slider).toHaveAttribute('aria-valuetext', /^2.000.000.₸, 20.%$/);
  await fee(page).fill('');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Не указано');
  await fee(page).fill('4 012 345');
  await expect(slider).toHaveAttribute('aria-valuetext', /^4.012.345.₸, 40,1.%$/);
  await expect(slider).toHaveAttribute('aria-valuenow', '4000000');
  await term(page).focus();
  await expect(fee(page)).toHaveValue('4\u00a0012\u00a0345');
  // Beyond the slider's end: the thumb stays there, the sum is said as it would be moved.
  await fee(page).fill('9 000 000');
  await expect(slider).toHaveAttribute('aria-valuenow', '8000000');
  await expect(fee(page)).toHaveValue('9\u00a0000\u00a0000');
});

test('a slider that is dragged moves field and range; the draft gets what it comes to', async ({ page }) => {
  await atTerms(page);
  await fee(page).fill('4 000 000');
  const drafts = () => page.evaluate(() => JSON.stringify(Object.values({ ...sessionStorage })));
  await expect.poll(drafts).toContain('4\u00a0000\u00a0000');
  const range = page.locator('[aria-expanded] strong').last();
  const before = await range.textContent();
  const box = await sliderOf(page, 'Первоначальный взнос').boundingBox();
  if (box === null) throw new Error('No slider');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const kept = await drafts();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 8 });
  await expect(fee(page)).not.toHaveValue('4\u00a0000\u00a0000');
  await expect(range).not.toHaveText(before ?? '');
  expect(await drafts()).toBe(kept);
  const moved = await fee(page).inputValue();
  await page.mouse.up();
  await expect.poll(drafts).toContain(moved);
  expect(await fee(page).inputValue()).toBe(moved);
});

test('a touch that becomes a scroll gives back what it moved', async ({ page }) => {
  await atTerms(page);
  await fee(page).fill('4 000 000');
  const slider = sliderOf(page, 'Первоначальный взнос');
  await slider.waitFor();
  await page.evaluate(() => {
    const control = document.querySelector<HTMLElement>('[data-scope="slider"][data-part="control"]');
    const { left, top, width } = (control as HTMLElement).getBoundingClientRect();
    const touch = {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      clientX: left + width - 2,
      clientY: top + 12,
    };
    control?.dispatchEvent(new PointerEvent('pointerdown', touch));
  });
  await expect(fee(page)).toHaveValue('8\u00a0000\u00a0000');
  await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointercancel', { pointerType: 'touch' })));
  await expect(fee(page)).toHaveValue('4\u00a0000\u00a0000');
});

test('a sum that is refused is mended by the slider', async ({ page }) => {
  const walker = await atTerms(page);
  await walker.submit('SUBMIT_TERMS', { initialFee: '10 000 000' });
  await expect(fee(page)).toHaveAttribute('aria-invalid', 'true');
  await sliderOf(page, 'Первоначальный взнос').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await expect(fee(page)).toHaveValue('500\u00a0000');
  await expect(fee(page)).not.toHaveAttribute('aria-invalid');
});

test('the field alone is enough where the slider does not come, and takes the same place', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to load/);
  await page.route('**/assets/slider-*.js', (route) => route.abort());
  const walker = await atTerms(page);
  const place = () => term(page).evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const without = await place();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await walker.submit('SUBMIT_TERMS', { initialFee: '4 000 000', term: '48' });
  await walker.sees('c2c-me');
  await page.unroute('**/assets/slider-*.js');
  await walker.press('BACK');
  await walker.sees('c2c-terms');
  await page.reload();
  await walker.sees('c2c-terms', { focus: false });
  await sliderOf(page, 'Срок').waitFor();
  expect(await place()).toBe(without);
});

test.describe('on a narrow page in Kazakh', () => {
  test.use({ language: 'kk', viewport: { width: 320, height: 700 } });

  test('a slider is a target of its own, the range stays in sight and opens', async ({ page, axe }) => {
    await atTerms(page, 'kk');
    const slider = sliderOf(page, 'Мерзімі');
    await expect(slider).toHaveAttribute('aria-valuetext', /^60.ай$/);
    const target = await page.locator('[data-scope="slider"][data-part="control"]').first().boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await fee(page).fill('4 000 000');
    const bar = page.getByRole('button', { expanded: false });
    await expect(bar).toContainText('₸');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await bar.click();
    const marks = page.locator('ol > li:visible').filter({ hasText: '₸' });
    await expect(marks.first()).toBeInViewport();
    await axe();
  });
});
