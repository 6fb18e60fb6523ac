import type { CommodityClaim, CommodityClientData, CommodityStatusAlias, Rejection } from '../../../openapi/index.ts';
import { refuse, type Locale, type Migration, type User, type Work } from '../../core/service.ts';
import { commodityTexts, type Goods } from '../../data/commodity.ts';
import { isOver, statusAfter, type CommodityEvent } from './lifecycle.ts';
import type { GoodsOffer } from './offers.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    commodity_claims: {
      id: string;
      owner_id: string;
      status: CommodityStatusAlias;
      created_at: number;
      /** JSON of the rest of a `CommodityRecord`. */
      data: string;
    };
    commodity_offers: {
      id: string;
      claim_id: string;
      state: 'ready' | 'selected' | 'signed';
      valid_until: number;
      /** JSON of `GoodsOffer`. */
      data: string;
    };
  }
}

export const commodityMigrations: readonly Migration[] = [
  {
    id: 'commodity.001',
    sql: [
      `CREATE TABLE commodity_claims (
        id TEXT PRIMARY KEY, owner_id TEXT NOT NULL, status TEXT NOT NULL, created_at INTEGER NOT NULL,
        data TEXT NOT NULL) STRICT`,
      'CREATE INDEX commodity_claims_owner ON commodity_claims (owner_id, created_at)',
      'CREATE INDEX commodity_claims_created ON commodity_claims (created_at, id)',
      `CREATE TABLE commodity_offers (
        id TEXT PRIMARY KEY, claim_id TEXT NOT NULL REFERENCES commodity_claims (id), state TEXT NOT NULL,
        valid_until INTEGER NOT NULL, data TEXT NOT NULL) STRICT`,
      'CREATE INDEX commodity_offers_claim ON commodity_offers (claim_id)',
    ],
  },
];

/** Tries of the signing page. */
export const SIGN_TRIES = 3;

interface Data {
  number: string;
  shop: string;
  goods: readonly Goods[];
  personalNumber: string;
  /** 11 digits. */
  phone: string;
  /** Language of the customer's last call. */
  locale: Locale;
  customer: CommodityClientData | null;
  /** Types of the files that are there. */
  files: readonly string[];
  /** Banks that have yet to answer. */
  waiting: readonly string[];
  refusals: readonly { bank: string; code: Rejection['code'] }[];
  offerId: string | null;
  signing: CommodityClaim['signing']['state'];
  signLeft: number;
  /** The customer has shown who they are. */
  isVerified: boolean;
  cancelReason: 'shop' | 'time' | null;
  brokenSendings: number;
  told: boolean;
}

/** A commodity claim as the service works with it; `save` writes it back. */
export interface CommodityRecord extends Data {
  readonly id: string;
  readonly ownerId: string;
  status: CommodityStatusAlias;
  readonly createdAt: number;
}

/** An offer with what became of it. */
export interface OfferRecord extends GoodsOffer {
  readonly id: string;
  state: 'ready' | 'selected' | 'signed';
  readonly validUntil: number;
}

const toRow = ({ id, ownerId, status, createdAt, ...data }: CommodityRecord) => ({
  id,
  owner_id: ownerId,
  status,
  created_at: createdAt,
  data: JSON.stringify(data),
});
type Row = ReturnType<typeof toRow>;
const fromRow = ({ id, owner_id, status, created_at, data }: Row): CommodityRecord => ({
  ...(JSON.parse(data) as Data),
  id,
  ownerId: owner_id,
  status,
  createdAt: created_at,
});

export const insert = async (work: Work, claim: CommodityRecord): Promise<void> => {
  await work.tx.insertInto('commodity_claims').values(toRow(claim)).execute();
};
export const save = async (work: Work, claim: CommodityRecord): Promise<void> => {
  const { status, data } = toRow(claim);
  await work.tx.updateTable('commodity_claims').set({ status, data }).where('id', '=', claim.id).execute();
};

