import type { Generated } from 'kysely';
import type { InsuranceStatusAlias } from '../../../openapi/index.ts';
import type { Migration } from '../../core/service.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    insurance_claims: {
      id: string;
      /** The customer's user. */
      owner_id: string;
      agent_id: string | null;
      partner_id: string | null;
      source: 'site' | 'partner' | 'marketplace';
      personal_number: string;
      phone: string;
      status: InsuranceStatusAlias;
      locale: 'ru' | 'kk';
      credit_claim_id: string | null;
      application_id: string | null;
      repeat_of: string | null;
      /** JSON of `InsuranceData`. */
      data: string;
      /** Folded words that the list is searched by. */
      words: string;
      offer_id: string | null;
      payment_id: string | null;
      paid_at: number | null;
      calculated_at: number | null;
      broken_sendings: number;
      expires_at: number | null;
      created_at: number;
      updated_at: number;
    };
    insurance_events: { seq: Generated<number>; claim_id: string; status: InsuranceStatusAlias; at: number };
    insurance_documents: {
      id: string;
      claim_id: string;
      kind: 'agreement' | 'application' | 'policy' | 'receipt';
      name: string;
      size: number;
      sha256: string;
      bytes: Uint8Array;
      created_at: number;
    };
    /** Numbers of agreements and policies, by series. */
    insurance_numbers: { series: string; last: number };
    /** Applications that came from the marketplace, and the claims that were made of them. */
    insurance_applications: {
      id: string;
      personal_number: string | null;
      phone: string | null;
      /** JSON of `PrefillData`. */
      prefill: string;
      claim_id: string | null;
    };
  }
}

export const insuranceMigrations: readonly Migration[] = [
  {
    id: 'insurance.001',
    sql: [
      `CREATE TABLE insurance_claims (
        id TEXT PRIMARY KEY, owner_id TEXT NOT NULL, agent_id TEXT, partner_id TEXT, source TEXT NOT NULL,
        personal_number TEXT NOT NULL, phone TEXT NOT NULL, status TEXT NOT NULL, locale TEXT NOT NULL,
        credit_claim_id TEXT, application_id TEXT, repeat_of TEXT, data TEXT NOT NULL, words TEXT NOT NULL, offer_id TEXT,
        payment_id TEXT, paid_at INTEGER, calculated_at INTEGER, broken_sendings INTEGER NOT NULL, expires_at INTEGER,
        created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX insurance_claims_owner ON insurance_claims (owner_id, created_at)',
      'CREATE INDEX insurance_claims_agent ON insurance_claims (agent_id, created_at)',
      'CREATE INDEX insurance_claims_person ON insurance_claims (personal_number, status)',
      `CREATE TABLE insurance_events (
        claim_id TEXT NOT NULL REFERENCES insurance_claims (id), seq INTEGER NOT NULL, status TEXT NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY (claim_id, seq)) STRICT`,
      `CREATE TABLE insurance_documents (
        id TEXT PRIMARY KEY, claim_id TEXT NOT NULL REFERENCES insurance_claims (id), kind TEXT NOT NULL,
        name TEXT NOT NULL, size INTEGER NOT NULL, sha256 TEXT NOT NULL, bytes BLOB NOT NULL, created_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX insurance_documents_claim ON insurance_documents (claim_id, created_at)',
      'CREATE TABLE insurance_numbers (series TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT',
      `CREATE TABLE insurance_applications (
        id TEXT PRIMARY KEY, personal_number TEXT, phone TEXT, prefill TEXT NOT NULL, claim_id TEXT) STRICT`,
    ],
  },
  { id: 'insurance.002', sql: ['CREATE INDEX insurance_claims_created ON insurance_claims (created_at)'] },
  {
    // A running number keeps the order, as in every other timeline.
    id: 'insurance.003',
    sql: [
      `CREATE TABLE insurance_timeline (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, claim_id TEXT NOT NULL REFERENCES insurance_claims (id),
        status TEXT NOT NULL, at INTEGER NOT NULL) STRICT`,
      `INSERT INTO insurance_timeline (claim_id, status, at)
        SELECT claim_id, status, at FROM insurance_events ORDER BY claim_id, seq`,
      'DROP TABLE insurance_events',
      'ALTER TABLE insurance_timeline RENAME TO insurance_events',
      'CREATE INDEX insurance_events_claim ON insurance_events (claim_id, seq)',
    ],
  },
];
