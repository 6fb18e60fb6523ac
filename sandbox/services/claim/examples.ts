import type { Example, Work } from '../../core/service.ts';

/** Of each status and owner one. */
const key = ({ status, owner }: Example): string => `${status} ${owner ?? ''}`;

/** Claims to open, with their owners' sign-in names: one of each status and owner, newest first. */
export const claimExamples = async (work: Work): Promise<readonly Example[]> => {
  const rows = await work.tx
    .selectFrom('claims')
    .leftJoin('auth_users', 'auth_users.id', 'claims.owner_id')
    .select(['claims.id', 'claims.status', 'auth_users.username'])
    .orderBy('claims.created_at', 'desc')
    .limit(1_000)
    .execute();
  const found = new Map<string, Example>();
  for (const { id, status, username } of rows) {
    const example: Example = { kind: 'claim', id, status, owner: username || null, path: `/my-applications/${id}` };
    if (!found.has(key(example))) found.set(key(example), example);
  }
  return [...found.values()];
};
