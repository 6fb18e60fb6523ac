/**
 * What must be seen of a screen, and what is: one judgement for both drivers. It runs in the page as well: nothing of the
 * product is imported.
 */

/** What is to be seen of the screen on show, in one look. */
export interface Sight {
  readonly screens: readonly (string | null)[];
  /** It came drawn, and its program does not stand yet. */
  readonly prerendered: boolean;
  readonly pathname: string;
  readonly search: string;
  readonly title: string;
  /** What the title must say of the step: "Шаг 2 из 5" of "Анкета" as "шаг 2 из 5 — Анкета". */
  readonly step: string | null;
  /** "application 1/6 · 2/4": what the line of milestones says (`lines.ts`); null: there is none. */
  readonly line: string | null;
  /** "1/6 38%": pieces of its bar that are filled or begun, of how many, and how far that of the milestone at hand is. */
  readonly bar: string | null;
  readonly language: string;
  readonly headings: number;
  readonly focused: boolean;
}

/** In place of the claim's id in an address that is expected. */
export const CLAIM = '00000000-0000-0000-0000-claim-in-here';

/** What a screen must show. */
export interface Expected {
  readonly screen: string;
  /** Its address, with `CLAIM` in place of an id; and without a claim. Null: whatever stands in the bar. */
  readonly address: string | null;
  readonly bare: string | null;
  /** Words that the title is made of. */
  readonly name: string;
  readonly brand: string;
  readonly whichClaim: readonly string[];
  /** The title of a form that was refused, around `{title}`; null: it cannot have been. */
  readonly refused: string | null;
  /** What the line of milestones may say; none: there is no line. */
  readonly lines: readonly string[];
  readonly language: string;
  /** The heading has it, as after every step of a person. */
  readonly focus: boolean;
}

/** Runs in the page, whatever browser has it; may use nothing from outside itself. */
export function lookInPage(): Sight {
  const line = document.querySelector<HTMLElement>('main [data-line]');
  const shown = line?.querySelector('[data-step]')?.textContent;
  const figures = [...(line?.querySelectorAll('[data-count]') ?? [])].map(
    ({ textContent }) => textContent.match(/\d+/g) ?? [],
  );
  const pieces = [...(line?.querySelectorAll('ol > li') ?? [])];
  const filled = [...(line?.querySelectorAll('ol > li > svg') ?? [])].map((piece) => piece.getAttribute('width') ?? '');
  const headings = document.querySelectorAll('h1');
  return {
    screens: Array.from(
      document.querySelectorAll<HTMLElement>('[data-screen]'),
      ({ dataset }) => dataset['screen'] ?? null,
    ),
    prerendered: document.querySelector('#root[data-prerendered]') !== null,
    pathname: location.pathname,
    search: location.search,
    title: document.title,
    step: shown
      ? `${shown.charAt(0).toLowerCase()}${shown.slice(1)} — ${line?.querySelector('strong')?.textContent}`
      : null,
    line: line
      ? `${line.dataset['line']} ${figures
          .filter(({ length }) => length === 2)
          .map((pair) => pair.join('/'))
          .join(' · ')}`
      : null,
    bar: line ? `${filled.length}/${pieces.length} ${filled.at(-1)}` : null,
    // A document that has just begun has no element yet.
    language: (document.documentElement as HTMLElement | null)?.lang ?? '',
    headings: headings.length,
    focused: headings[0] !== undefined && headings[0] === document.activeElement,
  };
}

/** The claim's id, which comes with its first address. Claims have long ids; those of links and statuses are short. */
export const claimOf = ({ pathname, search }: Pick<Sight, 'pathname' | 'search'>): string | null =>
  new URLSearchParams(search).get('claim') ?? pathname.split('/').find(({ length }) => length === 36) ?? null;

/** Why it is another screen, or not yet this one; nothing: null. */
export const elsewhere = (seen: Sight, screen: string): string | null => {
  if (seen.screens.join() !== screen) return `the screen is ${seen.screens.join()}, not ${screen}`;
  return seen.prerendered ? 'the program does not stand yet' : null;
};

/** What the bar must show under a line of milestones: of the one at hand the steps before this one, and half of this. */
const barOf = (line: string): string => {
  const [milestones = '', steps = '1/1'] = line.replace(/^\S+ /, '').split(' · ');
  const [at = 1, of = 1] = steps.split('/').map(Number);
  return `${milestones} ${Math.round((100 * (2 * at - 1)) / (2 * of))}%`;
};

/** What is not as it must be, in words; empty: nothing. `claim`: the one that the address carries; null: there is none. */
export const judge = (seen: Sight, expected: Expected, claim: string | null): string[] => {
  const where = elsewhere(seen, expected.screen);
  if (where !== null) return [where];
  const address = claim === null ? expected.bare : (expected.address?.replace(CLAIM, claim) ?? null);
  const plain = `${expected.name} — ${seen.step ?? expected.brand}`;
  const titles = [
    plain,
    ...(expected.refused === null ? [] : [expected.refused.replace('{title}', plain)]),
    // Without a claim a result page tells of none.
    ...(claim === null ? expected.whichClaim.map((one) => `${one} — ${expected.brand}`) : []),
  ];
  const isLine =
    seen.line === null ? expected.lines.length === 0 || claim === null : expected.lines.includes(seen.line);
  return [
    ...(address === null || address === seen.pathname + seen.search
      ? []
      : [`the address is ${seen.pathname + seen.search}, not ${address}`]),
    ...(titles.includes(seen.title) ? [] : [`the title is ${seen.title}, not ${plain}`]),
    ...(isLine ? [] : [`the line is ${seen.line ?? 'not there'}, not ${expected.lines.join(' or ')}`]),
    ...(seen.bar === null || seen.bar === barOf(seen.line ?? '') ? [] : [`the bar shows ${seen.bar} of ${seen.line}`]),
    ...(seen.language === expected.language ? [] : [`the language is ${seen.language}`]),
    ...(seen.headings === 1 ? [] : [`${seen.headings} headings`]),
    ...(seen.focused || !expected.focus ? [] : ['the heading has no focus']),
  ];
};
