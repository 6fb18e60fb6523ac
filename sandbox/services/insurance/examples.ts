import type { Example, Work } from '../../core/service.ts';

/** Insurance claims to open, with their owners' sign-in names: one of each status and owner, newest first. */
export const insuranceExamples = async (work: Work): Promise<readonly Example[]> => {
  const rows = await work.tx
    .selectFrom('insurance_claims')
    .leftJoin('auth_users', 'auth_users.id', 'insurance_claims.owner_id')
    .select(['insurance_claims.id', 'insurance_claims.status', 'auth_users.username'])
    .orderBy('insurance_claims.created_at', 'desc')
    .limit(1_000)
    .execute();
  const found = new Map<string, Example>();
  for (const { id, status, username } of rows) {
    const owner = username || null;
    const key = `${status} ${owner ?? ''}`;
    if (!found.has(key)) found.set(key, { kind: 'insurance', id, status, owner, path: `/insurance/${id}` });
  }
  return [...found.values()];
};
