import type { Claim } from '../../openapi/index.ts';
import { incompleteSteps } from '../../schemas/borrower.ts';
import type { FlowContext } from '../kit/flow.ts';

/** The newest known claim; flows ask only after a read has answered. */
export const claimOf = (c: FlowContext): Claim | undefined => c.responses.claim;

const statusIs =
  (...aliases: readonly string[]) =>
  (c: FlowContext): boolean =>
    aliases.includes(claimOf(c)?.status.alias ?? '');

const beforeIdentity = statusIs('new', 'verification');
const choosing = statusIs('bank_selected', 'signing');

export const hasClaim = (c: FlowContext): boolean => c.id !== null;

/** After the last attempt the claim is rejected without ever having reached a bank. */
export const identityBlocked = (c: FlowContext): boolean => claimOf(c)?.identity.state === 'blocked';
export const needsConsents = (c: FlowContext): boolean => beforeIdentity(c) && !claimOf(c)?.consentsSigned;
export const consentsSigned = (c: FlowContext): boolean => claimOf(c)?.consentsSigned === true;
export const identityPending = (c: FlowContext): boolean => beforeIdentity(c) && claimOf(c)?.identity.state === 'pending';
export const identityNotPending = (c: FlowContext): boolean => beforeIdentity(c) && !identityPending(c);
export const needsIdentity = beforeIdentity;
export const pastIdentity = (c: FlowContext): boolean => !beforeIdentity(c);

export const needsData = statusIs('verified', 'data_confirmation');
export const dataConfirmed = statusIs('data_confirmed');
export const sendFailed = statusIs('error');
export const sent = statusIs('processing', 'waiting');
export const refusedByAll = statusIs('rejected');
export const signFailed = (c: FlowContext): boolean =>
  choosing(c) && ['failed', 'expired'].includes(claimOf(c)?.signing.state ?? '');
export const bankSelected = choosing;
export const signed = statusIs('signed', 'insurance_pending');
export const issued = statusIs('issued');
export const signedOrIssued = statusIs('signed', 'insurance_pending', 'issued');
export const closed = statusIs('rejected', 'declined_by_customer', 'expired');

/** The questionnaire has not been opened yet: even what was filled in from the registers is shown once, to be checked. */
export const neverOpened = statusIs('verified');

const lacks = (step: ReturnType<typeof incompleteSteps>[number]) => (c: FlowContext): boolean => {
  const claim = claimOf(c);
  // The date of the claim, not of the clock: a flow has none, and the question is only what is still empty.
  return claim !== undefined && incompleteSteps(claim.borrower, claim.createdAt.slice(0, 10)).includes(step);
};
export const lacksPersonal = lacks('personal');
export const lacksDocument = lacks('document');
export const lacksContacts = lacks('contacts');
export const lacksFamily = lacks('family');
export const lacksJob = lacks('job');
export const lacksAddresses = lacks('addresses');
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

/** The outcome of the call is unknown: read before anything else. */
export const isAmbiguous = (c: FlowContext): boolean => c.problem?.ambiguous === true;
export const isConflict = (c: FlowContext): boolean => c.problem?.kind === 'conflict';
export const isMissing = (c: FlowContext): boolean => c.problem?.kind === 'missing';
export const isBroken = (c: FlowContext): boolean => c.problem?.kind === 'broken';
export const codeNeeded = (c: FlowContext): boolean => c.responses.signBeforeBanks?.status === 'code_required';
