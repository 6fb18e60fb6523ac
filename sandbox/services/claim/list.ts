import type { ClaimFilters } from '../../../openapi/index.ts';
import type { User, Work } from '../../core/service.ts';
import type { ClaimRecord } from './records.ts';
import { askedWords, MOST_WORDS } from './search.ts';
import { fromRow } from './store.ts';
import { dayStart } from './today.ts';

const DAY_MS = 24 * 3_600_000;

/** Claims of one page, and how many there are on all pages. */
export interface ClaimsPage {
  readonly claims: readonly ClaimRecord[];
  readonly total: number;
}

/**
 * The claims that this user may see and that fit the filters, newest first: `limit` of them after the first `from`.
 * The owner's and the dealer's claims are two walks over one index each, which holds all that is filtered by: whatever
 * others have in the database is not looked at.
 */
export const listClaims = async (
  work: Work,
  user: User,
  filters: ClaimFilters,
  { from, limit }: { from: number; limit: number },
): Promise<ClaimsPage> => {
  const words = askedWords(filters.search ?? '');
  const statuses = filters.status && [...new Set(filters.status)];
  const types = filters.type && [...new Set(filters.type)];
  if (words.some(({ length }) => length > MOST_WORDS) || statuses?.length === 0 || types?.length === 0)
    return { claims: [], total: 0 };

  const fitting = (column: 'owner_id' | 'dealer_id') => {
    let query = work.tx.selectFrom('claims').where(column, '=', user.id);
    if (column === 'dealer_id') query = query.where('owner_id', '<>', user.id);
    if (user.claimScope !== null) query = query.where('id', '=', user.claimScope);
    if (statuses) query = query.where('status', 'in', statuses);
    if (types) query = query.where('type', 'in', types);
    if (filters.bank) query = query.where('bank_alias', '=', filters.bank);
    if (filters.dateFrom) query = query.where('created_at', '>=', dayStart(filters.dateFrom));
    if (filters.dateTo) query = query.where('created_at', '<', dayStart(filters.dateTo) + DAY_MS);
    // Folded words are letters and digits: nothing in them means anything to LIKE.
    for (const word of words) query = query.where('search', 'like', `%${word}%`);
    return query;
  };
  const parts = user.role === 'client' ? [fitting('owner_id')] : [fitting('owner_id'), fitting('dealer_id')];
  let total = 0;
  for (const part of parts) {
    const counted = await part.select(({ fn }) => fn.countAll<number>().as('rows')).executeTakeFirstOrThrow();
    total += counted.rows;
  }
  if (from >= total) return { claims: [], total };
  const [first, second] = parts.map((part) => part.select(['id', 'created_at']));
  if (!first) return { claims: [], total };
  const all = second ? first.unionAll(second) : first;
  const ids = await all.orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(from).execute();
  const rows = await work.tx
    .selectFrom('claims')
    .selectAll()
    .where(
      'id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, fromRow(row)]));
  return { claims: ids.flatMap(({ id }) => byId.get(id) ?? []), total };
};
