import { expect, type Page } from '@playwright/test';
import { screenSpec } from '../../../machines/screens.ts';
import type { ScreenId } from '../../../machines/screens.ts';
import { typedIn } from './forms.ts';
import type { Language } from './texts.ts';
import type { Walker } from './walker.ts';
import { escape } from './dialogs.ts';

/** Names of choices are in the language on show; everything else stays as it was typed. */
const withoutChoices = async (page: Page): Promise<Record<string, string>> => {
  const choices = await page
    .locator('main [role="combobox"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
  return Object.fromEntries(Object.entries(await typedIn(page)).filter(([name]) => !choices.includes(name)));
};

/** Presses the language toggle, wherever the layout keeps it; it must keep the focus, and the screen its content. */
async function toggle(walker: Walker, screen: ScreenId, next: Language): Promise<void> {
  const { page, words } = walker;
  const inDrawer = screenSpec(screen).layout === 'default';
  if (inDrawer) await page.getByRole('button', { name: words('nav.menu') }).click();
  const at = inDrawer ? page.locator('[data-drawer]') : page;
  const control = at.locator(`button[data-locale="${next}"]`);
  await control.click();
  walker.speaks(next);
  const other: Language = next === 'ru' ? 'kk' : 'ru';
  await expect(at.locator(`button[data-locale="${other}"]`)).toBeFocused();
  if (inDrawer) {
    await escape(page);
    await expect(page.locator('[data-drawer]')).toHaveCount(0);
  }
}

/** To the other language and back in the middle of typing: everything typed stays, texts and title change. */
export async function switchesLanguage(walker: Walker, screen: ScreenId): Promise<void> {
  const { page } = walker;
  const own = walker.language();
  const [typed, plain, words] = [
    await typedIn(page),
    await withoutChoices(page),
    await page.locator('main').innerText(),
  ];
  await toggle(walker, screen, own === 'ru' ? 'kk' : 'ru');
  await walker.sees(screen, { focus: false });
  expect(await withoutChoices(page)).toEqual(plain);
  expect(await page.locator('main').innerText()).not.toBe(words);
  await toggle(walker, screen, own);
  await walker.sees(screen, { focus: false });
  expect(await typedIn(page)).toEqual(typed);
}

/** Goes one entry of the history and waits until the page has obeyed, or has refused and is back again. */
const travel = (page: Page, delta: 1 | -1, pops: number): Promise<void> =>
  page.evaluate(
    ([step, wanted]) =>
      new Promise<void>((resolve, reject) => {
        let seen = 0;
        const late = setTimeout(() => reject(new Error(`Only ${seen} of ${wanted} history events came`)), 3_000);
        addEventListener('popstate', function pop() {
          seen += 1;
          if (seen < wanted) return;
          clearTimeout(late);
          removeEventListener('popstate', pop);
          resolve();
        });
        history.go(step);
      }),
    [delta, pops] as const,
  );

export const goesBack = (page: Page): Promise<void> => travel(page, -1, 1);
export const goesForward = (page: Page): Promise<void> => travel(page, 1, 1);
/** A refused step makes two events: away, and back again. */
export const refusesBack = (page: Page): Promise<void> => travel(page, -1, 2);
export const refusesForward = (page: Page): Promise<void> => travel(page, 1, 2);
