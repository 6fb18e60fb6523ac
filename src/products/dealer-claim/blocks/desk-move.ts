/** What a dealer can do with a customer's claim, and what is waited for. */
import type { Claim } from '../../../../openapi/index.ts';
import { incompleteSteps } from '../../../../schemas/shared/borrower.ts';
import type { TextId } from '../../../../locales/ids.ts';

export interface DeskMove {
  readonly text: TextId;
  /** The event of the main button; null: nothing to press. */
  readonly event: 'SHARE' | 'CONFIRM' | 'SEND_TO_BANKS' | 'SHOW_RESULTS' | null;
}

/** All that the questionnaire asks for is there: the data may be confirmed. */
export const isFilled = ({ borrower, createdAt }: Pick<Claim, 'borrower' | 'createdAt'>): boolean =>
  incompleteSteps(borrower, createdAt.slice(0, 10)).length === 0;

/** The next move on an open claim. The customer alone signs, proves identity and chooses the bank. */
export const deskMove = (
  claim: Pick<Claim, 'status' | 'borrower' | 'createdAt' | 'shortLink' | 'requestId'>,
): DeskMove => {
  switch (claim.status.alias) {
    case 'new':
    case 'verification':
      return { text: 'dealer.do.identity', event: claim.shortLink === null ? null : 'SHARE' };
    case 'verified':
    case 'data_confirmation':
      return isFilled(claim)
        ? { text: 'dealer.do.confirm', event: 'CONFIRM' }
        : { text: 'dealer.do.fill', event: null };
    case 'data_confirmed':
      return { text: 'dealer.do.send', event: 'SEND_TO_BANKS' };
    case 'error':
      return { text: 'dealer.do.sendAgain', event: 'SEND_TO_BANKS' };
    case 'bank_selected':
    case 'signing':
      return { text: 'dealer.do.sign', event: claim.requestId === null ? null : 'SHOW_RESULTS' };
    default:
      return { text: 'dealer.do.wait', event: claim.requestId === null ? null : 'SHOW_RESULTS' };
  }
};
