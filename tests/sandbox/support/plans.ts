import { join } from 'node:path';
import Database from 'libsql';
import type { StoreOptions } from '../../../sandbox/core/store.ts';

/**
 * Walks over a whole table that are meant, by what the plan says and why it costs nothing. All else must find its rows by an
 * index, or by a key: with 100,000 claims a walk is what makes an answer slow.
 */
const ALLOWED: readonly RegExp[] = [
  /^SCAN sandbox_meta\b/, // two rows
  /^SCAN sandbox_inbox$/, // the newest 200, for people who look
  /^SCAN sandbox_snapshots\b/, // a few names
  /^SCAN CONSTANT ROW$/,
  /^SCAN \(subquery/, // over the result of a part that is judged by itself
];

/** Statements that were judged in this process, with what is wrong with them. */
const judged = new Map<string, readonly string[]>();

/** Notes the statements of a sandbox for `scansOf`. */
export function recorder(): { seen: Set<string>; onStatement: NonNullable<StoreOptions['onStatement']> } {
  const seen = new Set<string>();
  return { seen, onStatement: ({ query }) => void (judged.has(query.sql) || seen.add(query.sql)) };
}

/** The statements among `seen` that walk over a whole table, each with its plan. SQLite in `dataDir` says how it runs them. */
export function scansOf(dataDir: string, seen: ReadonlySet<string>): string[] {
  // A reset empties whole tables, a snapshot reads them (`WHERE true`); an insert of values looks for nothing.
  const wanted = [...seen].filter(
    (sql) =>
      !/^(insert into .* values|begin|commit|rollback|delete from "\w+"$|SELECT \* FROM "\w+" WHERE true$)/.test(sql),
  );
  if (wanted.length === 0) return [];
  const database = new Database(join(dataDir, 'sandbox.db'));
  for (const sql of wanted) if (!judged.has(sql)) judged.set(sql, judge(database, sql));
  database.close();
  return wanted.flatMap((sql) => (judged.get(sql) ?? []).map((line) => `${line}: ${sql}`));
}

function judge(database: InstanceType<typeof Database>, sql: string): string[] {
  const values = [...sql.matchAll(/\?/g)].map(() => 1);
  const rows = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(values) as { detail: string }[];
  const lines = rows.map(({ detail }) => detail);
  // The first few in the order of an index: the walk ends there.
  const isFirstFew =
    /\blimit \?/.test(sql) && !/\bwhere\b/.test(sql) && !lines.some((line) => line.startsWith('USE TEMP'));
  return lines.filter(
    (line) =>
      line.startsWith('SCAN ') &&
      !ALLOWED.some((allowed) => allowed.test(line)) &&
      !(isFirstFew && / USING (COVERING )?INDEX /.test(line)),
  );
}
