/** What a list of claims shows, as the query of its address says it; and back. */
import type { CallInput, ClaimStatusAlias } from '../../../openapi/index.ts';
import { dealersTurnStatuses } from '../../../machines/products/shared/claim-statuses.ts';
import { isIsoDate } from '../../../schemas/facts/date.ts';
import { pageOf } from '../lists/pages.ts';
import { isStatus } from './status.ts';

type Filters = NonNullable<CallInput<'claims'>['variables']['filters']>;
type ClaimType = 'C2C' | 'DEALER';

/** In place of a status: claims that wait for the reader, the dealer. */
export const YOUR_TURN = 'your_turn';

/** '' and null: not filtered by. Days are 'YYYY-MM-DD', both included. */
export interface BoardPlace {
  readonly page: number;
  readonly status: ClaimStatusAlias | typeof YOUR_TURN | '';
  readonly type: ClaimType | '';
  /** Alias. */
  readonly bank: string;
  readonly from: string;
  readonly to: string;
}
export type BoardFilter = Exclude<keyof BoardPlace, 'page'>;

export const FILTERS: readonly BoardFilter[] = ['status', 'type', 'bank', 'from', 'to'];

/** Whoever edits the address by hand gets what of it makes sense: the service would refuse the rest. */
export const boardPlace = (query: Readonly<Record<string, string>>): BoardPlace => {
  const { status = '', type = '', bank = '', from = '', to = '' } = query;
  return {
    page: pageOf(query),
    status: status === YOUR_TURN || isStatus(status) ? status : '',
    type: type === 'C2C' || type === 'DEALER' ? type : '',
    bank: /^[\w-]{1,64}$/.test(bank) ? bank : '',
    from: isIsoDate(from) ? from : '',
    to: isIsoDate(to) ? to : '',
  };
};

/** What the claim service is asked for. */
export const filtersOf = ({ status, type, bank, from, to }: BoardPlace, words: string): Filters => ({
  ...(status === '' ? {} : { status: status === YOUR_TURN ? [...dealersTurnStatuses] : [status] }),
  ...(status === YOUR_TURN ? { type: ['DEALER'] } : type === '' ? {} : { type: [type] }),
  ...(bank === '' ? {} : { bank }),
  ...(from === '' ? {} : { dateFrom: from }),
  ...(to === '' ? {} : { dateTo: to }),
  ...(words === '' ? {} : { search: words }),
});

/** Another choice begins at its first page. */
export const toFilter = (filter: BoardFilter, value: string): Record<string, string> => ({ page: '', [filter]: value });

export const withoutFilters: Readonly<Record<string, string>> = Object.fromEntries(
  ['page', ...FILTERS].map((key) => [key, '']),
);

/**
 * Which rows stand on this page: '11–20 of 57'. How long a page is, is the server's business: all but the last are equally
 * long, and the last one ends with the last row. Null: the page is beyond the end, or there is nothing.
 */
export const rangeOf = (
  page: number,
  { items, total, hasNextPage }: { items: readonly unknown[]; total: number; hasNextPage: boolean },
): { from: number; to: number } | null => {
  if (items.length === 0) return null;
  const to = hasNextPage ? page * items.length : total;
  return { from: to - items.length + 1, to };
};
