import type { CreditInsurance } from '../../../openapi/index.ts';
import type { Migration } from '../../core/service.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    creditins_insurances: {
      id: string;
      variant: CreditInsurance['variant'];
      /** The borrower's user. */
      owner_id: string;
      phone: string;
      personal_number: string;
      contract_number: string;
      status: CreditInsurance['status'];
      locale: 'ru' | 'kk';
      /** Of the application; null until it is sent. */
      number: string | null;
      sent_at: number | null;
      valid_until: number;
      /** JSON of `InsuranceData`. */
      data: string;
      created_at: number;
    };
    /** Tokens of the mobile insurance service lie here as hashes only. */
    creditins_tokens: { hash: string; phone: string; expires_at: number };
  }
}

export const creditInsuranceMigrations: readonly Migration[] = [
  {
    id: 'creditins.001',
    sql: [
      `CREATE TABLE creditins_insurances (
        id TEXT PRIMARY KEY, variant TEXT NOT NULL, owner_id TEXT NOT NULL, phone TEXT NOT NULL,
        personal_number TEXT NOT NULL, contract_number TEXT NOT NULL, status TEXT NOT NULL, locale TEXT NOT NULL,
        number TEXT UNIQUE, sent_at INTEGER, valid_until INTEGER NOT NULL, data TEXT NOT NULL,
        created_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX creditins_insurances_phone ON creditins_insurances (phone, variant, created_at)',
      'CREATE INDEX creditins_insurances_contract ON creditins_insurances (contract_number)',
      'CREATE INDEX creditins_insurances_newest ON creditins_insurances (created_at)',
      'CREATE TABLE creditins_tokens (hash TEXT PRIMARY KEY, phone TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT',
      'CREATE INDEX creditins_tokens_expiry ON creditins_tokens (expires_at)',
    ],
  },
  {
    id: 'creditins.loanTerms',
    sql: [
      `UPDATE creditins_insurances
       SET data = '{"rate":25,"gesv":28.15,"paymentType":"annuity",' || SUBSTR(data, 2)`,
    ],
  },
];
