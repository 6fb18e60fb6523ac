import { readFileSync } from 'node:fs';
import type { FlowId } from '../../../machines/screens.ts';
import type { BrowserPath } from './paths.ts';
import type { Language } from './texts.ts';

/** One path, and how it is walked. */
export interface Walk {
  readonly path: BrowserPath;
  readonly language: Language;
  /** Presses and choices inside the page; else by real taps. */
  readonly inPage: boolean;
}
/** What `npm run qa` has chosen; the file that `QA_PLAN` names holds it. */
export interface Plan {
  /** Of the window, px; null: as in all tests. */
  readonly width: number | null;
  readonly walks: { readonly [Flow in FlowId]?: readonly Walk[] };
}

/** Paths of one test of a whole run; a page is reused for all of them. */
export const A_TEST = 9;

/** The languages by turns; real taps on the first paths of a flow, the mass of them inside the page. */
export const walkedAs = (at: number): Omit<Walk, 'path'> => ({
  language: at % 2 === 0 ? 'ru' : 'kk',
  inPage: at >= A_TEST,
});

/** What the test of one planned walk is called. */
export const titleOf = (flow: string, { path, language }: Walk): string => `${flow}: ${path.name} (${language})`;

/** The paths of a flow that are asked for; null: nobody asks for some. */
export const plannedPaths = (flow: FlowId): { walks: readonly Walk[]; width: number | null } | null => {
  const file = process.env['QA_PLAN'];
  if (file === undefined) return null;
  const { width, walks } = JSON.parse(readFileSync(file, 'utf8')) as Plan;
  return { width, walks: walks[flow] ?? [] };
};
