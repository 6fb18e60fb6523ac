import { inLanguage, present, type Problem } from '../../machines/kit/problem.ts';
import { currentLocale, translate } from '../i18n/index.ts';
import type { Log } from '../platform/log.ts';
import { snackbar } from '../ui/snackbar.store.ts';

/** What does not stand in the body of the screen is said at its top (spec §8). */
export const sayProblem = (problem: Problem, log: Pick<Log, 'write'>): void => {
  const shown = present(problem, translate);
  if (shown.where === 'snackbar' || shown.where === 'both')
    snackbar.error(() => present(inLanguage(problem, currentLocale()), translate).text);
  if (shown.logged) log.write({ event: 'problem', operationId: problem.operationId, kind: problem.kind });
};
