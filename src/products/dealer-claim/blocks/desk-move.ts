import type { Claim } from '../../../../openapi/index.ts';
import { incompleteSteps } from '../../../../schemas/shared/borrower.ts';
import type { Standing } from '../../../../machines/kit/standing.ts';
import { moveOf, type DeskMove } from '../../../blocks/claim/desk-move.ts';

/** All that the questionnaire asks for is there: the data may be confirmed. */
export const isFilled = ({ borrower, createdAt }: Pick<Claim, 'borrower' | 'createdAt'>): boolean =>
  incompleteSteps(borrower, createdAt.slice(0, 10)).length === 0;

/** The event of the main button of a claim's page, by all that the claim knows. */
export const deskMove = (
  claim: Pick<Claim, 'borrower' | 'createdAt' | 'shortLink' | 'requestId'>,
  standing: Pick<Standing, 'milestone' | 'action'>,
): DeskMove | null => {
  const move = moveOf(standing, claim);
  if (move === 'SHARE') return claim.shortLink === null ? null : move;
  return move === 'CONFIRM' && !isFilled(claim) ? null : move;
};
