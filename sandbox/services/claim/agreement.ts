import { conflict } from '../../core/conflict.ts';
import type { CreditInsurers } from '../../core/credits.ts';
import type { Work } from '../../core/service.ts';
import { chosenOffer, closeRequest } from '../banks/answers.ts';
import { claimTexts } from '../../data/claim.ts';
import { keepAgreement } from './credit-agreement.ts';
import { afterSale, isPrivateSale } from './deal.ts';
import { insuredLoan } from './insurance.ts';
import { notify } from './notices.ts';
import { move, needClaim, saveClaim } from './store.ts';

const MINUTE_MS = 60_000;
/** The signing page lives so long. */
const SIGNING_MS = 30 * MINUTE_MS;
const tagOf = (claimId: string): string => `claim.signing ${claimId}`;

/** The address of the signing page is given out. 409: no bank is chosen, or its offer is over. */
export const agreementStarted = async (work: Work, claimId: string): Promise<void> => {
  const claim = await needClaim(work, claimId);
  const wasOpen = claim.status === 'bank_selected' || claim.status === 'signing';
  if (wasOpen && (await chosenOffer(work, claim)) === null) throw conflict(claim, claimTexts.offerExpired);
  await move(work, claim, 'SIGNING_STARTED');
  claim.signingState = 'pending';
  await saveClaim(work, claim);
  await work.cancelJobs(tagOf(claimId));
  await work.later(work.now() + SIGNING_MS, 'claim.signingOver', { claimId }, tagOf(claimId));
};

/**
 * The partner's word about the agreement. Signed: the bank goes on, of a private sale when the buyer has made it. Otherwise
 * the client may try again.
 */
export const agreementResult = async (
  work: Work,
  claimId: string,
  result: 'signed' | 'failed' | 'cancelled',
): Promise<void> => {
  const claim = await needClaim(work, claimId);
  if (claim.signingState !== 'pending') throw conflict(claim);
  await work.cancelJobs(tagOf(claimId));
  if (result !== 'signed') {
    claim.signingState = 'failed';
    await move(work, claim, 'SIGNING_ENDED');
    await saveClaim(work, claim);
    return;
  }
  const offer = await chosenOffer(work, claim);
  if (offer === null) throw conflict(claim, claimTexts.offerExpired);
  claim.signingState = 'none';
  await move(work, claim, 'AGREEMENT_SIGNED');
  await saveClaim(work, claim);
  await keepAgreement(work, claim, offer);
  await closeRequest(work, claim);
  await work.effect('claim.agreementSigned', { claimId });
  await notify(work, claim, isPrivateSale(claim) ? 'signSale' : 'signed');
  if (!isPrivateSale(claim)) await afterSale(work, claim, offer);
};

/** Job: the signing page was open for too long. */
export const signingOver = async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
  const claim = await needClaim(work, claimId);
  if (claim.signingState !== 'pending') return;
  claim.signingState = 'expired';
  await move(work, claim, 'SIGNING_ENDED');
  await saveClaim(work, claim);
};

/** Job: the bank has paid. */
export const issue =
  (insurers: CreditInsurers) =>
  async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
    const claim = await needClaim(work, claimId);
    await move(work, claim, 'ISSUED');
    await saveClaim(work, claim);
    await work.effect('claim.issued', { claimId });
    await notify(work, claim, 'issued');
    await insurers.issued(work, await insuredLoan(work, claim));
  };
