import { pathToFileURL } from 'node:url';
import { flowOf } from '../atlas/flow.ts';
import { writeAtlas } from '../atlas/write.ts';
import { expect, test } from './support/fixtures.ts';

/* QA's atlas, opened from disk as it is written. */
test('a failure is found by a word, shown in the diagram, and left by its arrows', async ({ page }, { outputDir }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const failed = 'confirming · fail confirmCascoLifeSignature · locked → signFail.resting';
  const path = { name: failed, start: {}, events: [], legs: [{ arrows: [failed] }] } as never;
  const known = { paths: [path], results: new Map([[failed, false]]), pictures: new Map() };
  const flows = [await flowOf('apply-loan', { ...known, paths: [] }), await flowOf('casco-life', known)];
  await writeAtlas(outputDir, { written: 'now', flows });

  await page.goto(`${pathToFileURL(outputDir).href}/index.html`);
  await expect(page.locator('[data-state]')).toHaveCount(flows[0]?.states.length ?? -1);
  const find = page.getByRole('searchbox', { name: 'Find' }).or(page.getByLabel('Find'));
  await find.fill('casco nowhere');
  await expect(page.getByRole('status')).toHaveText('No state, screen, call or text has that');
  // All words, in any order.
  await find.fill('timeout confirmCascoLifeSignature');
  await expect(page.getByRole('status')).toBeEmpty();
  await page.keyboard.press('Enter');

  const about = page.getByRole('complementary', { name: 'State' });
  await expect(about.getByRole('heading', { level: 2 })).toHaveText('confirming');
  await expect(page.locator('[data-state="confirming"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-state="confirming"]')).toBeInViewport();
  await expect(page.locator('.box.red')).toHaveAttribute('data-state', 'confirming');
  await expect(about).toContainText(`✗ ${failed}`);

  await about.getByRole('listitem').filter({ hasText: 'locked' }).first().getByRole('button').click();
  await expect(about.getByRole('heading', { level: 2 })).toHaveText('signFail');
  await page.goBack();
  await expect(about.getByRole('heading', { level: 2 })).toHaveText('confirming');

  await page.getByRole('link', { name: 'Calls and outcomes' }).click();
  await expect(page.locator('tbody tr').first()).toContainText('confirming');
  await page.getByRole('link', { name: 'Addresses' }).click();
  await page
    .getByRole('row', { name: '/insurance/casco-and-life/:id' })
    .getByRole('button', { name: 'code', exact: true })
    .click();
  await expect(page).toHaveURL(/#casco-life\/code\/diagram$/);
});
