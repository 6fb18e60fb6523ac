import type { Migration } from '../../core/service.ts';
import type { SignatureStatus } from './lifecycle.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    signature_requests: {
      id: string;
      subject_kind: string;
      subject_id: string;
      phone: string;
      personal_number: string;
      /** JSON list of `SignedItem`: what the code signs, and then the evidence of what was signed. */
      items: string;
      state: SignatureStatus;
      locked_until: number | null;
      /** The scripted outage was already played. */
      outage_played: number;
      created_at: number;
      confirmed_at: number | null;
    };
    signature_codes: { signature_id: string; code: string; sent_at: number; wrong: number };
  }
}

export const signatureMigrations: readonly Migration[] = [
  {
    id: 'signature.001',
    sql: [
      `CREATE TABLE signature_requests (
        id TEXT PRIMARY KEY, subject_kind TEXT NOT NULL, subject_id TEXT NOT NULL, phone TEXT NOT NULL,
        personal_number TEXT NOT NULL, items TEXT NOT NULL, state TEXT NOT NULL, locked_until INTEGER,
        outage_played INTEGER NOT NULL, created_at INTEGER NOT NULL, confirmed_at INTEGER) STRICT`,
      'CREATE INDEX signature_requests_subject ON signature_requests (subject_id, subject_kind, created_at)',
      `CREATE TABLE signature_codes (
        signature_id TEXT NOT NULL REFERENCES signature_requests (id), code TEXT NOT NULL, sent_at INTEGER NOT NULL,
        wrong INTEGER NOT NULL) STRICT`,
      'CREATE INDEX signature_codes_signature ON signature_codes (signature_id, sent_at)',
    ],
  },
];
