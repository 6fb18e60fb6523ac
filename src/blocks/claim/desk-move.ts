/** What the desk can do with a customer's claim, as lists and pages say it alike. What is waited for, the product declares. */
import type { Claim } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Standing } from '../../../machines/kit/standing.ts';

export type DeskMove = 'SHARE' | 'CONFIRM' | 'SEND_TO_BANKS' | 'SHOW_RESULTS';

export const MOVES: Readonly<Record<DeskMove, TextId>> = {
  SHARE: 'goAtDesk.share',
  CONFIRM: 'goAtDesk.confirm',
  SEND_TO_BANKS: 'goAtDesk.send',
  SHOW_RESULTS: 'goAtDesk.results',
};

/**
 * By where the claim stands. CONFIRM: once the questionnaire holds all, which only the claim itself tells. Null: nothing to
 * press. The customer alone signs, proves identity and chooses the bank.
 */
export const moveOf = (
  { milestone, action }: Pick<Standing, 'milestone' | 'action'>,
  { requestId }: Pick<Claim, 'requestId'>,
): DeskMove | null => {
  if (action === 'send' || action === 'sendAgain') return 'SEND_TO_BANKS';
  if (milestone === 'identity') return 'SHARE';
  if (milestone === 'data') return 'CONFIRM';
  return requestId === null ? null : 'SHOW_RESULTS';
};

/** The same of a row: what it does not know, and what is over, its page shows. */
export const rowMove = (standing: Pick<Standing, 'milestone' | 'action' | 'whose'>, row: Pick<Claim, 'requestId'>) => {
  const move = standing.whose === null || standing.milestone === 'deal' ? null : moveOf(standing, row);
  return move === 'CONFIRM' ? null : move;
};
