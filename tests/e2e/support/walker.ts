import { expect, type Locator, type Page } from '@playwright/test';
import type { ScreenId } from '../../../machines/screens.ts';
import { fillForm, type Tick } from './forms.ts';
import { claimOf, lookInPage, type Sight } from './judge.ts';
import { faultsOf, isElsewhere } from './sight.ts';
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

/** Null for a page that is being left while something is done in it. @throws what else went wrong */
export const beingLeft = (error: unknown): null => {
  if (/context was destroyed|navigat/i.test(String(error))) return null;
  throw error;
};

/** Null: the page is being left. */
const look = (page: Page): Promise<Sight | null> => page.evaluate(lookInPage).catch(beingLeft);

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
}

/** Walks through the product by the names that every screen carries: `data-screen`, `data-event`, field paths. */
export function createWalker(page: Page, startsIn: Language, { tick = runsByItself }: Hands = {}): Walker {
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
      const faults = (seen: Sight | null): readonly string[] => {
        const elsewhere = isElsewhere(seen, screen);
        if (seen === null || elsewhere !== null) return [elsewhere ?? ''];
        claim ??= claimOf(seen);
        return faultsOf(seen, { screen, claim, words, language, focus, refused });
      };
      await expect
        .poll(async () => faults(await look(page)), { message: `sees ${screen}`, intervals: SOON })
        .toEqual([]);
    },
    press,
    fill: (event, raw) =>
      fillForm(page, event, raw as Record<string, unknown>, { addRow: words('q.addContact'), tick }),
    async submit(event, raw) {
      await walker.fill(event, raw);
      await walker.press(event);
    },
  };
  return walker;
}
