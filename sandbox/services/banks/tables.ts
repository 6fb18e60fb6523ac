import type { Migration } from '../../core/service.ts';
import type { Standing } from './lifecycle.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    bank_requests: {
      id: string;
      claim_id: string;
      sent_at: number;
      main_bank_alias: string | null;
      /** The customer was told by SMS that banks have answered. */
      told: number;
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
];
