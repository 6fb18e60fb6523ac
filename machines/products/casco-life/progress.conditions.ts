import type { CascoLifeConditions, CascoLifeListItem, CascoLifeStatusAlias } from '../../../openapi/index.ts';
import { newest, reading, when } from '../../kit/conditions.ts';

/** What a list says of a claim as well as the claim itself. */
export type ListedCascoLife = Pick<CascoLifeListItem, 'status' | 'ownPolicy' | 'signature'>;
/** Answers from which the place is known; the conditions tell more than the claim when they are newer. */
export interface CascoLifeProgressFacts {
  readonly getCascoLifeClaim?: ListedCascoLife | undefined;
  readonly getCascoConditions?: CascoLifeConditions | undefined;
}

const listed = reading('getCascoLifeClaim', (claim): ListedCascoLife | undefined => claim);

export const statusIs = (...aliases: readonly CascoLifeStatusAlias[]) =>
  when(listed, (claim) => aliases.some((alias) => alias === claim?.status.alias));

/** Choices may be changed: the agreement is not signed. */
export const isOpen = statusIs('new', 'selection', 'selection_completed', 'agreeing', 'agreement_created', 'signing');
/** The agreement is there, to be read and signed. */
export const isAgreed = statusIs('agreement_created', 'signing');
/** Too many tries or codes: nothing can be signed for so long. */
export const codeLocked = when(
  listed,
  (claim) => claim?.signature?.status === 'locked' && claim.signature.resendInSec > 0,
);
export const isSigned = statusIs('signed');
export const isSent = statusIs('sent');
export const isInsured = statusIs('success');
/** The insurer looks at the client's own policy. */
export const ownPolicyChecked = when(
  'getCascoLifeClaim',
  'getCascoConditions',
  newest('getCascoLifeClaim', 'getCascoConditions'),
  (claim, casco, last) =>
    (last === 'getCascoConditions' ? casco?.ownPolicy : (claim as ListedCascoLife | undefined)?.ownPolicy)?.state ===
    'checking',
);
