import { expect, test } from './fixtures.ts';

test('a browser below the floor is told in both languages what to update', async ({ page, axe }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSLayerBlockRule');
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Обновите браузер' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Браузерді жаңартыңыз' })).toBeVisible();
  // The phone of these tests runs Android.
  await expect(page.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    /com\.google\.android\.webview$/,
  );
  await expect(page.locator('#root')).toBeHidden();
  await axe('main:not(#root main)');
});

test('a browser of today is not stopped', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('#root')).toBeVisible();
  await expect(page.getByText('Обновите браузер')).toHaveCount(0);
});
