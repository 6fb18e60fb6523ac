import type { CascoLifeChoice, CascoLifeStatusAlias } from '../../../openapi/index.ts';
import type { InsuredLoan } from '../../core/credits.ts';
import { refuse, type Locale, type Refusal, type Text, type User, type Work } from '../../core/service.ts';
import { cascoLifeTexts } from '../../data/casco-life.ts';
import { isFinal, statusAfter, type StatusEvent } from './lifecycle.ts';
import type {} from './tables.ts';

export type Kind = 'casco' | 'life';
export type Risks = NonNullable<CascoLifeChoice['risks']>;

/** An insurance that the client buys. */
export interface Purchase {
  readonly decision: 'insure';
  readonly company: string;
  readonly deductiblePercent: number | null;
  readonly termMonths: number;
  readonly risks: Risks;
  readonly payer: 'financed' | 'own';
  /** As it was when chosen, tenge. */
  readonly premium: number;
  readonly decidedAt: number;
}
/** What the client decided about one insurance. */
export type Choice =
  | Purchase
  | { readonly decision: 'own_policy'; readonly decidedAt: number }
  | { readonly decision: 'decline'; readonly decidedAt: number };

export interface OwnPolicyRecord {
  readonly fileId: string;
  state: 'checking' | 'accepted' | 'refused';
  reason: 'other_car' | 'ends_too_early' | 'unreadable' | null;
  /** Sandbox time of the answer. */
  readonly dueAt: number;
}

export interface PolicyRecord {
  readonly kind: Kind;
  readonly number: string;
  readonly company: string;
  readonly premium: number;
  readonly dateFrom: string;
  readonly dateTo: string;
}

export interface CascoLifeData {
  casco: Choice | null;
  life: Choice | null;
  ownPolicy: OwnPolicyRecord | null;
  agreement: { readonly number: string; readonly createdAt: number; readonly locale: Locale } | null;
  policies: readonly PolicyRecord[];
  failure: 'EXPIRED' | 'INSURER_REFUSED' | null;
  /** Agreements made so far; each has a number of its own. */
  agreements: number;
  /** Sendings that met a broken gateway. */
  brokenSendings: number;
}

/** A claim as the service works with it; `saveClaim` writes it back. */
export interface CascoLifeRecord {
  readonly id: string;
  readonly number: string;
  readonly creditClaimId: string;
  readonly ownerId: string;
  readonly dealerId: string | null;
  status: CascoLifeStatusAlias;
  locale: 'ru' | 'kk';
  readonly loan: InsuredLoan;
  data: CascoLifeData;
  readonly createdAt: number;
  updatedAt: number;
}

type Row = Awaited<ReturnType<typeof rowOf>>;
const rowOf = (work: Work, id: string) =>
  work.tx.selectFrom('cascolife_claims').selectAll().where('id', '=', id).executeTakeFirst();

