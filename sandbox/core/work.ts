import { coreTexts } from '../data/core.ts';
import { random } from './random.ts';
import { say, type Locale } from './refusal.ts';
import type { Tx, Work } from './service.ts';

export interface WorkParts {
  readonly tx: Tx;
  readonly at: number;
  readonly locale: Locale;
  readonly origin: string;
  /** For the ledger: which operation or job does this. */
  readonly source: string;
  readonly key: string | null;
  /** Told when a job is planned. */
  readonly planned: (atMs: number) => void;
}

/** What a handler or a job may do inside its transaction. */
export function createWork({ tx, at, locale, origin, source, key, planned }: WorkParts): Work {
  return {
    tx,
    locale,
    origin,
    random,
    now: () => at,
    async sms(phone, text, to = locale) {
      const message = `${say(coreTexts.service, to)}: ${say(text, to)}`;
      await tx.insertInto('sandbox_inbox').values({ at, phone, text: message }).execute();
    },
    async effect(kind, data = {}) {
      const row = { at, operation_id: source, kind, idempotency_key: key, data: JSON.stringify(data) };
      await tx.insertInto('sandbox_ledger').values(row).execute();
    },
    async later(atMs, kind, data, tag) {
      const row = { due_at: Math.ceil(atMs), kind, data: JSON.stringify(data ?? null), tag: tag ?? null };
      await tx.insertInto('sandbox_jobs').values(row).execute();
      planned(row.due_at);
    },
    async cancelJobs(tag) {
      await tx.deleteFrom('sandbox_jobs').where('tag', '=', tag).execute();
    },
  };
}
