import type { Generated } from 'kysely';
import type { CascoLifeStatusAlias } from '../../../openapi/index.ts';
import type { Migration } from '../../core/service.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    cascolife_claims: {
      id: string;
      number: string;
      credit_claim_id: string;
      owner_id: string;
      dealer_id: string | null;
      status: CascoLifeStatusAlias;
      /** Language of the customer's last call: messages are written in it. */
      locale: 'ru' | 'kk';
      /** JSON of `InsuredLoan`, as it was when the bank asked. */
      loan: string;
      /** JSON of `CascoLifeData`. */
      data: string;
      created_at: number;
      updated_at: number;
    };
    cascolife_events: { seq: Generated<number>; claim_id: string; status: CascoLifeStatusAlias; at: number };
  }
}

export const cascoLifeMigrations: readonly Migration[] = [
  {
    id: 'cascolife.001',
    sql: [
      `CREATE TABLE cascolife_claims (
        id TEXT PRIMARY KEY, number TEXT NOT NULL UNIQUE, credit_claim_id TEXT NOT NULL, owner_id TEXT NOT NULL,
        dealer_id TEXT, status TEXT NOT NULL, locale TEXT NOT NULL, loan TEXT NOT NULL, data TEXT NOT NULL,
        created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX cascolife_claims_newest ON cascolife_claims (created_at)',
      'CREATE INDEX cascolife_claims_status ON cascolife_claims (status, number)',
      'CREATE INDEX cascolife_claims_owner ON cascolife_claims (owner_id, created_at)',
      'CREATE INDEX cascolife_claims_dealer ON cascolife_claims (dealer_id, created_at)',
      'CREATE INDEX cascolife_claims_credit ON cascolife_claims (credit_claim_id)',
      `CREATE TABLE cascolife_events (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, claim_id TEXT NOT NULL REFERENCES cascolife_claims (id),
        status TEXT NOT NULL, at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX cascolife_events_claim ON cascolife_events (claim_id, seq)',
    ],
  },
];
