import { expect, type Locator, type Page } from '@playwright/test';
import { fill, match } from '../../../machines/kit/address.ts';
import { screenSpec, type ScreenId } from '../../../machines/screens.ts';
import { fillForm, type Tick } from './forms.ts';
import { type Language, wordsIn, type Words } from './texts.ts';

export interface Walker {
  readonly page: Page;
  readonly words: Words;
  /** Where the page's clock stands still, what moves it on a little. */
  readonly tick: Tick;
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

/** Nothing takes longer than a few milliseconds here. */
export const SOON = [5, 10, 20, 40];

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

/** What is to be seen of the screen on show, in one look. */
interface Sight {
  readonly screens: readonly (string | null)[];
  /** It came drawn, and its program does not stand yet. */
  readonly drawn: boolean;
  readonly pathname: string;
  readonly search: string;
  readonly title: string;
  /** What the title must say of the step: "Шаг 2 из 5 · Анкета" as "шаг 2 из 5 — Анкета". */
  readonly step: string | null;
  readonly language: string;
  readonly headings: number;
  readonly focused: boolean;
}

/** Null: the page is being left. */
const look = (page: Page): Promise<Sight | null> =>
  page
    .evaluate(() => {
      const shown = document.querySelector('main [data-stepper] p')?.textContent;
      const headings = document.querySelectorAll('h1');
      return {
        screens: Array.from(
          document.querySelectorAll<HTMLElement>('[data-screen]'),
          ({ dataset }) => dataset.screen ?? null,
        ),
        drawn: document.querySelector('#root[data-drawn]') !== null,
        pathname: location.pathname,
        search: location.search,
        title: document.title,
        step: shown ? `${shown.charAt(0).toLowerCase()}${shown.slice(1).replace(' · ', ' — ')}` : null,
        language: document.documentElement.lang,
        headings: headings.length,
        focused: headings[0] !== undefined && headings[0] === document.activeElement,
      };
    })
    .catch((error: unknown) => {
      if (/context was destroyed|navigat/i.test(String(error))) return null;
      throw error;
    });

/** The dialog has gone, with what it was about. */
export const modalGone = ({ page, tick }: Walker): Promise<void> =>
  expect
    .poll(
      async () => {
        await tick();
        return page.locator('[data-modal]').count();
      },
      { intervals: SOON },
    )
    .toBe(0);

/** A clock that runs by itself needs no help. */
const runsByItself: Tick = async () => {};

/** Walks through the product by the names that every screen carries: `data-screen`, `data-event`, field paths. */
export function createWalker(page: Page, startsIn: Language, tick: Tick = runsByItself): Walker {
  let language = startsIn;
  let claim: string | null = null;
  const words: Words = (id, values) => wordsIn(language)(id, values);
  const control = (event: string) =>
    page.locator(event.startsWith('/') ? `main a[href="${event}"]` : `[data-event="${event}"]`).first();

  const walker: Walker = {
    page,
    words,
    tick,
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
      const name = words(screenSpec(screen).title);
      const faults = (seen: Sight | null): string[] => {
        if (seen === null) return ['the page is being left'];
        if (seen.screens.join() !== screen) return [`the screen is ${seen.screens.join()}`];
        if (seen.drawn) return ['the program does not stand yet'];
        // The claim's id comes with its first address.
        claim ??= new URLSearchParams(seen.search).get('claim') ?? claimIn(seen.pathname);
        const address = addressOf(screen, claim);
        const plain = `${name} — ${seen.step ?? words('brand.main')}`;
        const titles = [
          plain,
          ...(refused ? [words('form.titlePrefix', { title: plain })] : []),
          // Without a claim a result page tells of none.
          ...(claim === null ? [`${words('state.whichClaim')} — ${words('brand.main')}`] : []),
        ];
        return [
          ...(address === null || address === seen.pathname + seen.search ? [] : [`the address is not ${address}`]),
          ...(titles.includes(seen.title) ? [] : [`the title is ${seen.title}, not ${plain}`]),
          ...(seen.language === language ? [] : [`the language is ${seen.language}`]),
          ...(seen.headings === 1 ? [] : [`${seen.headings} headings`]),
          ...(seen.focused || !focus ? [] : ['the heading has no focus']),
        ];
      };
      await expect
        .poll(async () => faults(await look(page)), { message: `sees ${screen}`, intervals: SOON })
        .toEqual([]);
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
