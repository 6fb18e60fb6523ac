import type { CommodityClaim, CommodityClientData, CommodityStatusAlias, Rejection } from '../../../openapi/index.ts';
import { defineEntity } from '../../core/entity.ts';
import type { LinkTarget } from '../../core/links.ts';
import type { Locale, Migration, User, Work } from '../../core/service.ts';
import { commodityTexts, type Goods } from '../../data/commodity.ts';
import { commodityLifecycle, isOver } from './lifecycle.ts';
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

/** The claim as a short link's target. */
export const linkTargetOf = ({ id }: { readonly id: string }): LinkTarget => ({ kind: 'commodity', id });

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
  { id: 'commodity.002', sql: [`UPDATE commodity_claims SET data = replace(data, '"told":', '"notified":')`] },
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
  /** The day of the signature. */
  signedOn?: string;
  /** The agreement since then: its number, the time of the signature, the language it is in. */
  agreement?: { readonly number: string; readonly at: number; readonly locale: Locale };
  cancelReason: 'shop' | 'time' | null;
  brokenSendings: number;
  notified: boolean;
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

export const { find, need, own, findOwn, insert, save, mayOpen, move, planExpiry, expiring } = defineEntity({
  name: 'commodity',
  noun: 'commodity claim',
  table: 'commodity_claims',
  toRow,
  fromRow,
  lifecycle: commodityLifecycle,
  holdersOf: ({ id, ownerId }: CommodityRecord) => ({ ownerId, scopeId: id }),
  notFound: commodityTexts.notFound,
});

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

/** All claims that `user` may see as their customer, newest first. */
export const visible = async (work: Work, user: User): Promise<CommodityRecord[]> =>
  (await ofOwner(work, user.id)).filter((claim) => mayOpen(user, claim));

/** The newest open claim that `user` may see, else the newest, else null. */
export const current = async (work: Work, user: User): Promise<CommodityRecord | null> => {
  const all = await visible(work, user);
  return all.find(({ status }) => !isOver(status)) ?? all[0] ?? null;
};

/** The newest claims of everybody, for QA. */
export const newest = async (work: Work, limit: number): Promise<CommodityRecord[]> => {
  const rows = work.tx.selectFrom('commodity_claims').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return (await rows.limit(limit).execute()).map(fromRow);
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
