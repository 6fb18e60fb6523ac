import type { ScreenProblem } from './props.ts';

/** That a service broke is what the page says already, with what is kept and whom to tell: the service's words for it add nothing. */
const SAID_BY_THE_PAGE: readonly string[] = ['broken', 'contract'];

/** Why a page that is one notice came up, in words that tell its reader more than the page does; null: there are none. */
export const causeOf = (problem: ScreenProblem | null): string | null =>
  problem === null || SAID_BY_THE_PAGE.includes(problem.kind) ? null : problem.text;
