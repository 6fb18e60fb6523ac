import axe from 'axe-core';
import { expect } from 'vitest';
import type { ScreenId } from '../../../machines/screens.ts';
import { hasNoControl, leaves, monthsAs } from '../../e2e/support/raw.ts';
import { names } from '../../e2e/support/names.ts';
import { claimOf, lookInPage, type Sight } from '../../e2e/support/judge.ts';
import { faultsOf, isElsewhere } from '../../e2e/support/sight.ts';
import { type Language, wordsIn, type Words } from '../../e2e/support/texts.ts';
import { CommandError, ELEMENT, type Session } from './session.ts';

const WAIT = { timeout: 30_000, interval: 50 };
/** Source: W3C WebDriver, 17.4.2. */
const BACKSPACE = '\uE003';
export const ESCAPE = '\uE00C';

/** An element of the page, as WebDriver tells of it. */
export type Element = Readonly<Record<typeof ELEMENT, string>>;

/** Somebody in front of a browser: looks, presses and types by the engine's own events. */
export interface Person {
  readonly words: Words;
  readonly language: Language;
  /** Runs a function in the page; it may use nothing from outside itself. */
  inPage<Args extends readonly unknown[], T>(does: (...args: Args) => T, ...args: Args): Promise<T>;
  open(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Id of the claim on show, once there is one. */
  claim(): string;
  /** From now on addresses carry this claim. */
  owns(claim: string | null): void;
  sees(screen: ScreenId, how?: { focus?: boolean }): Promise<void>;
  /** Waits for an element that can be seen, of these words where they are given. */
  finds(selector: string, text?: string): Promise<Element>;
  /** Waits until nothing can be seen by this selector. */
  misses(selector: string): Promise<void>;
  /** Presses what can be seen, once it is not off and nothing lies over it. */
  taps(selector: string, text?: string): Promise<void>;
  /** Presses the control of an event; `/path`: the link that leads there. */
  press(event: string): Promise<void>;
  types(selector: string, text: string): Promise<void>;
  /** Presses a key, whatever has the focus. */
  key(key: string): Promise<void>;
  /** Gives a field of files a file by its path. */
  gives(selector: string, file: string): Promise<void>;
  /** Fills the form of the event and sends it. */
  submit(event: string, raw: object): Promise<void>;
  fill(event: string, raw: object): Promise<void>;
  /** What stands wrong for those who do not see, or do not point (WCAG 2.2 A and AA); nothing wider than the window. */
  checks(): Promise<void>;
  /** The screen as a picture (PNG). */
  picture(): Promise<Buffer>;
}

/** The first element that can be seen. Runs in the page. */
function visible(selector: string, text: string | null): globalThis.Element | null {
  const all = [...document.querySelectorAll(selector)];
  return (
    all.find(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && (text === null || one.textContent.trim().includes(text)),
    ) ?? null
  );
}

/** Runs in the page. */
function isOff(element: globalThis.Element): boolean {
  return element.matches(':disabled, [aria-disabled="true"]');
}

/** Brings an element to where it can be met. Runs in the page. */
function reveal(element: globalThis.Element): void {
  for (const message of document.querySelectorAll<HTMLElement>('[data-snackbar] button')) message.click();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page; what turns for ever does not count. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity);
}

/**
 * Columns with room left under their last child, which nobody asked for: WebKit counts the legend of a group twice there.
 * Runs in the page.
 */
function emptyFeet(): string[] {
  const faults: string[] = [];
  for (const group of document.querySelectorAll('main fieldset')) {
    const column = group.parentElement;
    if (column === null || group.getClientRects().length === 0) continue;
    const { flexDirection, paddingBottom, borderBottomWidth, display } = getComputedStyle(column);
    if (display !== 'flex' || flexDirection !== 'column') continue;
    const foot = Math.max(...[...column.children].map((one) => one.getBoundingClientRect().bottom));
    const end = column.getBoundingClientRect().bottom - parseFloat(paddingBottom) - parseFloat(borderBottomWidth);
    if (end - foot > 2) faults.push(`${Math.round(end - foot)} px under ${group.textContent.slice(0, 40)}`);
  }
  return faults;
}

