import type { StatementReason } from '../../../openapi/index.ts';
import { refuse, refuseKeeping, type Migration, type Refusal, type Work } from '../../core/service.ts';
import { docsTexts, MAX_REFUSED_STATEMENTS } from '../../data/docs.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    docs_attempts: { claim_id: string; refused: number; last_at: number };
  }
}

export const attemptMigrations: readonly Migration[] = [
  {
    id: 'docs.attempts.001',
    sql: [
      'CREATE TABLE docs_attempts (claim_id TEXT PRIMARY KEY, refused INTEGER NOT NULL, last_at INTEGER NOT NULL) STRICT',
    ],
  },
];

const DAY_MS = 24 * 3_600_000;

const refusedOf = async (work: Work, claimId: string): Promise<{ refused: number; last_at: number } | null> => {
  const row = await work.tx
    .selectFrom('docs_attempts')
    .select(['refused', 'last_at'])
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  return row && work.now() - row.last_at < DAY_MS ? row : null;
};

/** Throws 429 when five statements in a row were refused within a day. */
export const needAttempt = async (work: Work, claimId: string): Promise<void> => {
  const spent = await refusedOf(work, claimId);
  if (spent === null || spent.refused < MAX_REFUSED_STATEMENTS) return;
  const retryAfterSec = Math.ceil((spent.last_at + DAY_MS - work.now()) / 1000);
  throw refuse(429, docsTexts.statementsSpent, { retryAfterSec });
};

/** A statement was taken: the count begins anew. */
export const forgetAttempts = async (work: Work, claimId: string): Promise<void> => {
  await work.tx.deleteFrom('docs_attempts').where('claim_id', '=', claimId).execute();
};

/** One more statement is refused: 422 with its reason and what is left to try. */
export const refusedStatement = async (work: Work, claimId: string, reason: StatementReason): Promise<Refusal> => {
  const refused = ((await refusedOf(work, claimId))?.refused ?? 0) + 1;
  await forgetAttempts(work, claimId);
  await work.tx.insertInto('docs_attempts').values({ claim_id: claimId, refused, last_at: work.now() }).execute();
  const type = `statement_${reason}` as const;
  return refuseKeeping(422, [{ loc: ['body', 'file'], msg: docsTexts[type], type }], {
    type,
    attemptsLeft: Math.max(0, MAX_REFUSED_STATEMENTS - refused),
  });
};