const fromRow = (row: NonNullable<Row>): CascoLifeRecord => ({
  id: row.id,
  number: row.number,
  creditClaimId: row.credit_claim_id,
  ownerId: row.owner_id,
  dealerId: row.dealer_id,
  status: row.status,
  locale: row.locale,
  loan: JSON.parse(row.loan) as InsuredLoan,
  data: JSON.parse(row.data) as CascoLifeData,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A claim of nothing yet, for a loan whose bank waits. */
export const newClaim = async (work: Work, loan: InsuredLoan): Promise<CascoLifeRecord> => {
  const last = await work.tx
    .selectFrom('cascolife_claims')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = Number(last?.number.slice(-6) ?? 0) + 1;
  return {
    id: work.random.uuid(),
    number: `CL-${loan.loan.start.slice(0, 4)}-${String(next).padStart(6, '0')}`,
    creditClaimId: loan.claimId,
    ownerId: loan.ownerId,
    dealerId: loan.dealerId,
    status: 'new',
    locale: loan.locale,
    loan,
    data: {
      casco: null,
      life: null,
      ownPolicy: null,
      agreement: null,
      policies: [],
      failure: null,
      agreements: 0,
      brokenSendings: 0,
    },
    createdAt: work.now(),
    updatedAt: work.now(),
  };
};

/** Writes a new claim and its first status. */
export const insertClaim = async (work: Work, claim: CascoLifeRecord): Promise<void> => {
  const { id, number, status, locale, createdAt, updatedAt } = claim;
  const row = {
    id,
    number,
    credit_claim_id: claim.creditClaimId,
    owner_id: claim.ownerId,
    dealer_id: claim.dealerId,
    status,
    locale,
    loan: JSON.stringify(claim.loan),
    data: JSON.stringify(claim.data),
    created_at: createdAt,
    updated_at: updatedAt,
  };
  await work.tx.insertInto('cascolife_claims').values(row).execute();
  await work.tx.insertInto('cascolife_events').values({ claim_id: id, status, at: createdAt }).execute();
};

/** Writes a changed claim back. */
export const saveClaim = async (work: Work, claim: CascoLifeRecord): Promise<void> => {
  claim.updatedAt = work.now();
  const { status, locale, updatedAt } = claim;
  await work.tx
    .updateTable('cascolife_claims')
    .set({ status, locale, data: JSON.stringify(claim.data), updated_at: updatedAt })
    .where('id', '=', claim.id)
    .execute();
};

/** The claim with this id, whosever it is, or null. */
export const findClaim = async (work: Work, id: string): Promise<CascoLifeRecord | null> => {
  const row = await rowOf(work, id);
  return row ? fromRow(row) : null;
};

/** The claim with this id for jobs; its absence is a fault of ours. */
export const needClaim = async (work: Work, id: string): Promise<CascoLifeRecord> => {
  const claim = await findClaim(work, id);
  if (!claim) throw new Error(`casco-life claim ${id} does not exist`);
  return claim;
};

/** The claim of this credit that is not over, or null. */
export const openClaimOf = async (work: Work, creditClaimId: string): Promise<CascoLifeRecord | null> => {
  const rows = await work.tx
    .selectFrom('cascolife_claims')
    .selectAll()
    .where('credit_claim_id', '=', creditClaimId)
    .execute();
  return rows.map(fromRow).find(({ status }) => !isFinal(status)) ?? null;
};

/** Id of the newest claim of this credit that is not over, else of the last one, or null. */
export const newestClaimOf = async (work: Work, creditClaimId: string): Promise<string | null> => {
  const rows = await work.tx
    .selectFrom('cascolife_claims')
    .select(['id', 'status'])
    .where('credit_claim_id', '=', creditClaimId)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  return (rows.find(({ status }) => !isFinal(status)) ?? rows[0])?.id ?? null;
};

/** May this user see the claim? Customers their own, dealers those they made; a scoped token only that of its credit. */
export const mayOpen = (user: User, claim: CascoLifeRecord): boolean => {
  if (user.claimScope !== null && user.claimScope !== claim.creditClaimId) return false;
  return claim.ownerId === user.id || (claim.dealerId !== null && claim.dealerId === user.id);
};

/** The claim of this user with this id; 404 when it is somebody else's or does not exist. */
export const ownClaim = async (work: Work, user: User, id: string): Promise<CascoLifeRecord> => {
  const claim = await findClaim(work, id);
  if (!claim || !mayOpen(user, claim)) throw refuse(404, cascoLifeTexts.notFound);
  if (claim.ownerId === user.id) claim.locale = work.locale;
  return claim;
};

/** One page of the claims that this user may see, newest first. */
export const claimsOf = async (
  work: Work,
  user: User,
  page: number,
  size: number,
): Promise<{ items: CascoLifeRecord[]; total: number }> => {
  const mine = work.tx
    .selectFrom('cascolife_claims')
    .where((where) => where.or([where('owner_id', '=', user.id), where('dealer_id', '=', user.id)]))
    .$if(user.claimScope !== null, (query) => query.where('credit_claim_id', '=', user.claimScope ?? ''));
  const { count } = await mine.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await mine
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { items: rows.map(fromRow), total: Number(count) };
};

/** Statuses this claim went through, oldest first. */
export const timelineOf = async (work: Work, id: string): Promise<{ alias: CascoLifeStatusAlias; at: string }[]> => {
  const rows = await work.tx
    .selectFrom('cascolife_events')
    .select(['status', 'at'])
    .where('claim_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map(({ status, at }) => ({ alias: status, at: new Date(at).toISOString() }));
};

/** A step that the claim does not allow now: 409, which names the status. */
export const conflict = (claim: CascoLifeRecord, text: Text = cascoLifeTexts.statusChanged): Refusal =>
  refuse(409, text, { status: claim.status });

/** Moves the claim by `event` and notes it in the timeline; refuses with 409 where the lifecycle forbids it. Not yet saved. */
export const move = async (work: Work, claim: CascoLifeRecord, event: StatusEvent): Promise<void> => {
  const next = statusAfter(claim.status, event);
  if (next === null) throw conflict(claim);
  if (next === claim.status) return;
  claim.status = next;
  await work.tx.insertInto('cascolife_events').values({ claim_id: claim.id, status: next, at: work.now() }).execute();
  await work.effect('cascoLife.status', { claimId: claim.id, status: next });
};
