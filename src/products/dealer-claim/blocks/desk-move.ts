/** What the desk itself can do with a customer's claim: the event of its main button. What is waited for, the product declares. */
import type { Claim } from '../../../../openapi/index.ts';
import { incompleteSteps } from '../../../../schemas/shared/borrower.ts';
import type { Standing } from '../../../../machines/kit/standing.ts';

export type DeskMove = 'SHARE' | 'CONFIRM' | 'SEND_TO_BANKS' | 'SHOW_RESULTS';

/** All that the questionnaire asks for is there: the data may be confirmed. */
export const isFilled = ({ borrower, createdAt }: Pick<Claim, 'borrower' | 'createdAt'>): boolean =>
  incompleteSteps(borrower, createdAt.slice(0, 10)).length === 0;

/** Null: nothing to press. The customer alone signs, proves identity and chooses the bank. */
export const deskMove = (
  claim: Pick<Claim, 'borrower' | 'createdAt' | 'shortLink' | 'requestId'>,
  { milestone, action }: Pick<Standing, 'milestone' | 'action'>,
): DeskMove | null => {
  if (action === 'send' || action === 'sendAgain') return 'SEND_TO_BANKS';
  if (milestone === 'identity') return claim.shortLink === null ? null : 'SHARE';
  if (milestone === 'data') return isFilled(claim) ? 'CONFIRM' : null;
  return claim.requestId === null ? null : 'SHOW_RESULTS';
};
