import type { StatementReason, StatementState } from '../../../openapi/index.ts';
import { conflict } from '../../core/conflict.ts';
import type { Work } from '../../core/service.ts';
import { dataCameLate } from '../banks/answers.ts';
import { needClaim, saveClaim } from './store.ts';
import { isLocked } from './lifecycle.ts';

/** What the docs service read from a statement of pension contributions; income in tenge a month. */
export interface StatementResult {
  readonly state: Exclude<StatementState, 'none'>;
  readonly monthlyIncome: number | null;
  readonly reason: StatementReason | null;
}

/** Notes the result on the claim; banks that waited for a statement go on. `null`: the statement was removed. */
export const statementResult = async (work: Work, claimId: string, result: StatementResult | null): Promise<void> => {
  const claim = await needClaim(work, claimId);
  if (isLocked(claim.status)) throw conflict(claim);
  claim.statementState = result?.state ?? 'none';
  claim.statementIncome = result?.monthlyIncome ?? null;
  claim.statementReason = result?.reason ?? null;
  await saveClaim(work, claim);
  await work.effect('claim.statement', { claimId, state: claim.statementState });
  if (claim.status === 'waiting') await dataCameLate(work, claim);
};
