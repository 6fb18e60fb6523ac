import type { OfferStatusAlias } from '../../../openapi/index.ts';
import type { Migration } from '../../core/service.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    /** What one insurer answers to one claim. */
    offer_offers: {
      id: string;
      claim_id: string;
      /** Calculations of a claim are numbered from 1; the list shows the last. */
      round: number;
      /** Order of the catalogue. */
      position: number;
      company: string;
      status: OfferStatusAlias;
      /** JSON of `Asked`: the product as it was when the insurer was asked. */
      asked: string;
      /** JSON of `Quote`, or null before the answer. */
      answer: string | null;
      valid_until: number | null;
      /** The agreement is signed: time does not end it any more. */
      held: number;
      document_id: string | null;
    };
  }
}

export const offerMigrations: readonly Migration[] = [
  {
    id: 'offer.001',
    sql: [
      `CREATE TABLE offer_offers (
        id TEXT PRIMARY KEY, claim_id TEXT NOT NULL, round INTEGER NOT NULL, position INTEGER NOT NULL, company TEXT NOT NULL,
        status TEXT NOT NULL, asked TEXT NOT NULL, answer TEXT, valid_until INTEGER, held INTEGER NOT NULL, document_id TEXT) STRICT`,
      'CREATE INDEX offer_offers_claim ON offer_offers (claim_id, round, position)',
      'CREATE INDEX offer_offers_status ON offer_offers (status, id)',
    ],
  },
];
