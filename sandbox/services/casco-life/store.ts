import type { Selectable } from 'kysely';
import type { CascoLifeChoice, CascoLifeStatusAlias } from '../../../openapi/index.ts';
import type { InsuredLoan } from '../../core/credits.ts';
import { defineEntity } from '../../core/entity.ts';
import type { Locale, Tables, User, Work } from '../../core/service.ts';
import { cascoLifeTexts } from '../../data/casco-life.ts';
import { cascoLifeLifecycle } from './lifecycle.ts';
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
  /** The loan's payment with them, tenge; null: the bank did not wait for them. */
  insuredPayment?: number | null;
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

const toRow = (claim: CascoLifeRecord) => ({
  id: claim.id,
  number: claim.number,
  credit_claim_id: claim.creditClaimId,
  owner_id: claim.ownerId,
  dealer_id: claim.dealerId,
  status: claim.status,
  locale: claim.locale,
  loan: JSON.stringify(claim.loan),
  data: JSON.stringify(claim.data),
  created_at: claim.createdAt,
  updated_at: claim.updatedAt,
});

const fromRow = (row: Selectable<Tables['cascolife_claims']>): CascoLifeRecord => ({
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

/** A token that is bound to a credit claim opens the insurance of that credit, too. */
export const {
  find: findClaim,
  need: needClaim,
  own: ownClaim,
  findOwn: findOwnClaim,
  insert: insertClaim,
  save: saveClaim,
  mayOpen,
  move,
  planExpiry,
  expiring,
  timelineOf,
} = defineEntity({
  name: 'cascoLife',
  noun: 'casco-life claim',
  table: 'cascolife_claims',
  timeline: 'cascolife_events',
  toRow,
  fromRow,
  lifecycle: cascoLifeLifecycle,
  holdersOf: (claim: CascoLifeRecord) => ({
    ownerId: claim.ownerId,
    agentId: claim.dealerId,
    scopeId: claim.creditClaimId,
  }),
  notFound: cascoLifeTexts.notFound,
});

/** The claim of this credit that is not over, or null. */
export const openClaimOf = async (work: Work, creditClaimId: string): Promise<CascoLifeRecord | null> => {
  const rows = await work.tx
    .selectFrom('cascolife_claims')
    .selectAll()
    .where('credit_claim_id', '=', creditClaimId)
    .execute();
  return rows.map(fromRow).find(({ status }) => !cascoLifeLifecycle.isFinal(status)) ?? null;
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
  return (rows.find(({ status }) => !cascoLifeLifecycle.isFinal(status)) ?? rows[0])?.id ?? null;
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
