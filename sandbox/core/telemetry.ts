import type { StoredRecord } from '../../schemas/telemetry.schema.ts';
import type { Store } from './store.ts';
import { funnelOf, type FlowFunnel, type FunnelStep } from './funnel.ts';

/** So many records are kept; the oldest go first. */
const KEPT = 20_000;
/** Looked for all of a sudden would cost each batch a look at the whole table. */
const SWEEP_EVERY = 50;

export interface Telemetry {
  add(records: readonly StoredRecord[]): Promise<void>;
  /** Of what was told since the data were last reset. */
  funnel(): Promise<readonly FlowFunnel[]>;
  /** The newest first. */
  errors(): Promise<readonly ErrorEntry[]>;
}

export type ErrorEntry = Extract<StoredRecord, { type: 'error' | 'call' | 'csp' }> & { readonly seq: number };

/** What pages tell of their use, in the sandbox's own store. */
export function createTelemetry(store: Store): Telemetry {
  let batches = 0;
  return {
    add: (records) =>
      store.transaction(async (tx) => {
        if (records.length === 0) return;
        const rows = records.map((record) => ({ at: record.at, type: record.type, record: JSON.stringify(record) }));
        await tx.insertInto('sandbox_telemetry').values(rows).execute();
        batches += 1;
        if (batches % SWEEP_EVERY !== 0) return;
        const newest = await tx.selectFrom('sandbox_telemetry').select('seq').orderBy('seq', 'desc').limit(1).execute();
        await tx
          .deleteFrom('sandbox_telemetry')
          .where('seq', '<=', (newest[0]?.seq ?? 0) - KEPT)
          .execute();
      }),
    funnel: () =>
      store.transaction(async (tx) => {
        const rows = await tx
          .selectFrom('sandbox_telemetry')
          .select('record')
          .where('type', '=', 'step')
          .orderBy('seq')
          .execute();
        return funnelOf(rows.map(({ record }) => JSON.parse(record) as FunnelStep));
      }),
    errors: () =>
      store.transaction(async (tx) => {
        const rows = await tx
          .selectFrom('sandbox_telemetry')
          .select(['seq', 'record'])
          .where('type', 'in', ['error', 'call', 'csp'])
          .orderBy('seq', 'desc')
          .limit(300)
          .execute();
        return rows.map(({ seq, record }) => ({ ...(JSON.parse(record) as ErrorEntry), seq }));
      }),
  };
}
