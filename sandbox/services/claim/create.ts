import type { CreateClaimInput } from '../../../openapi/index.ts';
import { refuse, refuseKeeping, type AnyCall, type User } from '../../core/service.ts';
import { claimTexts, fieldTexts } from '../../data/claim.ts';
import { personOf } from '../../data/people.ts';
import { findOrCreateCustomer, issueTokens } from '../auth/index.ts';
import { issueLink } from '../links/store.ts';
import { giveUp } from './decline.ts';
import { claimLifecycle } from './lifecycle.ts';
import { linkTargetOf } from './link.ts';
import { notify } from './notices.ts';
import { findClaim, IDENTITY_TRIES, insertClaim, move, openClaimOf, planExpiry, saveClaim } from './store.ts';
import type { ClaimData, ClaimRecord } from './records.ts';
import { claimView } from './view.ts';
import { readApplication, type Application } from './create-input.ts';

const MINUTE_MS = 60_000;
/** How long a verified identity may be copied into a repetition. */
const IDENTITY_FRESH_MS = 30 * 24 * 60 * MINUTE_MS;

/**
 * 409 when the person has an open claim. It opens nothing: a link goes to the phone on record, at most one a minute. Whose
 * claim it is, or who made it, is told which one.
 */
const refuseSecondClaim = async (
  c: AnyCall,
  { personalNumber, phone }: Application,
  before: ClaimRecord | null,
): Promise<void> => {
  const open = await openClaimOf(c, personalNumber);
  if (open && open.id === before?.id) return;
  if (!open && !personOf(personalNumber).hasOpenClaim) return;
  if (open && (open.linkSentAt === null || c.now() - open.linkSentAt >= MINUTE_MS)) {
    await notify(c, open, 'exists');
    open.linkSentAt = c.now();
    await saveClaim(c, open);
  }
  const isTheirs =
    open !== null &&
    c.user !== null &&
    c.user.claimScope === null &&
    (c.user.id === open.ownerId || c.user.id === open.dealerId);
  await c.effect('claim.refusedSecond', { samePhone: open?.phone === phone });
  throw refuseKeeping(409, claimTexts.openClaim, {
    type: 'open_claim',
    ...(isTheirs ? { claimId: open.id, status: open.status } : {}),
  });
};

/** With other terms instead of this one: from `processing` to the signature it is too late, or not the moment. */
const mayReplace = (status: ClaimRecord['status']): boolean =>
  status !== 'processing' && status !== 'signing' && claimLifecycle.can(status, 'DECLINED');

/**
 * The claim that is repeated, finished or still open before the signature: only its owner, signed in, or the dealer who
 * made it may copy it.
 */
const repeated = async (
  c: AnyCall,
  id: string | null | undefined,
  personalNumber: string,
): Promise<ClaimRecord | null> => {
  if (id === null || id === undefined) return null;
  const before = await findClaim(c, id);
  const isMine =
    before !== null &&
    c.user !== null &&
    c.user.claimScope === null &&
    (c.user.id === before.ownerId || c.user.id === before.dealerId);
  if (
    isMine &&
    (claimLifecycle.isFinal(before.status) || mayReplace(before.status)) &&
    before.personalNumber === personalNumber
  )
    return before;
  throw refuse(422, [{ loc: ['variables', 'input', 'repeatOf'], msg: fieldTexts.repeatOf, type: 'not_repeatable' }]);
};

const newClaim = (
  c: AnyCall,
  application: Application,
  who: { owner: User; dealerId: string | null; type: ClaimRecord['type'] },
): ClaimRecord => ({
  id: c.random.uuid(),
  number: 0,
  type: who.type,
  ownerId: who.owner.id,
  dealerId: who.dealerId,
  personalNumber: application.personalNumber,
  phone: application.phone,
  status: 'new',
  locale: c.locale,
  data: application.data,
  consents: [],
  identityState: 'none',
  identityLeft: IDENTITY_TRIES,
  identityAt: null,
  signingState: 'none',
  statementState: 'none',
  statementIncome: null,
  statementReason: null,
  bankAlias: null,
  requestId: null,
  brokenSendings: 0,
  linkSentAt: null,
  createdAt: c.now(),
  updatedAt: c.now(),
});

