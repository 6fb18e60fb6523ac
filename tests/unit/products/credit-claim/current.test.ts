import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../../machines/kit/product.ts';
import { currentClaim } from '../../../../machines/products/credit-claim/current.ts';

const asked: unknown[] = [];
const having = (total: number) =>
  ((id: string, input: unknown) => {
    asked.push([id, input]);
    return Promise.resolve({ items: [{ id: 'c-1' }], total, hasNextPage: total > 1, hasPrevPage: false });
  }) as unknown as Ask;

describe('an address without an id means', () => {
  it('the only open claim, however many are over', async () => {
    expect(await currentClaim(having(1))).toBe('c-1');
    const [[, input]] = asked as [[string, { variables: { filters: { status: string[] } } }]];
    const { status } = input.variables.filters;
    expect(status).toContain('insurance_pending');
    expect(status.filter((alias) => ['issued', 'rejected', 'declined_by_customer', 'expired'].includes(alias))).toEqual(
      [],
    );
  });
  it('none of several, also of those on other pages', async () => {
    expect(await currentClaim(having(2))).toBeNull();
    expect(await currentClaim(having(0))).toBeNull();
  });
});
