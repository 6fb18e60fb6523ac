import type { BankRequest, Claim, ClaimListItem, ClaimStatusAlias, Integration } from '../../../openapi/index.ts';
import { and, not, reading, when } from '../../kit/conditions.ts';

/** What a list says of a claim as well as the claim itself: where it stands is known from this alone. */
export type ListedClaim = Pick<
  Claim & ClaimListItem,
  | 'status'
  | 'type'
  | 'bank'
  | 'requestId'
  | 'consentsSigned'
  | 'identity'
  | 'signing'
  | 'bankAnswers'
  | 'insuranceClaimId'
  | 'dealDone'
  | 'closedBy'
  | 'replacedBy'
>;
/** Answers from which the place of a claim is known; those of the banks tell more than the claim when they are newer. */
export interface ClaimProgressFacts {
  readonly claim?: ListedClaim | undefined;
  readonly listIntegrations?: readonly Integration[] | undefined;
  readonly getBankRequest?: BankRequest | undefined;
}

export const listed = reading('claim', (claim): ListedClaim | undefined => claim);

export const statusIs = (...aliases: readonly ClaimStatusAlias[]) =>
  when(listed, (claim) => aliases.some((alias) => alias === claim?.status.alias));

/** After the last attempt the claim is rejected without ever having reached a bank. */
export const identityBlocked = when(listed, (claim) => claim?.identity.state === 'blocked');
export const needsIdentity = statusIs('new', 'verification');
export const consentsSigned = when(listed, (claim) => claim?.consentsSigned === true);
export const needsConsents = and(needsIdentity, not(consentsSigned));
export const identityPending = and(
  needsIdentity,
  when(listed, (claim) => claim?.identity.state === 'pending'),
);

export const needsData = statusIs('verified', 'data_confirmation');
/** The questionnaire has not been opened yet: even what was filled in from the registers is shown once, to be checked. */
export const neverOpened = statusIs('verified');
export const dataConfirmed = statusIs('data_confirmed');
export const sendFailed = statusIs('error');
export const hasRequest = when(listed, (claim) => (claim?.requestId ?? null) !== null);
const withBanks = statusIs('processing', 'waiting');
/** The banks have it: there is a request to read their answers from. */
export const sent = and(withBanks, hasRequest);
/** On its way: there is nothing to read yet. */
export const onItsWay = and(withBanks, not(hasRequest));
/** Some bank has said something, a question or a refusal, too. */
export const someAnswered = and(
  sent,
  when(listed, (claim) => {
    const { approved = 0, asking = 0, rejected = 0 } = claim?.bankAnswers ?? {};
    return approved + asking + rejected > 0;
  }),
);
export const refusedByAll = and(statusIs('rejected'), hasRequest);
export const bankSelected = statusIs('bank_selected', 'signing');
export const signFailed = and(
  bankSelected,
  when(listed, (claim) => ['failed', 'expired'].includes(claim?.signing.state ?? '')),
);
export const signed = statusIs('signed', 'insurance_pending');
/** The bank waits for insurance, and its claim is there to be opened. */
export const insurancePending = and(
  statusIs('insurance_pending'),
  when(listed, (claim) => (claim?.insuranceClaimId ?? null) !== null),
);
export const issued = statusIs('issued');
export const closed = statusIs('rejected', 'declined_by_customer', 'expired');
