import type { Claim } from '../../../openapi/index.ts';
import { incompleteSteps } from '../../../schemas/shared/borrower.ts';
import type { FlowContext } from '../../kit/context.ts';
import { lastHeard, named } from '../../kit/questions.ts';

/** The newest known claim; flows ask only after a read has answered. */
export const claimOf = (c: FlowContext): Claim | undefined => c.responses.claim;

const statusIs = (name: string, ...aliases: readonly string[]) =>
  named(name, (c) => aliases.includes(claimOf(c)?.status.alias ?? ''));

const beforeIdentity = statusIs('beforeIdentity', 'new', 'verification');
const choosing = statusIs('bankSelected', 'bank_selected', 'signing');
export const hasRequest = (c: FlowContext): boolean => (claimOf(c)?.requestId ?? null) !== null;
const isSent = statusIs('isSent', 'processing', 'waiting');
const isRejected = statusIs('isRejected', 'rejected');

export const isPledged = (c: FlowContext): boolean => c.responses.getPublication?.pledge === true;
export const hasClaim = (c: FlowContext): boolean => c.id !== null;

/** After the last attempt the claim is rejected without ever having reached a bank. */
export const identityBlocked = (c: FlowContext): boolean => claimOf(c)?.identity.state === 'blocked';
/** The signature of the consents whose code is to be typed, as the newest answer tells of it. */
export const codeSignature = (c: FlowContext) => {
  const { claim, repeatSignature: repeated, signBeforeBanks: opened } = c.responses;
  const told = { claim: claim?.signature, repeatSignature: repeated, signBeforeBanks: opened?.signature };
  const newest = lastHeard(c, 'claim', 'repeatSignature', 'signBeforeBanks');
  return (newest && told[newest]) ?? repeated ?? opened?.signature;
};
/** A code was sent, and waits to be typed: the consents are given already. */
export const codeWaiting = (c: FlowContext): boolean =>
  beforeIdentity(c) && !consentsSigned(c) && (claimOf(c)?.signature ?? null) !== null;
export const codeOver = (c: FlowContext): boolean => consentsSigned(c) || !codeSignature(c);
/** Signed, or sent with their code on its way. */
export const consentsGiven = (c: FlowContext): boolean => consentsSigned(c) || codeWaiting(c);
/** The code can still be typed: nothing else matters for these minutes. */
export const codeAlive = (c: FlowContext): boolean => (codeSignature(c)?.expiresInSec ?? 0) > 0;
export const needsConsents = (c: FlowContext): boolean => beforeIdentity(c) && !claimOf(c)?.consentsSigned;
export const consentsSigned = (c: FlowContext): boolean => claimOf(c)?.consentsSigned === true;
export const identityPending = (c: FlowContext): boolean =>
  beforeIdentity(c) && claimOf(c)?.identity.state === 'pending';
export const identityNotPending = (c: FlowContext): boolean => beforeIdentity(c) && !identityPending(c);
export const needsIdentity = beforeIdentity;
export const pastIdentity = (c: FlowContext): boolean => !beforeIdentity(c);

export const needsData = statusIs('needsData', 'verified', 'data_confirmation');
export const needsNoData = (c: FlowContext): boolean => !needsData(c);
export const dataConfirmed = statusIs('dataConfirmed', 'data_confirmed');
export const sendFailed = statusIs('sendFailed', 'error');
/** The banks have it: there is a request to read their answers from. */
export const sent = (c: FlowContext): boolean => isSent(c) && hasRequest(c);
/** On its way: there is nothing to read yet. */
export const onItsWay = (c: FlowContext): boolean => isSent(c) && !hasRequest(c);
export const notOnItsWay = (c: FlowContext): boolean => !onItsWay(c);
export const refusedByAll = (c: FlowContext): boolean => isRejected(c) && hasRequest(c);
export const signFailed = (c: FlowContext): boolean =>
  choosing(c) && ['failed', 'expired'].includes(claimOf(c)?.signing.state ?? '');
export const bankSelected = choosing;
/** With the banks, or being signed: the data can only be read. */
export const atBanks = statusIs('atBanks', 'processing', 'waiting', 'bank_selected', 'signing');
export const signed = statusIs('signed', 'signed', 'insurance_pending');
const awaitsInsurance = statusIs('awaitsInsurance', 'insurance_pending');
/** The bank waits for insurance, and its claim is there to be opened. */
export const insurancePending = (c: FlowContext): boolean =>
  awaitsInsurance(c) && (claimOf(c)?.insuranceClaimId ?? null) !== null;
export const noInsurancePending = (c: FlowContext): boolean => !insurancePending(c);
export const issued = statusIs('issued', 'issued');
export const signedOrIssued = statusIs('signedOrIssued', 'signed', 'insurance_pending', 'issued');
export const closed = statusIs('closed', 'rejected', 'declined_by_customer', 'expired');

/** The questionnaire has not been opened yet: even what was filled in from the registers is shown once, to be checked. */
export const neverOpened = statusIs('neverOpened', 'verified');

const lacks = (name: string, step: ReturnType<typeof incompleteSteps>[number]) =>
  named(name, (c) => {
    const claim = claimOf(c);
    // The date of the claim, not of the clock: a flow has none, and the question is only what is still empty.
    return claim !== undefined && incompleteSteps(claim.borrower, claim.createdAt.slice(0, 10)).includes(step);
  });
export const lacksPersonal = lacks('lacksPersonal', 'personal');
export const lacksDocument = lacks('lacksDocument', 'document');
export const lacksContacts = lacks('lacksContacts', 'contacts');
export const lacksFamily = lacks('lacksFamily', 'family');
export const lacksJob = lacks('lacksJob', 'job');
export const lacksAddresses = lacks('lacksAddresses', 'addresses');
export const isComplete = (c: FlowContext): boolean =>
  ![lacksPersonal, lacksDocument, lacksContacts, lacksFamily, lacksJob, lacksAddresses].some((lacking) => lacking(c));

export const allAnswered = (c: FlowContext): boolean => {
  const answers = c.responses.listIntegrations ?? [];
  return answers.length > 0 && answers.every((one) => one.status !== 'pending');
};
export const allRejected = (c: FlowContext): boolean => {
  const answers = c.responses.listIntegrations ?? [];
  return answers.length > 0 && answers.every((one) => one.status === 'rejected');
};

export const codeNeeded = (c: FlowContext): boolean => c.responses.signBeforeBanks?.status === 'code_required';

/** Where identity is checked, or the agreement is signed. */
export const partnerPage = (c: FlowContext): string | null => c.responses.makeUrl?.url ?? null;
