import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import { refuse, type User, type Work } from '../../core/service.ts';
import { claimTexts } from '../../data/claim.ts';
import { isFinal, statusAfter, type StatusEvent } from './lifecycle.ts';
import type { ClaimData, ClaimRecord, SignedConsent } from './records.ts';
import { searchWords } from './search.ts';
import type {} from './tables.ts';

/** Tries of the identity check. */
export const IDENTITY_TRIES = 3;

const toRow = (claim: ClaimRecord) => ({
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
  updated_at: claim.updatedAt,
});

/** A status that a claim came to. */
export interface StatusChange {
  readonly status: ClaimStatusAlias;
  readonly at: number;
}

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
  history: readonly StatusChange[] = [{ status: claim.status, at: claim.createdAt }],
): Promise<void> => {
  claim.number = await nextNumber(work);
  const {
    id,
    number,
    type,
    ownerId: owner_id,
    dealerId: dealer_id,
    personalNumber: personal_number,
    phone,
    createdAt: created_at,
  } = claim;
  await work.tx
    .insertInto('claims')
    .values({ id, number, type, owner_id, dealer_id, personal_number, phone, created_at, ...toRow(claim) })
    .execute();
  await work.tx
    .insertInto('claim_events')
    .values(history.map(({ status, at }) => ({ claim_id: id, status, at })))
    .execute();
};

/** Writes a changed claim back. */
export const saveClaim = async (work: Work, claim: ClaimRecord): Promise<void> => {
  claim.updatedAt = work.now();
  await work.tx.updateTable('claims').set(toRow(claim)).where('id', '=', claim.id).execute();
};

type Row = Awaited<ReturnType<typeof rowOf>>;
const rowOf = async (work: Work, id: string) =>
  work.tx.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst();

/** A row as the services work with it. */
export const fromRow = (row: NonNullable<Row>): ClaimRecord => ({
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

/** The claim with this id, whosever it is, or null. */
export const findClaim = async (work: Work, id: string): Promise<ClaimRecord | null> => {
  const row = await rowOf(work, id);
  return row ? fromRow(row) : null;
};

/** The claim with this id for jobs and partners' pages; its absence is a fault of ours. */
export const needClaim = async (work: Work, id: string): Promise<ClaimRecord> => {
  const claim = await findClaim(work, id);
  if (!claim) throw new Error(`claim ${id} does not exist`);
  return claim;
};

/** May this user see the claim? Customers their own (a scoped token only its one claim), dealers those they made. */
export const mayOpen = (user: User, claim: ClaimRecord): boolean => {
  if (user.claimScope !== null && user.claimScope !== claim.id) return false;
  return claim.ownerId === user.id || (claim.dealerId !== null && claim.dealerId === user.id);
};

/** The claim of this user with this id; 404 when it is somebody else's or does not exist. */
export const ownClaim = async (work: Work, user: User, id: string): Promise<ClaimRecord> => {
  const claim = await findClaim(work, id);
  if (!claim || !mayOpen(user, claim)) throw refuse(404, claimTexts.notFound);
  if (claim.ownerId === user.id) claim.locale = work.locale;
  return claim;
};

/** The newest claim of this customer that is still open, or null. */
export const openClaimOfOwner = async (work: Work, user: User): Promise<ClaimRecord | null> => {
  const rows = await work.tx
    .selectFrom('claims')
    .selectAll()
    .where('owner_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(fromRow).find((claim) => mayOpen(user, claim) && !isFinal(claim.status)) ?? null;
};

/** The open claim of the person with this personal number, or null. */
export const openClaimOf = async (work: Work, personalNumber: string): Promise<ClaimRecord | null> => {
  const rows = await work.tx
    .selectFrom('claims')
    .selectAll()
    .where('personal_number', '=', personalNumber)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(fromRow).find((claim) => !isFinal(claim.status)) ?? null;
};

/** Statuses this claim went through, oldest first. */
export const timelineOf = async (work: Work, id: string): Promise<{ alias: ClaimStatusAlias; at: string }[]> => {
  const rows = await work.tx
    .selectFrom('claim_events')
    .select(['status', 'at'])
    .where('claim_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map(({ status, at }) => ({ alias: status, at: new Date(at).toISOString() }));
};

/** A step that the current status forbids: 409, which names the status. */
export const conflict = (
  claim: ClaimRecord,
  text: (typeof claimTexts)[keyof typeof claimTexts] = claimTexts.statusChanged,
) => refuse(409, text, { status: claim.status });

/** Moves the claim by `event` and notes it in the timeline; refuses with 409 where the lifecycle forbids it. Not yet saved. */
export const move = async (work: Work, claim: ClaimRecord, event: StatusEvent): Promise<void> => {
  const next = statusAfter(claim.status, event);
  if (next === null) throw conflict(claim);
  if (next === claim.status) return;
  claim.status = next;
  await work.tx.insertInto('claim_events').values({ claim_id: claim.id, status: next, at: work.now() }).execute();
  await work.effect('claim.status', { claimId: claim.id, status: next });
};
