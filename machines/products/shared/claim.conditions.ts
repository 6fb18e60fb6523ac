import type { Claim } from '../../../openapi/index.ts';
import { incompleteSteps } from '../../../schemas/shared/borrower.ts';
import { and, newest, not, or, reading, when } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import {
  consentsSigned,
  identityPending,
  needsConsents,
  needsIdentity,
  statusIs,
} from './claim-progress.conditions.ts';

/** The newest known claim; flows ask only after a read has answered. */
export const claimOf = (c: Pick<FlowContext, 'responses'>): Claim | undefined => c.responses.claim;

export const isPledged = when('getPublication', (publication) => publication?.pledge === true);

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

/** With the banks, or being signed: the data can only be read. */
export const atBanks = statusIs('processing', 'waiting', 'bank_selected', 'signing');
export const signedOrIssued = statusIs('signed', 'insurance_pending', 'issued');
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