/** The claim with this id, whosever it is, or null. */
export const find = async (work: Work, id: string): Promise<CommodityRecord | null> => {
  const row = await work.tx.selectFrom('commodity_claims').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
};
/** The claim for jobs; its absence is a fault of ours. */
export const need = async (work: Work, id: string): Promise<CommodityRecord> => {
  const claim = await find(work, id);
  if (!claim) throw new Error(`commodity claim ${id} does not exist`);
  return claim;
};

/** A scoped token opens only its one claim. */
const mayOpen = (user: User, claim: CommodityRecord): boolean =>
  claim.ownerId === user.id && (user.claimScope === null || user.claimScope === claim.id);

/** The claim if `user` may open it, else null. */
export const findOwn = async (work: Work, user: User, id: string): Promise<CommodityRecord | null> => {
  const claim = await find(work, id);
  return claim && mayOpen(user, claim) ? claim : null;
};
/** The same or 404. */
export const own = async (work: Work, user: User, id: string): Promise<CommodityRecord> => {
  const claim = await findOwn(work, user, id);
  if (!claim) throw refuse(404, commodityTexts.notFound);
  claim.locale = work.locale;
  return claim;
};

/** All claims of this person, newest first. */
export const ofOwner = async (work: Work, ownerId: string): Promise<CommodityRecord[]> => {
  const rows = await work.tx
    .selectFrom('commodity_claims')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
};

/** The newest open claim that `user` may see, else the newest, else null. */
export const current = async (work: Work, user: User): Promise<CommodityRecord | null> => {
  const all = (await ofOwner(work, user.id)).filter((claim) => mayOpen(user, claim));
  return all.find(({ status }) => !isOver(status)) ?? all[0] ?? null;
};

/** The newest claims of everybody, for QA. */
export const newest = async (work: Work, limit: number): Promise<CommodityRecord[]> => {
  const rows = work.tx.selectFrom('commodity_claims').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return (await rows.limit(limit).execute()).map(fromRow);
};

export const conflict = (
  claim: CommodityRecord,
  text: (typeof commodityTexts)[keyof typeof commodityTexts] = commodityTexts.statusChanged,
) => refuse(409, text, { status: claim.status });

/** Moves the claim; 409 where the lifecycle forbids it. Not yet saved. */
export const move = async (work: Work, claim: CommodityRecord, event: CommodityEvent): Promise<void> => {
  const next = statusAfter(claim.status, event);
  if (next === null) throw conflict(claim);
  if (next === claim.status) return;
  claim.status = next;
  await work.effect('commodity.status', { claimId: claim.id, status: next });
};

export const addOffers = async (
  work: Work,
  claimId: string,
  offers: readonly GoodsOffer[],
  validUntil: number,
): Promise<void> => {
  const rows = offers.map((offer) => ({
    id: work.random.uuid(),
    claim_id: claimId,
    state: 'ready' as const,
    valid_until: validUntil,
    data: JSON.stringify(offer),
  }));
  await work.tx.insertInto('commodity_offers').values(rows).execute();
};

/** Offers to this claim, the smallest monthly payment first. */
export const offersOf = async (work: Work, claimId: string): Promise<OfferRecord[]> => {
  const rows = await work.tx.selectFrom('commodity_offers').selectAll().where('claim_id', '=', claimId).execute();
  return rows
    .map(({ id, state, valid_until, data }) => ({
      ...(JSON.parse(data) as GoodsOffer),
      id,
      state,
      validUntil: valid_until,
    }))
    .sort((a, b) => a.monthly - b.monthly || a.overpayment - b.overpayment || (a.id < b.id ? -1 : 1));
};

/** Marks one offer, and all others of the claim as ready again. */
export const markOffer = async (
  work: Work,
  claimId: string,
  offerId: string | null,
  state: OfferRecord['state'],
): Promise<void> => {
  const all = work.tx.updateTable('commodity_offers').where('claim_id', '=', claimId);
  await all.set({ state: 'ready' }).execute();
  if (offerId !== null) await all.set({ state }).where('id', '=', offerId).execute();
};

export const isAlive = (work: Work, { validUntil }: OfferRecord): boolean => validUntil > work.now();
