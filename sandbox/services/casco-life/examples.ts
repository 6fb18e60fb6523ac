import type { Example, Work } from '../../core/service.ts';

/** Claims to open, with their owners' sign-in names: one of each status and owner, newest first. */
export const cascoLifeExamples = async (work: Work): Promise<readonly Example[]> => {
  const rows = await work.tx
    .selectFrom('cascolife_claims')
    .leftJoin('auth_users', 'auth_users.id', 'cascolife_claims.owner_id')
    .select(['cascolife_claims.id', 'status', 'auth_users.username'])
    .orderBy('cascolife_claims.created_at', 'desc')
    .limit(1_000)
    .execute();
  const found = new Map<string, Example>();
  for (const { id, status, username } of rows) {
    const key = `${status} ${username ?? ''}`;
    const path = status === 'success' ? `/insurance/casco-and-life/${id}/complete` : `/insurance/casco-and-life/${id}`;
    if (!found.has(key)) found.set(key, { kind: 'cascoLife', id, status, owner: username || null, path });
  }
  return [...found.values()];
};