/** How a field wants to be filled. Runs in the page. */
function kindOf(element: globalThis.Element): string {
  if (element.getAttribute('role') === 'combobox') return 'combobox';
  const experience = element.closest<HTMLElement>('[data-experience]')?.dataset['experience'];
  if (experience !== undefined) return experience;
  if (element.hasAttribute('data-field')) return 'link';
  return (element as HTMLInputElement).type;
}

const PASSING = /intercepted|not interactable|stale|no such element|not displayed/;

export function createPerson(session: Session, origin: string, language: Language): Person {
  let claim: string | null = null;
  const words = wordsIn(language);
  const inPage = async (does: (...args: never[]) => unknown, ...args: readonly unknown[]): Promise<unknown> =>
    session.command('run', { script: `return (${does.toString()}).apply(null, arguments)`, args });
  const see = (selector: string, text?: string) => inPage(visible, selector, text ?? null) as Promise<Element | null>;
  const idOf = (element: Element): string => element[ELEMENT];
  const sight = async (): Promise<Sight | null> => {
    try {
      return (await inPage(lookInPage)) as Sight;
    } catch (error) {
      // A page that is being left.
      if (error instanceof CommandError) return null;
      throw error;
    }
  };

  /** Does it until nothing is in the way. */
  const untilDone = async (what: string, does: () => Promise<string | null>): Promise<void> => {
    const tried = async (): Promise<string | null> => {
      try {
        return await does();
      } catch (error) {
        if (error instanceof CommandError && PASSING.test(error.kind)) return error.message;
        throw error;
      }
    };
    await expect.poll(tried, { ...WAIT, message: what }).toBeNull();
  };

  const person: Person = {
    words,
    language,
    inPage: inPage as Person['inPage'],
    open: async (address) => void (await session.command('open', { url: new URL(address, origin).href })),
    back: async () => void (await session.command('back')),
    reload: async () => void (await session.command('reload')),
    claim: () => {
      if (claim === null) throw new Error('There is no claim yet');
      return claim;
    },
    owns: (id) => {
      claim = id;
    },
    async sees(screen, { focus = true } = {}) {
      const faults = async (): Promise<readonly string[]> => {
        const seen = await sight();
        const elsewhere = isElsewhere(seen, screen);
        if (seen === null || elsewhere !== null) return [elsewhere ?? ''];
        claim ??= claimOf(seen);
        return faultsOf(seen, { screen, claim, words, language, focus, refused: false });
      };
      await expect.poll(faults, { ...WAIT, message: `sees ${screen}` }).toEqual([]);
    },
    async finds(selector, text) {
      let found: Element | null = null;
      await untilDone(`finds ${selector} ${text ?? ''}`, async () => {
        found = await see(selector, text);
        return found === null ? 'is not there' : null;
      });
      if (found === null) throw new Error(selector);
      return found;
    },
    misses: (selector) =>
      untilDone(`misses ${selector}`, async () => ((await see(selector)) === null ? null : 'is there')),
    taps: (selector, text) =>
      untilDone(`taps ${selector} ${text ?? ''}`, async () => {
        const found = await see(selector, text);
        if (found === null) return 'is not there';
        if ((await inPage(isOff, found)) === true) return 'is off';
        await inPage(reveal, found);
        await session.command('click', { id: idOf(found) });
        return null;
      }),
    press: (event) => person.taps(event.startsWith('/') ? `main a[href="${event}"]` : `[data-event="${event}"]`),
    async types(selector, text) {
      await person.taps(selector);
      const field = await person.finds(selector);
      await inPage((element: HTMLInputElement) => element.select(), field);
      await session.command('type', { id: idOf(field), text: text === '' ? BACKSPACE : text });
    },
    key: async (value) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await session.command('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async gives(selector, file) {
      let field: Element | null = null;
      await untilDone(`finds ${selector}`, async () => {
        field = (await inPage((at: string) => document.querySelector(at), selector)) as Element | null;
        return field === null ? 'is not there' : null;
      });
      await session.command('type', { id: idOf(field as unknown as Element), text: file });
    },
    async fill(event, raw) {
      await person.finds(`form [data-event="${event}"], [data-modal] [data-event="${event}"]`);
      for (const [path, value] of leaves(raw)) await fillOne(event, path, value);
    },
    async submit(event, raw) {
      await person.fill(event, raw);
      await person.press(event);
    },
    async checks() {
      await session.command('run', { script: `if (!('axe' in window)) { ${axe.source} }`, args: [] });
      // What still comes into sight is pale.
      await untilDone('stands still', async () => ((await inPage(isMoving)) === true ? 'moves' : null));
      const found = await session.command('wait', { script: SCAN, args: [] });
      expect(found, 'accessibility').toEqual([]);
      const wider = await inPage(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wider, 'px that the page is wider than the window').toBe(0);
      expect(await inPage(emptyFeet), 'columns that are longer than what stands in them').toEqual([]);
    },
    picture: async () => Buffer.from((await session.command('picture')) as string, 'base64'),
  };

  async function fillOne(event: string, path: string, value: unknown): Promise<void> {
    const at = `[name="${path}"], [data-field="${path}"]`;
    const isThere = (await inPage((selector: string) => document.querySelector(selector) !== null, at)) as boolean;
    if (!isThere && hasNoControl(event, path, value)) return;
    if (!isThere && /\.[1-9]\d*\./.test(path)) await person.taps('main form button', words('q.addContact'));
    // What is known already is folded: opened, as by a person who changes it.
    const folded = (await inPage((selector: string) => {
      const hidden = document.querySelector(selector)?.closest('[hidden]');
      return hidden?.id ?? null;
    }, at)) as string | null;
    if (folded !== null) await person.taps(`[aria-controls="${folded}"]`);
    let kind = 'none';
    await untilDone(`finds ${path}`, async () => {
      const field = (await inPage((selector: string) => document.querySelector(selector), at)) as Element | null;
      if (field === null) return 'is not there';
      kind = (await inPage(kindOf, field)) as string;
      return null;
    });
    const exact = `${at
      .split(', ')
      .map((one) => `${one}[value="${String(value)}"]`)
      .join(', ')}`;
    const text = String(value);
    if (kind === 'checkbox') {
      const isOn = await inPage((selector: string) => document.querySelector<HTMLInputElement>(selector)?.checked, at);
      if (isOn !== value) await person.taps(at);
    } else if (kind === 'radio') await person.taps(exact);
    else if (kind === 'select-one') {
      await choose(at, 0, text);
    } else if (kind === 'span' || kind === 'since') {
      for (const [nth, one] of monthsAs(kind, Number(value)).entries()) await choose(at, nth, one);
    } else if (kind === 'combobox') {
      await person.types(at, names.get(text) ?? '');
      await person.taps(`[role="option"][data-value="${text}"]`);
      await person.misses('[role="listbox"]');
    } else if (kind === 'link') {
      await inPage((selector: string) => {
        const link = document.querySelector(selector);
        link?.addEventListener('click', (press) => press.preventDefault(), { once: true });
      }, at);
      await person.taps(at);
    } else await person.types(at, text);
  }

  /** Takes a choice of a list, which may come from the services. */
  async function choose(list: string, nth: number, value: string): Promise<void> {
    await untilDone(`chooses ${value} of ${list}`, async () => {
      const option = (await inPage(
        (selector: string, at: number, wanted: string) => {
          const select = document.querySelectorAll<HTMLSelectElement>(selector)[at];
          select?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return [...(select?.options ?? [])].find((one) => one.value === wanted) ?? null;
        },
        list,
        nth,
        value,
      )) as Element | null;
      if (option === null) return 'is not there';
      await session.command('click', { id: idOf(option) });
      return null;
    });
  }
  return person;
}

/** Runs in the page; a bar at the foot of the window lies on what is scrolled out from under it, and stands at its end meanwhile. */
const SCAN = `
  const done = arguments[arguments.length - 1];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-foot] { position: static !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })
    .then(({ violations }) => violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, failureSummary }) => [id, help, html, failureSummary].join(': '))), String)
    .then((found) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      done(found);
    });`;
