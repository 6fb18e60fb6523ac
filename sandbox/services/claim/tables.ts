import type { Generated } from 'kysely';
import type {
  ClaimStatusAlias,
  IdentityState,
  SigningState,
  StatementReason,
  StatementState,
} from '../../../openapi/index.ts';
import type { Migration } from '../../core/service.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    claims: {
      id: string;
      number: number;
      type: 'C2C' | 'DEALER';
      /** The customer's user. */
      owner_id: string;
      dealer_id: string | null;
      personal_number: string;
      /** 11 digits; codes and status messages go here. */
      phone: string;
      status: ClaimStatusAlias;
      /** Language of the customer's last call: messages are written in it. */
      locale: 'ru' | 'kk';
      /** JSON of `ClaimData`. */
      data: string;
      /** JSON list of signed consents. */
      consents: string;
      identity_state: IdentityState;
      identity_left: number;
      identity_at: number | null;
      signing_state: SigningState;
      statement_state: StatementState;
      statement_income: number | null;
      statement_reason: StatementReason | null;
      bank_alias: string | null;
      request_id: string | null;
      broken_sendings: number;
      link_sent_at: number | null;
      /** Folded words that the list is searched by. */
      search: string;
      created_at: number;
      updated_at: number;
    };
    /** What was signed, as it was signed. */
    claim_agreements: {
      claim_id: string;
      number: string;
      bank_alias: string;
      /** 11 digits. */
      phone: string;
      sha256: string;
      size: number;
      bytes: Uint8Array;
      signed_at: number;
    };
    claim_events: { seq: Generated<number>; claim_id: string; status: ClaimStatusAlias; at: number };
  }
}

export const claimMigrations: readonly Migration[] = [
  {
    id: 'claim.001',
    sql: [
      `CREATE TABLE claims (
        id TEXT PRIMARY KEY, type TEXT NOT NULL, owner_id TEXT NOT NULL, dealer_id TEXT, personal_number TEXT NOT NULL,
        phone TEXT NOT NULL, status TEXT NOT NULL, locale TEXT NOT NULL, data TEXT NOT NULL, consents TEXT NOT NULL,
        identity_state TEXT NOT NULL, identity_left INTEGER NOT NULL, identity_at INTEGER, signing_state TEXT NOT NULL,
        statement_state TEXT NOT NULL, statement_income INTEGER, statement_reason TEXT, bank_alias TEXT, request_id TEXT,
        broken_sendings INTEGER NOT NULL, link_sent_at INTEGER, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX claims_owner ON claims (owner_id)',
      'CREATE INDEX claims_dealer ON claims (dealer_id)',
      'CREATE INDEX claims_personal_number ON claims (personal_number)',
      'CREATE TABLE claim_events (claim_id TEXT NOT NULL REFERENCES claims (id), status TEXT NOT NULL, at INTEGER NOT NULL) STRICT',
      'CREATE INDEX claim_events_claim ON claim_events (claim_id)',
      `CREATE TABLE claim_signatures (
        id TEXT PRIMARY KEY, claim_id TEXT NOT NULL REFERENCES claims (id), phone TEXT NOT NULL, consents TEXT NOT NULL,
        state TEXT NOT NULL, locked_until INTEGER, outage_played INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX claim_signatures_claim ON claim_signatures (claim_id)',
      `CREATE TABLE claim_codes (
        signature_id TEXT NOT NULL REFERENCES claim_signatures (id), code TEXT NOT NULL, sent_at INTEGER NOT NULL,
        wrong INTEGER NOT NULL) STRICT`,
      'CREATE INDEX claim_codes_signature ON claim_codes (signature_id)',
    ],
  },
  // Signatures moved to a service of their own. Codes that were on their way are asked for again.
  { id: 'claim.002', sql: ['DROP TABLE claim_codes', 'DROP TABLE claim_signatures'] },
  {
    // The order of statuses of one moment: a number of its own, which both databases have.
    id: 'claim.003',
    sql: [
      `CREATE TABLE claim_timeline (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, claim_id TEXT NOT NULL REFERENCES claims (id), status TEXT NOT NULL,
        at INTEGER NOT NULL) STRICT`,
      'INSERT INTO claim_timeline (claim_id, status, at) SELECT claim_id, status, at FROM claim_events ORDER BY at',
      'DROP TABLE claim_events',
      'ALTER TABLE claim_timeline RENAME TO claim_events',
      'CREATE INDEX claim_events_claim ON claim_events (claim_id, seq)',
    ],
  },
  {
    id: 'claim.number',
    sql: [
      'ALTER TABLE claims ADD COLUMN number INTEGER NOT NULL DEFAULT 0',
      `UPDATE claims SET number = 100000 + (SELECT COUNT(*) FROM claims AS older WHERE older.created_at < claims.created_at
        OR (older.created_at = claims.created_at AND older.id <= claims.id))`,
      'CREATE UNIQUE INDEX claims_number ON claims (number)',
    ],
  },
  {
    // Lists: each kind of reader walks one index in the order of the list, and the index holds what is filtered by.
    id: 'claim.list',
    sql: [
      "ALTER TABLE claims ADD COLUMN search TEXT NOT NULL DEFAULT ''",
      "UPDATE claims SET search = personal_number || '|' || phone",
      'DROP INDEX claims_owner',
      'DROP INDEX claims_dealer',
      'CREATE INDEX claims_owner ON claims (owner_id, created_at DESC, id, status, type, bank_alias, search)',
      'CREATE INDEX claims_dealer ON claims (dealer_id, created_at DESC, id, owner_id, status, type, bank_alias, search)',
      'CREATE INDEX claims_created ON claims (created_at)',
      'CREATE INDEX claims_status ON claims (status, updated_at)',
    ],
  },
  // People call a claim by its number: it is searched by, too.
  { id: 'claim.searchNumber', sql: ["UPDATE claims SET search = search || '|' || number"] },
  {
    id: 'claim.agreements',
    sql: [
      `CREATE TABLE claim_agreements (
        claim_id TEXT PRIMARY KEY REFERENCES claims (id), number TEXT NOT NULL, bank_alias TEXT NOT NULL, phone TEXT NOT NULL,
        sha256 TEXT NOT NULL, size INTEGER NOT NULL, bytes BLOB NOT NULL, signed_at INTEGER NOT NULL) STRICT`,
    ],
  },
];
