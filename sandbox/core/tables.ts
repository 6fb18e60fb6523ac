import type { ColumnType, Generated } from 'kysely';

/**
 * Every table of the sandbox's database. A service adds its own by declaration merging:
 * `declare module '../../core/tables.ts' { interface Tables { loans: LoanRow } }`.
 * Times are sandbox milliseconds (INTEGER), booleans 0 or 1, JSON is TEXT.
 */
export interface Tables {
  sandbox_meta: { key: string; value: string };
  sandbox_migrations: { id: string; applied_at: number };
  sandbox_idempotency: {
    operation_id: string;
    /** User id, or '' for a guest. */
    user_id: string;
    key: string;
    fingerprint: string;
    status: number;
    headers: string;
    body: string | null;
    created_at: number;
  };
  sandbox_ledger: {
    seq: Generated<number>;
    at: number;
    operation_id: string;
    kind: string;
    idempotency_key: string | null;
    data: string;
  };
  sandbox_inbox: { seq: Generated<number>; at: number; phone: string; text: string };
  /** What pages have told of their use (docs/telemetry.md); `record` as JSON. */
  sandbox_telemetry: { seq: Generated<number>; at: number; type: string; record: string };
  /** All other tables at one moment (`snapshots.ts`); a reset keeps them. */
  sandbox_snapshots: { name: string; at: number; data: string };
  sandbox_hits: { seq: Generated<number>; bucket: string; at: number };
  sandbox_jobs: {
    seq: Generated<number>;
    due_at: number;
    kind: string;
    data: string;
    /** Jobs with the same tag can be cancelled together. */
    tag: ColumnType<string | null, string | null | undefined, string | null>;
  };
}
