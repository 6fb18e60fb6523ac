import { conflict } from '../../core/conflict.ts';
import type { Work } from '../../core/service.ts';
import { claimTexts } from '../../data/claim.ts';
import { personOf } from '../../data/people.ts';
import { registeredOf } from '../../data/register.ts';
import { liftScope } from '../auth/index.ts';
import type { ClaimRecord } from './records.ts';
import { move, needClaim, saveClaim } from './store.ts';
import { today } from './today.ts';

const MINUTE_MS = 60_000;
/** Nobody came back from the partner's page: the check may be started again, no try is lost. */
const ABANDONED_MS = 15 * MINUTE_MS;
const tagOf = (claimId: string): string => `claim.identity ${claimId}`;

/** The address of the identity page is given out. 409: not now, not before the consents, or blocked. */
export const identityStarted = async (work: Work, claimId: string): Promise<void> => {
  const claim = await needClaim(work, claimId);
  if (claim.identityState === 'blocked') throw conflict(claim, claimTexts.identityBlocked);
  if (claim.consents.length === 0 && (claim.status === 'new' || claim.status === 'verification'))
    throw conflict(claim, claimTexts.consentsFirst);
  await move(work, claim, 'IDENTITY_STARTED');
  claim.identityState = 'pending';
  await saveClaim(work, claim);
  await work.cancelJobs(tagOf(claimId));
  await work.later(work.now() + ABANDONED_MS, 'claim.identityAbandoned', { claimId }, tagOf(claimId));
};

/** Document, registered address and employer come with the identity and the consents; what the person has said of them stays. */
const takeFromRegister = (work: Work, claim: ClaimRecord): void => {
  const registered = registeredOf(claim.personalNumber, today(work));
  if (registered === null) return;
  const { borrower } = claim.data;
  const { lastName, firstName, patronymic = null } = borrower;
  if (!borrower.document?.number)
    borrower.document = { ...borrower.document, lastName, firstName, patronymic, ...registered.document };
  borrower.addressReg ??= { ...registered.address };
  const allowed = claim.consents.some(({ alias }) => alias === 'pension_data');
  if (allowed && registered.work !== null && !borrower.job?.companyName)
    borrower.job = { ...borrower.job, ...registered.work };
};

/**
 * The partner's word about the identity. A failure takes one of three tries; without tries the claim is rejected.
 * Gives what it came to: the scenario of a person may turn a success into a failure.
 */
export const identityResult = async (
  work: Work,
  claimId: string,
  said: 'verified' | 'failed' | 'cancelled',
): Promise<'verified' | 'failed' | 'blocked' | 'cancelled'> => {
  const claim = await needClaim(work, claimId);
  if (claim.identityState !== 'pending') throw conflict(claim);
  await work.cancelJobs(tagOf(claimId));
  const result = said === 'verified' && personOf(claim.personalNumber).biometricsFails ? 'failed' : said;
  if (result === 'cancelled') {
    claim.identityState = 'none';
    await saveClaim(work, claim);
    return 'cancelled';
  }
  await work.effect('claim.identity', { claimId, result });
  if (result === 'verified') {
    claim.identityState = 'verified';
    claim.identityAt = work.now();
    takeFromRegister(work, claim);
    await move(work, claim, 'IDENTITY_VERIFIED');
    await saveClaim(work, claim);
    await liftScope(work, claim.ownerId, claim.id);
    return 'verified';
  }
  claim.identityLeft -= 1;
  const isBlocked = claim.identityLeft <= 0;
  claim.identityState = isBlocked ? 'blocked' : 'failed';
  if (isBlocked) await move(work, claim, 'IDENTITY_BLOCKED');
  await saveClaim(work, claim);
  return isBlocked ? 'blocked' : 'failed';
};

/** Job: the identity page was left and nobody came back. */
export const identityAbandoned = async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
  const claim = await needClaim(work, claimId);
  if (claim.identityState !== 'pending') return;
  claim.identityState = 'none';
  await saveClaim(work, claim);
};
