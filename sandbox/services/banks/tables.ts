import type { Migration } from '../../core/service.ts';
import type { Standing } from './lifecycle.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    bank_requests: {
      id: string;
      claim_id: string;
      sent_at: number;
      main_bank_alias: string | null;
      /** What the customer was told by SMS to do; null: nothing is theirs to do, or they were not told yet. */
      notified_action: string | null;
    };
    bank_integrations: {
      id: string;
      request_id: string;
      position: number;
      bank_alias: string;
      status: Standing['status'];
      sub_status: Standing['subStatus'];
      /** JSON of `Offer` or `Refused` or `Needs`, by status. */
      answer: string | null;
      valid_until: number | null;
      updated_at: number;
    };
  }
}

export const bankMigrations: readonly Migration[] = [
  {
    id: 'banks.001',
    sql: [
      `CREATE TABLE bank_requests (
        id TEXT PRIMARY KEY, claim_id TEXT NOT NULL, sent_at INTEGER NOT NULL, main_bank_alias TEXT, told INTEGER NOT NULL) STRICT`,
      'CREATE INDEX bank_requests_claim ON bank_requests (claim_id)',
      `CREATE TABLE bank_integrations (
        id TEXT PRIMARY KEY, request_id TEXT NOT NULL REFERENCES bank_requests (id), position INTEGER NOT NULL,
        bank_alias TEXT NOT NULL, status TEXT NOT NULL, sub_status TEXT, answer TEXT, valid_until INTEGER,
        updated_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX bank_integrations_request ON bank_integrations (request_id)',
    ],
  },
  {
    id: 'banks.002',
    sql: [
      'ALTER TABLE bank_requests ADD COLUMN told_action TEXT',
      "UPDATE bank_requests SET told_action = 'chooseBank' WHERE told = 1",
      'ALTER TABLE bank_requests DROP COLUMN told',
    ],
  },
  { id: 'banks.003', sql: ['ALTER TABLE bank_requests RENAME COLUMN told_action TO notified_action'] },
];
