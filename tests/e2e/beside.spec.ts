/** What stands in the second column alone comes with the room for it, and not before. */
import { expect, test } from './support/fixtures.ts';
import { example } from './support/journey.ts';
import { createWalker } from './support/walker.ts';

for (const language of ['ru', 'kk'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('what follows the application stands beside its steps, where two columns fit', async ({ page }) => {
      const walker = createWalker(page, language);
      const loaded: string[] = [];
      page.on('request', (request) => void loaded.push(request.url()));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/client-claim-c2c');
      await walker.submit('SUBMIT_CAR', example('car'));
      await walker.sees('c2c-seller');
      const follows = page.getByRole('heading', { name: walker.words('track.title') });
      await expect(follows).toHaveCount(0);
      expect(loaded.filter((url) => url.includes('/ahead-'))).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(follows).toBeVisible();
      expect(loaded.filter((url) => url.includes('/ahead-'))).not.toEqual([]);
      // The step's own milestone is the one that is now.
      await expect(page.locator('main li[aria-current="step"]')).toContainText(walker.words('milestone.application'));
      // Where the second column goes, so does it: below the button it would be one more thing to scroll past.
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(follows).toHaveCount(0);
    });
  });
}
