import { inLanguage, present, type Problem } from '../../machines/kit/problem.ts';
import { currentLocale, translate } from '../i18n/index.ts';
import type { Log } from '../platform/log.ts';
import { snackbar } from '../ui/snackbar.store.ts';

/**
 * What does not stand in the body of the screen is said at its top (spec §8), whatever call has failed.
 * @returns takes it back: its cause is gone
 */
export const sayProblem = (problem: Problem, log: Pick<Log, 'write'>): (() => void) => {
  const { where, logged } = present(problem, translate);
  const message = () => present(inLanguage(problem, currentLocale()), translate).text;
  const isAtTop = where === 'snackbar' || where === 'both';
  if (isAtTop) snackbar.error(message);
  if (logged) log.write({ event: 'problem', operationId: problem.operationId, kind: problem.kind });
  return () => isAtTop && snackbar.withdraw(message);
};
