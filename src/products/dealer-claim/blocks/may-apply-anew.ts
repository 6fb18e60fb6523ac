import type { Claim, Integration } from '../../../../openapi/index.ts';
import { isRejected } from '../../../blocks/banks/answer-kinds.ts';
import { mayChange } from '../../../blocks/claim/status.ts';

/**
 * Some bank has refused for what other terms may help, none is chosen, no other application has taken the place of this one.
 * While a person bans loans, no terms help.
 */
export const mayApplyAnew = (claim: Claim | undefined, answers: readonly Integration[] | undefined): boolean =>
  claim !== undefined &&
  claim.bank === null &&
  claim.replacedBy === null &&
  mayChange(claim) &&
  (answers ?? []).some((answer) => isRejected(answer) && answer.rejection?.code !== 'STOP_CREDIT');
