import { fill, match } from '../../../machines/kit/address.ts';
import { screenSpec, type ScreenId } from '../../../machines/screens.ts';
import { isLineOf } from './lines.ts';
import type { Language, Words } from './texts.ts';

/** What is to be seen of the screen on show, in one look. */
export interface Sight {
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

/** Runs in the page, whatever browser has it; may use nothing from outside itself. */
export function lookInPage(): Sight {
  const line = document.querySelector('main [data-line]');
  const shown = line?.querySelector('[data-step]')?.textContent;
  const figures = [...(line?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent.match(/\d+/g) ?? []);
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
}

/** Claims have long ids; those of links and statuses are short. */
const claimIn = (pathname: string): string | null => {
  const id = match(pathname)?.params.id ?? '';
  return id.length === 36 ? id : null;
};

/** The claim's id, which comes with its first address. */
export const claimOf = (seen: Sight): string | null =>
  new URLSearchParams(seen.search).get('claim') ?? claimIn(seen.pathname);

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

interface Expected {
  readonly screen: ScreenId;
  readonly claim: string | null;
  readonly language: Language;
  readonly words: Words;
  /** The heading has the focus, as after every step. */
  readonly focus: boolean;
  /** The form may have been refused: the title then says so. */
  readonly refused: boolean;
}

/** Why it is another screen, or not yet this one; nothing: null. */
export const isElsewhere = (seen: Sight | null, screen: ScreenId): string | null => {
  if (seen === null) return 'the page is being left';
  if (seen.screens.join() !== screen) return `the screen is ${seen.screens.join()}`;
  return seen.drawn ? 'the program does not stand yet' : null;
};

/** What of the screen that stands is not as it must be: address, title, line, language, one heading, focus. */
export function faultsOf(seen: Sight, { screen, claim, language, words, focus, refused }: Expected): string[] {
  const address = addressOf(screen, claim);
  const plain = `${words(screenSpec(screen).title)} — ${seen.step ?? words('brand.main')}`;
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
}