const customerOf = (c: AnyCall, { personalNumber, phone, data: { borrower } }: Application): Promise<User> =>
  findOrCreateCustomer(c, {
    personalNumber,
    phone,
    firstName: borrower.firstName,
    lastName: borrower.lastName,
    patronymic: borrower.patronymic ?? null,
  });

/** Writes a new claim; a repetition gets the data, the consents and a fresh identity of the claim before it. */
const insertCopying = async (c: AnyCall, claim: ClaimRecord, before: ClaimRecord | null): Promise<void> => {
  if (before)
    claim.data = { ...claim.data, borrower: { ...before.data.borrower, ...nameOf(claim.data) }, repeatOf: before.id };
  await insertClaim(c, claim);
  if (before && !claimLifecycle.isFinal(before.status)) await giveUp(c, before, 'replaced', claim.id);
  const isFresh =
    before?.identityState === 'verified' &&
    before.identityAt !== null &&
    c.now() - before.identityAt < IDENTITY_FRESH_MS;
  if (!before || !isFresh) return;
  claim.consents = before.consents;
  claim.identityState = 'verified';
  claim.identityAt = before.identityAt;
  await move(c, claim, 'CONSENTS_SIGNED');
  await move(c, claim, 'IDENTITY_VERIFIED');
  await saveClaim(c, claim);
};

/**
 * The customer's own claim. The refresh token opens this claim only, until the identity is verified;
 * a repetition by its signed-in owner copies data, consents and a fresh identity.
 */
export const createClaimByCustomer = async (
  { input }: { input: CreateClaimInput },
  c: AnyCall,
): Promise<{ id: string; refreshToken: string }> => {
  if (c.user !== null && c.user.role !== 'client') throw refuse(403, claimTexts.clientOnly);
  const application = readApplication(c, input, 'C2C');
  const before = await repeated(c, input.repeatOf, application.personalNumber);
  await refuseSecondClaim(c, application, before);
  await c.limit(`createClaim ${application.phone}`, 10, 60 * MINUTE_MS);

  const owner = await customerOf(c, application);
  const claim = newClaim(c, application, { owner, dealerId: null, type: 'C2C' });
  await insertCopying(c, claim, before);
  await planExpiry(c, claim);
  await c.effect('claim.created', { claimId: claim.id, type: claim.type });
  // To their own phone, from a computer.
  await issueLink(c, linkTargetOf(claim), { shared: true });
  await notify(c, claim, 'created');
  const { refreshToken } = await issueTokens(c, owner.id, {
    claimScope: claim.identityState === 'verified' ? null : claim.id,
  });
  return { id: claim.id, refreshToken };
};

const nameOf = ({ borrower: { firstName, lastName, patronymic } }: ClaimData) => ({
  firstName,
  lastName,
  patronymic: patronymic ?? null,
});

/** A dealer's claim for a customer, who gets a link by SMS. */
export const createClaim = async ({ input }: { input: CreateClaimInput }, c: AnyCall) => {
  const dealer = c.me();
  if (dealer.role === 'client') throw refuse(403, claimTexts.roleRequired);
  const application = readApplication(c, input, 'DEALER');
  const before = await repeated(c, input.repeatOf, application.personalNumber);
  await refuseSecondClaim(c, application, before);
  const owner = await customerOf(c, application);
  const claim = newClaim(c, application, { owner, dealerId: dealer.id, type: 'DEALER' });
  await insertCopying(c, claim, before);
  await planExpiry(c, claim);
  await c.effect('claim.created', { claimId: claim.id, type: claim.type });
  await issueLink(c, linkTargetOf(claim), { shared: true });
  await notify(c, claim, 'created');
  return claimView(c, claim);
};
