import type { InsuranceStatusAlias } from '../../../openapi/index.ts';
import { fold } from '../../../schemas/facts/fold.ts';
import { refuse, type Refusal, type Text, type User, type Work } from '../../core/service.ts';
import { carNameOf } from '../../data/cars.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import { isOpen, statusAfter, type InsuranceEvent } from './lifecycle.ts';
import type { InsuranceData, InsuranceRecord } from './records.ts';
import type {} from './tables.ts';

/** What the list is searched by: car, plate, name, numbers. */
const wordsOf = ({ data, personalNumber, phone }: InsuranceRecord): string => {
  const { car, customer, policy, agreement } = data;
  return fold(
    [
      carNameOf(car?.markId, car?.modelId),
      car?.plate,
      customer?.lastName,
      customer?.firstName,
      policy?.number,
      agreement?.number,
      personalNumber,
      phone,
    ].join(' '),
  );
};

const toRow = (claim: InsuranceRecord) => ({
  phone: claim.phone,
  status: claim.status,
  locale: claim.locale,
  data: JSON.stringify(claim.data),
  words: wordsOf(claim),
  offer_id: claim.offerId,
  payment_id: claim.paymentId,
  paid_at: claim.paidAt,
  calculated_at: claim.calculatedAt,
  broken_sendings: claim.brokenSendings,
  expires_at: claim.expiresAt,
  updated_at: claim.updatedAt,
});

/** Writes a new claim in its present status. */
export const insertInsurance = async (work: Work, claim: InsuranceRecord): Promise<void> => {
  await work.tx
    .insertInto('insurance_claims')
    .values({
      id: claim.id,
      owner_id: claim.ownerId,
      agent_id: claim.agentId,
      partner_id: claim.partnerId,
      source: claim.source,
      personal_number: claim.personalNumber,
      credit_claim_id: claim.creditClaimId,
      application_id: claim.applicationId,
      repeat_of: claim.repeatOf,
      created_at: claim.createdAt,
      ...toRow(claim),
    })
    .execute();
  await work.tx
    .insertInto('insurance_events')
    .values({ claim_id: claim.id, seq: 0, status: claim.status, at: claim.createdAt })
    .execute();
};

/** Writes a changed claim back. */
export const saveInsurance = async (work: Work, claim: InsuranceRecord): Promise<void> => {
  claim.updatedAt = work.now();
  await work.tx.updateTable('insurance_claims').set(toRow(claim)).where('id', '=', claim.id).execute();
};

const rowOf = async (work: Work, id: string) =>
  work.tx.selectFrom('insurance_claims').selectAll().where('id', '=', id).executeTakeFirst();
type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

