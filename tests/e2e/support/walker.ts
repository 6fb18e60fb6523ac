import { expect, type Locator, type Page } from '@playwright/test';
import { fill, match } from '../../../machines/kit/address.ts';
import { screenSpec, type ScreenId } from '../../../machines/screens.ts';
import { fillForm, type Tick } from './forms.ts';
import { type Language, wordsIn, type Words } from './texts.ts';

export interface Walker {
  readonly page: Page;
  readonly words: Words;
  language(): Language;
  /** From now on the page is expected in this language. */
  speaks(language: Language): void;
  /** Id of the claim on show, once there is one. */
  claim(): string;
  /** From now on addresses carry this claim. */
  owns(claim: string | null): void;
  /**
   * The screen stands as it must: id, address, title, language, one heading. `focus`: the heading has it, as after
   * every step; a page that has just been opened leaves it alone.
   */
  sees(
    screen: ScreenId,
    how?: { focus?: boolean; /** The form may have been refused: the title then says so. */ refused?: boolean },
  ): Promise<void>;
  /** The control of an event; where several send it (BACK, CHOOSE_BANK), the first. `/path`: the link that leads there. */
  control(event: string): Locator;
  press(event: string): Promise<void>;
  fill(event: string, raw: object): Promise<void>;
  /** Fills the form of the event and sends it. */
  submit(event: string, raw: object): Promise<void>;
}

/** Claims have long ids; those of links and statuses are short. */
const claimIn = (pathname: string): string | null => {
  const id = match(pathname)?.params.id ?? '';
  return id.length === 36 ? id : null;
};

/**
 * Where a screen stands: the claim's id in the path, else in `?claim=`, and the product's word where several share the
 * address. Null: at whatever address is in the bar.
 */
export const addressOf = (screen: ScreenId, claim: string | null): string | null => {
  const { path, kind } = screenSpec(screen);
  if (path === null || (claim === null && /:id(?!\?)/.test(path))) return null;
  const query = new URLSearchParams({
    ...(claim === null || path.includes(':id') ? {} : { claim }),
    ...(kind === undefined ? {} : { kind }),
  });
  return `${fill(path, { id: claim ?? undefined })}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

/**
 * Walks through the product by the names that every screen carries: `data-screen`, `data-event`, field paths.
 * `tick`: where the page's clock stands still, what moves it on a little.
 */
export function createWalker(page: Page, startsIn: Language, tick?: Tick): Walker {
  let language = startsIn;
  let claim: string | null = null;
  const words: Words = (id, values) => wordsIn(language)(id, values);
  const control = (event: string) =>
    page.locator(event.startsWith('/') ? `main a[href="${event}"]` : `[data-event="${event}"]`).first();

  const walker: Walker = {
    page,
    words,
    control,
    language: () => language,
    speaks: (next) => {
      language = next;
    },
    claim: () => {
      if (claim === null) throw new Error('There is no claim yet');
      return claim;
    },
    owns: (id) => {
      claim = id;
    },
    async sees(screen, { focus = true, refused = false } = {}) {
      await expect(page.locator('[data-screen]')).toHaveAttribute('data-screen', screen);
      // A page that came drawn may be seen before its program stands.
      await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
      const found = new URL(page.url());
      // The claim's id comes with its first address.
      claim ??= found.searchParams.get('claim') ?? claimIn(found.pathname) ?? null;
      const address = addressOf(screen, claim);
      if (address !== null) await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
      const plain = `${words(screenSpec(screen).title)} — ${words('brand.main')}`;
      const ofRefused = words('form.titlePrefix', { title: plain });
      if (refused) await expect.poll(async () => [plain, ofRefused].includes(await page.title()), plain).toBe(true);
      else await expect(page).toHaveTitle(plain);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      if (focus) await expect(page.locator('h1')).toBeFocused();
    },
    press: (event) => control(event).click(),
    fill: (event, raw) =>
      fillForm(page, event, raw as Record<string, unknown>, { addRow: words('q.addContact'), tick }),
    async submit(event, raw) {
      await walker.fill(event, raw);
      await walker.press(event);
    },
  };
  return walker;
}
