import type { Claim, ClaimStatusAlias } from '../../../openapi/index.ts';
import { incompleteSteps } from '../../../schemas/shared/borrower.ts';
import { and, newest, not, or, reading, when } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';

/** The newest known claim; flows ask only after a read has answered. */
export const claimOf = (c: Pick<FlowContext, 'responses'>): Claim | undefined => c.responses.claim;

const statusIs = (...aliases: readonly ClaimStatusAlias[]) =>
  when('claim', (claim) => aliases.some((alias) => alias === claim?.status.alias));

export const isPledged = when('getPublication', (publication) => publication?.pledge === true);

/** After the last attempt the claim is rejected without ever having reached a bank. */
export const identityBlocked = when('claim', (claim) => claim?.identity.state === 'blocked');
export const needsIdentity = statusIs('new', 'verification');
export const consentsSigned = when('claim', (claim) => claim?.consentsSigned === true);
export const needsConsents = and(needsIdentity, not(consentsSigned));
export const identityPending = and(
  needsIdentity,
  when('claim', (claim) => claim?.identity.state === 'pending'),
);
export const identityNotPending = and(needsIdentity, not(identityPending));

/** The signature of the consents whose code is to be typed, as the newest answer tells of it. */
export const codeSignature = reading(
  'claim',
  'repeatSignature',
  'signBeforeBanks',
  newest('claim', 'repeatSignature', 'signBeforeBanks'),
  (claim, repeated, opened, last) => {
    const told = { claim: claim?.signature, repeatSignature: repeated, signBeforeBanks: opened?.signature };
    return (last && told[last]) ?? repeated ?? opened?.signature;
  },
);
/** A code was sent, and waits to be typed: the consents are given already. */
export const codeWaiting = and(
  needsConsents,
  when('claim', (claim) => (claim?.signature ?? null) !== null),
);
export const codeOver = or(
  consentsSigned,
  when(codeSignature, (signature) => !signature),
);
/** Signed, or sent with their code on its way. */
export const consentsGiven = or(consentsSigned, codeWaiting);
/** The code can still be typed: nothing else matters for these minutes. */
export const codeAlive = when(codeSignature, (signature) => (signature?.expiresInSec ?? 0) > 0);
export const codeNeeded = when('signBeforeBanks', (opened) => opened?.status === 'code_required');

export const needsData = statusIs('verified', 'data_confirmation');
export const dataConfirmed = statusIs('data_confirmed');
export const sendFailed = statusIs('error');
export const hasRequest = when('claim', (claim) => (claim?.requestId ?? null) !== null);
const withBanks = statusIs('processing', 'waiting');
/** The banks have it: there is a request to read their answers from. */
export const sent = and(withBanks, hasRequest);
/** On its way: there is nothing to read yet. */
export const onItsWay = and(withBanks, not(hasRequest));
export const refusedByAll = and(statusIs('rejected'), hasRequest);
export const bankSelected = statusIs('bank_selected', 'signing');
export const signFailed = and(
  bankSelected,
  when('claim', (claim) => ['failed', 'expired'].includes(claim?.signing.state ?? '')),
);
/** With the banks, or being signed: the data can only be read. */
export const atBanks = statusIs('processing', 'waiting', 'bank_selected', 'signing');
export const signed = statusIs('signed', 'insurance_pending');
/** The bank waits for insurance, and its claim is there to be opened. */
export const insurancePending = and(
  statusIs('insurance_pending'),
  when('claim', (claim) => (claim?.insuranceClaimId ?? null) !== null),
);
export const issued = statusIs('issued');
export const signedOrIssued = statusIs('signed', 'insurance_pending', 'issued');
export const closed = statusIs('rejected', 'declined_by_customer', 'expired');

/** The questionnaire has not been opened yet: even what was filled in from the registers is shown once, to be checked. */
export const neverOpened = statusIs('verified');

const lacks = (step: ReturnType<typeof incompleteSteps>[number]) =>
  when(
    'claim',
    (claim) =>
      // The date of the claim, not of the clock: a flow has none, and the question is only what is still empty.
      claim !== undefined && incompleteSteps(claim.borrower, claim.createdAt.slice(0, 10)).includes(step),
  );
export const lacksPersonal = lacks('personal');
export const lacksDocument = lacks('document');
export const lacksContacts = lacks('contacts');
export const lacksFamily = lacks('family');
export const lacksJob = lacks('job');
export const lacksAddresses = lacks('addresses');
export const isComplete = not(or(lacksPersonal, lacksDocument, lacksContacts, lacksFamily, lacksJob, lacksAddresses));

export const allAnswered = when(
  'listIntegrations',
  (answers = []) => answers.length > 0 && answers.every(({ status }) => status !== 'pending'),
);
export const allRejected = when(
  'listIntegrations',
  (answers = []) => answers.length > 0 && answers.every(({ status }) => status === 'rejected'),
);

/** Where identity is checked, or the agreement is signed. */
export const partnerPage = reading('makeUrl', (opened) => opened?.url ?? null);
