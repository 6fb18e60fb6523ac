import type { Selectable } from 'kysely';
import type { InsuranceProduct, OfferStatusAlias } from '../../../openapi/index.ts';
import type { Tables, Work } from '../../core/service.ts';
import { insurerOf, insurers, type Insurer } from '../../data/car-insurers.ts';
import type { Quote } from './quote.ts';
import type {} from './tables.ts';

/** The product when the insurer was asked, and what the car costs. */
export interface Asked extends Omit<InsuranceProduct, 'startDate'> {
  readonly price: number;
}

export interface OfferRecord {
  readonly id: string;
  readonly claimId: string;
  readonly round: number;
  readonly insurer: Insurer;
  readonly asked: Asked;
  status: OfferStatusAlias;
  answer: Quote | null;
  validUntil: number | null;
  held: boolean;
  documentId: string | null;
}

const fromRow = (row: Selectable<Tables['offer_offers']>): OfferRecord => {
  const insurer = insurerOf(row.company);
  if (!insurer) throw new Error(`insurer ${row.company} is not in the catalogue`);
  return {
    id: row.id,
    claimId: row.claim_id,
    round: row.round,
    insurer,
    asked: JSON.parse(row.asked) as Asked,
    status: row.status,
    answer: row.answer === null ? null : (JSON.parse(row.answer) as Quote),
    validUntil: row.valid_until,
    held: row.held === 1,
    documentId: row.document_id,
  };
};

/** The offer with this id, or null. */
export const findOffer = async (work: Work, id: string): Promise<OfferRecord | null> => {
  const row = await work.tx.selectFrom('offer_offers').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
};

const lastRound = async (work: Work, claimId: string): Promise<number> => {
  const row = await work.tx
    .selectFrom('offer_offers')
    .select('round')
    .where('claim_id', '=', claimId)
    .orderBy('round', 'desc')
    .executeTakeFirst();
  return row?.round ?? 0;
};

/** The offers of the claim's last calculation, in the order of the catalogue. */
export const offersOf = async (work: Work, claimId: string): Promise<OfferRecord[]> => {
  const rows = await work.tx
    .selectFrom('offer_offers')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('round', '=', await lastRound(work, claimId))
    .orderBy('position')
    .execute();
  return rows.map(fromRow);
};

/** Another calculation: one new offer an insurer. */
export const insertRound = async (work: Work, claimId: string, asked: Asked): Promise<OfferRecord[]> => {
  const round = (await lastRound(work, claimId)) + 1;
  const rows = insurers.map(({ alias }, position) => ({
    id: work.random.uuid(),
    claim_id: claimId,
    round,
    position,
    company: alias,
    status: 'new' as const,
    asked: JSON.stringify(asked),
    answer: null,
    valid_until: null,
    held: 0,
    document_id: null,
  }));
  await work.tx.insertInto('offer_offers').values(rows).execute();
  return rows.map(fromRow);
};

/** Writes a changed offer back. */
export const saveOffer = async (work: Work, offer: OfferRecord): Promise<void> => {
  await work.tx
    .updateTable('offer_offers')
    .set({
      status: offer.status,
      answer: offer.answer === null ? null : JSON.stringify(offer.answer),
      valid_until: offer.validUntil,
      held: offer.held ? 1 : 0,
      document_id: offer.documentId,
    })
    .where('id', '=', offer.id)
    .execute();
};
