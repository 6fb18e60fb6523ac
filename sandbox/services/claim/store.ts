import type { Selectable } from 'kysely';
import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import { defineEntity } from '../../core/entity.ts';
import type { StatusChange } from '../../core/repository.ts';
import type { Tables, User, Work } from '../../core/service.ts';
import { claimTexts } from '../../data/claim.ts';
import { claimLifecycle } from './lifecycle.ts';
import type { ClaimData, ClaimRecord, SignedConsent } from './records.ts';
import { searchWords } from './search.ts';
import type {} from './tables.ts';

/** Tries of the identity check. */
export const IDENTITY_TRIES = 3;

const toRow = (claim: ClaimRecord) => ({
  id: claim.id,
  number: claim.number,
  type: claim.type,
  owner_id: claim.ownerId,
  dealer_id: claim.dealerId,
  personal_number: claim.personalNumber,
  phone: claim.phone,
  status: claim.status,
  locale: claim.locale,
  data: JSON.stringify(claim.data),
  consents: JSON.stringify(claim.consents),
  identity_state: claim.identityState,
  identity_left: claim.identityLeft,
  identity_at: claim.identityAt,
  signing_state: claim.signingState,
  statement_state: claim.statementState,
  statement_income: claim.statementIncome,
  statement_reason: claim.statementReason,
  bank_alias: claim.bankAlias,
  request_id: claim.requestId,
  broken_sendings: claim.brokenSendings,
  link_sent_at: claim.linkSentAt,
  search: searchWords(claim),
  created_at: claim.createdAt,
  updated_at: claim.updatedAt,
});

/** A row as the services work with it. */
export const fromRow = (row: Selectable<Tables['claims']>): ClaimRecord => ({
  id: row.id,
  number: row.number,
  type: row.type,
  ownerId: row.owner_id,
  dealerId: row.dealer_id,
  personalNumber: row.personal_number,
  phone: row.phone,
  status: row.status,
  locale: row.locale,
  data: JSON.parse(row.data) as ClaimData,
  consents: JSON.parse(row.consents) as SignedConsent[],
  identityState: row.identity_state,
  identityLeft: row.identity_left,
  identityAt: row.identity_at,
  signingState: row.signing_state,
  statementState: row.statement_state,
  statementIncome: row.statement_income,
  statementReason: row.statement_reason,
  bankAlias: row.bank_alias,
  requestId: row.request_id,
  brokenSendings: row.broken_sendings,
  linkSentAt: row.link_sent_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const claims = defineEntity({
  name: 'claim',
  noun: 'claim',
  table: 'claims',
  timeline: 'claim_events',
  toRow,
  fromRow,
  lifecycle: claimLifecycle,
  holdersOf: ({ id, ownerId, dealerId }: ClaimRecord) => ({ ownerId, agentId: dealerId, scopeId: id }),
  notFound: claimTexts.notFound,
});

export const {
  find: findClaim,
  need: needClaim,
  own: ownClaim,
  findOwn: findOwnClaim,
  save: saveClaim,
  mayOpen,
  move,
  planExpiry,
  expiring,
  timelineOf,
} = claims;

/** Six digits to begin with: short enough to be said on the phone. */
const FIRST_NUMBER = 100_001;

const nextNumber = async (work: Work): Promise<number> => {
  const { highest } = await work.tx
    .selectFrom('claims')
    .select(({ fn }) => fn.max('number').as('highest'))
    .executeTakeFirstOrThrow();
  return Math.max(FIRST_NUMBER, Number(highest ?? 0) + 1);
};

/** Writes a new claim, which gets its number, with the statuses it went through: the present one, unless told. */
export const insertClaim = async (
  work: Work,
  claim: ClaimRecord,
  history?: readonly StatusChange<ClaimStatusAlias>[],
): Promise<void> => {
  claim.number = await nextNumber(work);
  await claims.insert(work, claim, history);
};

/** All claims that `user` may open as their customer, newest first. */
export const claimsOfOwner = async (work: Work, user: User): Promise<ClaimRecord[]> => {
  const rows = await work.tx
    .selectFrom('claims')
    .selectAll()
    .where('owner_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(fromRow).filter((claim) => mayOpen(user, claim));
};

/** The newest claim of this customer that is still open, or null. */
export const openClaimOfOwner = async (work: Work, user: User): Promise<ClaimRecord | null> =>
  (await claimsOfOwner(work, user)).find(({ status }) => !claimLifecycle.isFinal(status)) ?? null;

/** The open claim of the person with this personal number, or null. */
export const openClaimOf = async (work: Work, personalNumber: string): Promise<ClaimRecord | null> => {
  const rows = await work.tx
    .selectFrom('claims')
    .selectAll()
    .where('personal_number', '=', personalNumber)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(fromRow).find((claim) => !claimLifecycle.isFinal(claim.status)) ?? null;
};
