/** What a list says of a thing its own page does not deny: whose turn it is, and what would move it. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { anyOf, type Language } from './support/texts.ts';
import { createWalker, type Walker } from './support/walker.ts';

/** The catalogue of turns and actions; a text that counts as what stands around its number. */
const catalogue = (language: Language): Map<string, RegExp> => {
  const file = new URL(`../../locales/${language}/progress.json`, import.meta.url);
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return new Map(
    texts.map(([id, text]) => {
      const around = text.split(/\{count.*\}(?=[^}]*$)/s);
      return [id, around.length === 1 ? anyOf([text]) : new RegExp(`\\d+ .*${anyOf(around.slice(1)).source}`)];
    }),
  );
};

/** Ids of the texts of this kind that stand in it. */
const saidIn = (
  text: string,
  kind: 'turn' | 'do' | `${'turn' | 'do' | 'go'}AtDesk`,
  texts: Map<string, RegExp>,
): string[] => [...texts].filter(([id, words]) => id.startsWith(`${kind}.`) && words.test(text)).map(([id]) => id);

interface Row {
  readonly href: string;
  readonly turns: readonly string[];
  readonly actions: readonly string[];
  readonly text: string;
}

const rowsOf = async (page: Page, texts: Map<string, RegExp>): Promise<Row[]> => {
  const cards = page.locator('main article');
  return Promise.all(
    (await cards.all()).map(async (card) => {
      const text = await card.innerText();
      return {
        href: (await card.locator('a').first().getAttribute('href')) ?? '',
        turns: saidIn(text, 'turn', texts),
        actions: saidIn(text, 'do', texts),
        text,
      };
    }),
  );
};

/** What can be done on the page, the ways back apart. */
const deeds = (main: Locator) => main.locator('[data-event]:not([data-event="BACK"]):enabled');

/** Opens each row; a page that says whose turn it is, or what to do, says what its row says. */
async function opensTrue(walker: Walker, rows: readonly Row[], texts: Map<string, RegExp>): Promise<void> {
  const { page } = walker;
  const main = page.locator('main');
  for (const { href, turns, actions, text } of rows) {
    await test.step(text.replaceAll('\n', ' · '), async () => {
      await page.goto(href);
      // An own page of the claim says all of it; a step of its way is the thing to do.
      if (href.startsWith('/my-applications/')) {
        for (const id of [...turns, ...actions]) await expect(main).toContainText(texts.get(id) ?? '');
        if (actions.length > 0) await expect(deeds(main).first()).toBeVisible();
      } else await expect(turns.includes('turn.customer') ? deeds(main).first() : main.locator('h1')).toBeVisible();
      const words = await main.innerText();
      expect(turns, 'the turns that the page names').toEqual(expect.arrayContaining(saidIn(words, 'turn', texts)));
      if (actions.length > 0)
        expect(actions, 'the actions that it names').toEqual(expect.arrayContaining(saidIn(words, 'do', texts)));
    });
  }
}

const LISTS = [
  { language: 'ru', list: 'SHOW_CREDIT', least: 15 },
  { language: 'kk', list: 'SHOW_INSURANCE', least: 25 },
  { language: 'kk', list: 'SHOW_GOODS', least: 1 },
] as const;

const look = ({ language, list, least }: (typeof LISTS)[number]) =>
  test(`a thing in every status, ${list}, ${language}: the list and the page say the same`, async ({
    page,
    context,
    baseURL,
  }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
    const walker = createWalker(page, language);
    await page.goto('/my-applications');
    await walker.control(list).click();
    const texts = catalogue(language);
    const cards = page.locator('main article');
    await expect(async () => {
      for (const more of await page.locator('main [data-event="MORE"]:enabled').all()) await more.click();
      expect(await cards.count()).toBeGreaterThanOrEqual(least);
    }).toPass();
    const rows = await rowsOf(page, texts);
    expect(rows.some(({ turns }) => turns.includes('turn.customer'))).toBe(true);
    // Nobody's turn is two people's, and who is to act is told what to do.
    for (const { turns, actions, text } of rows) {
      expect(turns.length, text).toBeLessThanOrEqual(1);
      expect(actions.length > 0, text).toBe(turns.includes('turn.customer'));
    }
    await opensTrue(walker, rows, texts);
  });

for (const one of LISTS)
  test.describe(() => {
    test.use({ language: one.language });
    look(one);
  });

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('a row and the page of the same claim name the same turn, in words about the client', async ({
    page,
    context,
    baseURL,
  }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'dealer-demo'));
    const texts = catalogue('ru');
    const told = (text: string, kind: 'turn' | 'do') =>
      [...saidIn(text, `${kind}AtDesk`, texts), ...saidIn(text, kind, texts)].filter(
        // Words that both readers share stand in the catalogue twice.
        (id, _, all) => !id.startsWith(`${kind}.`) || !all.includes(id.replace('.', 'AtDesk.')),
      );
    await page.goto('/');
    const rows = page.locator('[role="row"]', { has: page.locator('a[data-row]') });
    await expect(rows.first()).toBeVisible();
    // The claim that calls first stands on a card of its own.
    const card = page.locator('main section', { has: page.getByRole('link', { name: texts.get('goAtDesk.send')! }) });
    const claims = await Promise.all(
      [...(await rows.all()), card.first()].map(async (one) => ({
        href: (await one.locator('a[data-row], .button').first().getAttribute('href')) ?? '',
        text: await one.innerText(),
      })),
    );
    expect(claims.length).toBeGreaterThan(3);
    for (const { href, text } of claims) {
      await test.step(text.replaceAll('\n', ' · '), async () => {
        await page.goto(href);
        const main = page.locator('main');
        await expect(main).toContainText('№ ');
        expect(told(await main.innerText(), 'turn')).toEqual(told(text, 'turn'));
        // The page may say no more than the turn, but nothing else.
        const acts = [
          ...told(text, 'do'),
          // A card has the act in its button alone.
          ...saidIn(text, 'goAtDesk', texts).map((id) => id.replace('go', 'do')),
        ];
        expect(acts).toEqual(expect.arrayContaining(told(await main.innerText(), 'do')));
      });
    }
  });
});