const fromRow = (row: Row): InsuranceRecord => ({
  id: row.id,
  ownerId: row.owner_id,
  agentId: row.agent_id,
  partnerId: row.partner_id,
  source: row.source,
  personalNumber: row.personal_number,
  phone: row.phone,
  status: row.status,
  locale: row.locale,
  creditClaimId: row.credit_claim_id,
  applicationId: row.application_id,
  repeatOf: row.repeat_of,
  data: JSON.parse(row.data) as InsuranceData,
  offerId: row.offer_id,
  paymentId: row.payment_id,
  paidAt: row.paid_at,
  calculatedAt: row.calculated_at,
  brokenSendings: row.broken_sendings,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The claim with this id, whosever it is, or null. */
export const findInsurance = async (work: Work, id: string): Promise<InsuranceRecord | null> => {
  const row = await rowOf(work, id);
  return row ? fromRow(row) : null;
};

/** Id of the claim that an application of the marketplace became, or null. */
export const boundTo = async (work: Work, applicationId: string): Promise<string | null> => {
  const row = await work.tx
    .selectFrom('insurance_applications')
    .select('claim_id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row?.claim_id ?? null;
};

/** The claim with this id for jobs and other services; its absence is a fault of ours. */
export const needInsurance = async (work: Work, id: string): Promise<InsuranceRecord> => {
  const claim = await findInsurance(work, id);
  if (!claim) throw new Error(`insurance claim ${id} does not exist`);
  return claim;
};

/** Customers see their own claims (by the link of an SMS perhaps only one of them), dealers and partners those they made. */
export const mayOpen = (user: User, claim: InsuranceRecord): boolean =>
  (user.claimScope === null || user.claimScope === claim.id) &&
  (claim.ownerId === user.id || claim.agentId === user.id);

/** The claim of this user with this id; 404 when it is somebody else's or does not exist. */
export const ownInsurance = async (work: Work, user: User, id: string): Promise<InsuranceRecord> => {
  const claim = await findInsurance(work, id);
  if (!claim || !mayOpen(user, claim)) throw refuse(404, insuranceTexts.notFound);
  if (claim.ownerId === user.id) claim.locale = work.locale;
  return claim;
};

export interface Wanted {
  readonly source?: InsuranceRecord['source'] | undefined;
  readonly status?: InsuranceStatusAlias | undefined;
  readonly search?: string | undefined;
}

/** A part of the claims that this user may see, newest first, and how many there are in all. */
export const listInsurance = async (
  work: Work,
  user: User,
  wanted: Wanted,
  from: number,
  size: number,
): Promise<{ claims: InsuranceRecord[]; total: number }> => {
  let all = work.tx
    .selectFrom('insurance_claims')
    .where((where) => where.or([where('owner_id', '=', user.id), where('agent_id', '=', user.id)]));
  if (user.claimScope !== null) all = all.where('id', '=', user.claimScope);
  if (wanted.source !== undefined) all = all.where('source', '=', wanted.source);
  if (wanted.status !== undefined) all = all.where('status', '=', wanted.status);
  // Signs of LIKE in what was typed stand for themselves.
  if (wanted.search) all = all.where('words', 'like', `%${fold(wanted.search).replace(/[\\%_]/g, '')}%`);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all.selectAll().orderBy('created_at', 'desc').orderBy('id').offset(from).limit(size).execute();
  return { claims: rows.map(fromRow), total: Number(total) };
};

/** The claim that stands in the way of a new one for this person, or null. */
export const openInsuranceOf = async (work: Work, personalNumber: string): Promise<InsuranceRecord | null> => {
  const rows = await work.tx
    .selectFrom('insurance_claims')
    .selectAll()
    .where('personal_number', '=', personalNumber)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(fromRow).find((claim) => isOpen(claim.status)) ?? null;
};

/** Statuses this claim went through, oldest first. */
export const timelineOf = async (work: Work, id: string): Promise<{ alias: InsuranceStatusAlias; at: string }[]> => {
  const rows = await work.tx
    .selectFrom('insurance_events')
    .select(['status', 'at'])
    .where('claim_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map(({ status, at }) => ({ alias: status, at: new Date(at).toISOString() }));
};

/** A step that the current status forbids: 409, which names the status. */
export const conflict = (
  claim: InsuranceRecord,
  text: Text = insuranceTexts.statusChanged,
  extras: Readonly<Record<string, unknown>> = {},
): Refusal => refuse(409, text, { ...extras, status: claim.status });

/** Moves the claim by `event` and notes it in the timeline; refuses with 409 where the lifecycle forbids it. Not yet saved. */
export const move = async (work: Work, claim: InsuranceRecord, event: InsuranceEvent): Promise<void> => {
  const next = statusAfter(claim.status, event);
  if (next === null) throw conflict(claim);
  if (next === claim.status) return;
  claim.status = next;
  const { seq } = await work.tx
    .selectFrom('insurance_events')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('claim_id', '=', claim.id)
    .executeTakeFirstOrThrow();
  await work.tx
    .insertInto('insurance_events')
    .values({ claim_id: claim.id, seq: seq + 1, status: next, at: work.now() })
    .execute();
  await work.effect('insurance.status', { claimId: claim.id, status: next });
};
