import { readFileSync } from 'node:fs';
import type { FlowId } from '../../../machines/screens.ts';
import type { BrowserPath } from './paths.ts';
import { languages, type Language } from './texts.ts';

/** One path, and how it is walked. */
export interface Walk {
  readonly path: BrowserPath;
  readonly language: Language;
  /** Of the window, CSS px. */
  readonly width: number;
  /** By the driver inside the page; else by real taps from outside. */
  readonly inPage: boolean;
  /** Of the night's paths: there is one of that name in every run, which may be another. */
  readonly night: boolean;
}
/** What `npm run qa` has chosen; the file that `QA_PLAN` names holds it. */
export interface Plan {
  readonly walks: { readonly [Flow in FlowId]?: readonly Walk[] };
}

const WIDTHS = [390, 1280] as const;
/** More paths than that are another test. */
const A_TEST = 30;

/** How `npm run qa` walks the n-th path where nothing else is asked for: the languages by turns. */
export const walkedAs = (at: number): Omit<Walk, 'path' | 'night'> => ({
  language: at % 2 === 0 ? 'ru' : 'kk',
  width: WIDTHS[0],
  inPage: true,
});

/** Paths of a whole run that are walked on one page, one after another. */
export interface Group {
  readonly title: string;
  readonly walks: readonly Walk[];
}

/** Each path in both languages, in the one at the one width, in the other at the other; `all`: in both at both. */
export const groupsOf = (paths: readonly BrowserPath[], all: boolean): Group[] =>
  languages.flatMap((language, nth) =>
    WIDTHS.flatMap((width, wide) => {
      const walks = paths
        .filter((_, at) => all || (at + nth) % 2 === wide)
        .map((path): Walk => ({ path, language, width, inPage: true, night: all }));
      return Array.from({ length: Math.ceil(walks.length / A_TEST) }, (_, part) => {
        const some = walks.slice(part * A_TEST, (part + 1) * A_TEST);
        return { title: `${language} at ${width} px: ${some.length} paths from "${some[0]?.path.name}"`, walks: some };
      });
    }),
  );

/** What the test of one planned walk is called. */
export const titleOf = (flow: string, { path, language }: Walk): string => `${flow}: ${path.name} (${language})`;

/** The paths of a flow that are asked for; null: nobody asks for some. */
export const plannedWalks = (flow: FlowId): readonly Walk[] | null => {
  const file = process.env['QA_PLAN'];
  if (file === undefined) return null;
  const { walks } = JSON.parse(readFileSync(file, 'utf8')) as Plan;
  return walks[flow] ?? [];
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The line that walks this path again. */
export const againLine = (flow: string, { path, language, width, inPage, night }: Walk): string =>
  [
    `npm run qa -- --flow ${flow} --path ${quoted(path.name)} --locale ${language} --width ${width}`,
    ...(night ? ['--night'] : []),
    ...(inPage ? [] : ['--taps']),
  ].join(' ');
