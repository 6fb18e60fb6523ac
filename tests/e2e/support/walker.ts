import { expect, type Locator, type Page } from '@playwright/test';
import { fill, match } from '../../../machines/kit/address.ts';
import { screenSpec, type ScreenId } from '../../../machines/screens.ts';
import { fillForm, type Tick } from './forms.ts';
import { tapInPage } from './in-page.ts';
import { isLineOf } from './lines.ts';
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

/** Null for a page that is being left while something is done in it. @throws what else went wrong */
export const beingLeft = (error: unknown): null => {
  if (/context was destroyed|navigat/i.test(String(error))) return null;
  throw error;
};

/** What is to be seen of the screen on show, in one look. */
interface Sight {
  readonly screens: readonly (string | null)[];
  /** It came drawn, and its program does not stand yet. */
  readonly drawn: boolean;
  readonly pathname: string;
  readonly search: string;
  readonly title: string;
  /** What the title must say of the step: "Шаг 2 из 5" of "Анкета" as "шаг 2 из 5 — Анкета". */
  readonly step: string | null;
  /** "application 1/6 · 2/4": what the line of milestones says (`lines.ts`); null: there is none. */
  readonly line: string | null;
  readonly language: string;
  readonly headings: number;
  readonly focused: boolean;
}

/** Null: the page is being left. */
const look = (page: Page): Promise<Sight | null> =>
  page
    .evaluate(() => {
      const line = document.querySelector('main [data-line]');
      const shown = line?.querySelector('[data-step]')?.textContent;
      const figures = [...(line?.querySelectorAll('p') ?? [])].map(
        ({ textContent }) => textContent.match(/\d+/g) ?? [],
      );
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
        step: shown
          ? `${shown.charAt(0).toLowerCase()}${shown.slice(1)} — ${line?.querySelector('strong')?.textContent}`
          : null,
        line:
          line instanceof HTMLElement
            ? `${line.dataset.line} ${figures
                .filter(({ length }) => length === 2)
                .map((pair) => pair.join('/'))
                .join(' · ')}`
            : null,
        language: document.documentElement.lang,
        headings: headings.length,
        focused: headings[0] !== undefined && headings[0] === document.activeElement,
      };
    })
    .catch(beingLeft);

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

interface Hands {
  /** Moves the page's clock on a little where it stands still. */
  tick?: Tick;
  /** Presses and choices are made inside the page (`in-page.ts`), where thousands of them are; else by real taps. */
  inPage?: boolean;
}

/** Walks through the product by the names that every screen carries: `data-screen`, `data-event`, field paths. */
export function createWalker(
  page: Page,
  startsIn: Language,
  { tick = runsByItself, inPage = false }: Hands = {},
): Walker {
  let language = startsIn;
  let claim: string | null = null;
  const words: Words = (id, values) => wordsIn(language)(id, values);
  const control = (event: string) =>
    page.locator(event.startsWith('/') ? `main a[href="${event}"]:visible` : `[data-event="${event}"]`).first();
  /** What is busy, or not there yet, may need the time of the page to go on. */
  const untilDone = (what: string, does: () => Promise<string | null>): Promise<void> =>
    expect
      .poll(
        async () => {
          const missing = await does();
          if (missing !== null) await tick();
          return missing;
        },
        { message: what, intervals: SOON },
      )
      .toBeNull();
  const press = async (event: string): Promise<void> => {
    if (inPage && !event.startsWith('/'))
      return untilDone(`taps ${event}`, () => page.evaluate(tapInPage, `[data-event="${event}"]`));
    if (tick !== runsByItself)
      await untilDone(`${event} is on`, async () => ((await control(event).isEnabled()) ? null : 'off'));
    return control(event).click();
  };

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
          // Without a claim a result page tells of none.
          ...(isLineOf(screen, seen.line) || (claim === null && seen.line === null)
            ? []
            : [`the line is ${seen.line ?? 'not there'}`]),
          ...(seen.language === language ? [] : [`the language is ${seen.language}`]),
          ...(seen.headings === 1 ? [] : [`${seen.headings} headings`]),
          ...(seen.focused || !focus ? [] : ['the heading has no focus']),
        ];
      };
      await expect
        .poll(async () => faults(await look(page)), { message: `sees ${screen}`, intervals: SOON })
        .toEqual([]);
    },
    press,
    fill: (event, raw) =>
      fillForm(page, event, raw as Record<string, unknown>, { addRow: words('q.addContact'), tick, inPage }),
    async submit(event, raw) {
      await walker.fill(event, raw);
      await walker.press(event);
    },
  };
  return walker;
}
