import { describe, expect, it } from 'vitest';
import { boardPlace, filtersOf, rangeOf, toFilter, withoutFilters } from '../../../src/blocks/claim/board-place.ts';
import { pageOf, toPage } from '../../../src/blocks/lists/pages.ts';

const nowhere = { page: 1, status: '', type: '', bank: '', from: '', to: '' };

describe('the place in a list of claims', () => {
  it('comes from the address', () => {
    const query = {
      page: '3',
      status: 'waiting',
      type: 'DEALER',
      bank: 'demo_dala',
      from: '2026-01-01',
      to: '2026-01-31',
    };
    expect(boardPlace(query)).toEqual({ ...query, page: 3 });
    expect(boardPlace({})).toEqual(nowhere);
  });

  it('takes what makes sense of an address written by hand: the service would refuse the rest', () => {
    const query = { page: '-1', status: 'lost', type: 'c2c', bank: 'a b', from: '31.01.2026', to: '2026-02-31' };
    expect(boardPlace(query)).toEqual(nowhere);
    expect(['0', '', 'x', '1e3', '2.5', '9999999'].map((page) => pageOf({ page }))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(['2', '002', '999999'].map((page) => pageOf({ page }))).toEqual([2, 2, 100_000]);
  });

  it('asks for what is set, and for nothing else', () => {
    expect(filtersOf(boardPlace({}), '')).toEqual({});
    const place = boardPlace({
      page: '2',
      status: 'new',
      type: 'C2C',
      bank: 'x',
      from: '2026-01-01',
      to: '2026-01-02',
    });
    expect(filtersOf(place, 'демеу')).toEqual({
      status: ['new'],
      type: ['C2C'],
      bank: 'x',
      dateFrom: '2026-01-01',
      dateTo: '2026-01-02',
      search: 'демеу',
    });
  });

  it('asks for what waits for the dealer: made by a dealer, and not sent or not taken', () => {
    const place = boardPlace({ status: 'your_turn', type: 'C2C' });
    expect(place.status).toBe('your_turn');
    expect(filtersOf(place, '')).toEqual({ status: ['data_confirmed', 'error'], type: ['DEALER'] });
  });

  it('goes to another page, and with another choice to the first', () => {
    expect([toPage(1), toPage(0), toPage(7)]).toEqual([{ page: '' }, { page: '' }, { page: '7' }]);
    expect(toFilter('status', 'new')).toEqual({ page: '', status: 'new' });
    expect(withoutFilters).toEqual({ page: '', status: '', type: '', bank: '', from: '', to: '' });
  });
});

describe('rows on show', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => index);
  it.each([
    [1, 10, 57, true, { from: 1, to: 10 }],
    [2, 10, 57, true, { from: 11, to: 20 }],
    [6, 7, 57, false, { from: 51, to: 57 }],
    [1, 3, 3, false, { from: 1, to: 3 }],
    [10_000, 10, 100_000, false, { from: 99_991, to: 100_000 }],
    [9, 0, 57, false, null],
    [1, 0, 0, false, null],
  ])('page %i with %i of %i', (page, count, total, hasNextPage, range) => {
    expect(rangeOf(page, { items: items(count), total, hasNextPage })).toEqual(range);
  });
});
