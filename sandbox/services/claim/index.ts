import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import type { CreditInsurers } from '../../core/credits.ts';
import { defineService, type Service, type User, type Work } from '../../core/service.ts';
import { claimJobTexts } from '../../data/controls.ts';
import { issue, signingOver } from './agreement.ts';
import { generateApplicationForm } from './confirm.ts';
import { applicationFormPage } from './application-form.ts';
import { creditAgreementPage } from './credit-agreement.ts';
import { consentOperations } from './consents.ts';
import { createClaim, createClaimByCustomer } from './create.ts';
import { confirmDealStepByCustomer } from './deal.ts';
import { declineClaimByCustomer } from './decline.ts';
import { expire } from './expiry.ts';
import { identityAbandoned } from './identity.ts';
import { insuranceAsked, insuranceWaits } from './insurance.ts';
import { isLocked } from './lifecycle.ts';
import { reads } from './reads.ts';
import { claimExamples } from './examples.ts';
import { seedClaims } from './seed-demo.ts';
import { claimSeedControls } from './seed-control.ts';
import { sendClaimToBanks, sendClaimToBanksByCustomer } from './send.ts';
import { findOwnClaim, openClaimOfOwner } from './store.ts';
import { claimMigrations } from './tables.ts';
import { updateClaimByCustomer } from './update.ts';

export { consentSubjects } from './consents.ts';
export { agreementResult, agreementStarted } from './agreement.ts';
export { identityResult, identityStarted } from './identity.ts';
export { claimLinkSubjects } from './link.ts';
export { creditsWaiting, insuranceDone, insuranceLapsed, loanWith } from './insurance.ts';
export { seededCredit } from './seed-credit.ts';
export { statementResult } from './statement.ts';

/** What other services may know of a claim. */
export interface ClaimAccess {
  readonly id: string;
  readonly ownerId: string;
  readonly personalNumber: string;
  /** 11 digits. */
  readonly phone: string;
  readonly status: ClaimStatusAlias;
  /** Takes no documents any more. */
  readonly locked: boolean;
}

/** The claim if `user` may open it, else null. */
export const claimAccess = async (work: Work, user: User, claimId: string): Promise<ClaimAccess | null> => {
  const claim = await findOwnClaim(work, user, claimId);
  if (!claim) return null;
  const { id, ownerId, personalNumber, phone, status } = claim;
  return { id, ownerId, personalNumber, phone, status, locked: isLocked(status) };
};

/** The newest open claim of the user, or null. */
export const claimForUser = async (work: Work, user: User): Promise<ClaimAccess | null> => {
  const open = await openClaimOfOwner(work, user);
  return open ? claimAccess(work, user, open.id) : null;
};

/** Credit claims: creation, questionnaire, consents, sending, decline, and everything that is read of them. */
export const createClaimService = (insurers: CreditInsurers): Service =>
  defineService({
    name: 'claim',
    migrations: claimMigrations,
    seed: seedClaims,
    examples: claimExamples,
    controls: claimSeedControls,
    jobTexts: claimJobTexts,
    operations: consentOperations,
    pages: [applicationFormPage, creditAgreementPage],
    resolvers: {
      ...reads,
      createClaim,
      createClaimByCustomer,
      updateClaimByCustomer,
      generateApplicationForm,
      sendClaimToBanks,
      sendClaimToBanksByCustomer,
      declineClaimByCustomer,
      confirmDealStepByCustomer,
    },
    jobs: {
      'claim.expire': expire,
      'claim.identityAbandoned': identityAbandoned,
      'claim.signingOver': signingOver,
      'claim.insuranceAsked': insuranceAsked(insurers),
      'claim.insuranceWaits': insuranceWaits(insurers),
      'claim.issue': issue(insurers),
    },
  });
