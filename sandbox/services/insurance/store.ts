import type { Selectable } from 'kysely';
import type { InsuranceStatusAlias } from '../../../openapi/index.ts';
import { fold } from '../../../schemas/facts/fold.ts';
import { defineEntity } from '../../core/entity.ts';
import type { Tables, User, Work } from '../../core/service.ts';
import { carNameOf } from '../../data/cars.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import { insuranceLifecycle, isOpen } from './lifecycle.ts';
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
  id: claim.id,
  owner_id: claim.ownerId,
  agent_id: claim.agentId,
  partner_id: claim.partnerId,
  source: claim.source,
  personal_number: claim.personalNumber,
  credit_claim_id: claim.creditClaimId,
  application_id: claim.applicationId,
  repeat_of: claim.repeatOf,
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
  created_at: claim.createdAt,
  updated_at: claim.updatedAt,
});

const fromRow = (row: Selectable<Tables['insurance_claims']>): InsuranceRecord => ({
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

export const {
  find: findInsurance,
  need: needInsurance,
  own: ownInsurance,
  findOwn: findOwnInsurance,
  insert: insertInsurance,
  save: saveInsurance,
  mayOpen,
  move,
  planExpiry,
  expiring,
  timelineOf,
} = defineEntity({
  name: 'insurance',
  noun: 'insurance claim',
  table: 'insurance_claims',
  timeline: 'insurance_events',
  toRow,
  fromRow,
  lifecycle: insuranceLifecycle,
  holdersOf: ({ id, ownerId, agentId }: InsuranceRecord) => ({ ownerId, agentId, scopeId: id }),
  notFound: insuranceTexts.notFound,
});

/** Id of the claim that an application of the marketplace became, or null. */
export const boundTo = async (work: Work, applicationId: string): Promise<string | null> => {
  const row = await work.tx
    .selectFrom('insurance_applications')
    .select('claim_id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row?.claim_id ?? null;
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
