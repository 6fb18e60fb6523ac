import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../openapi/index.ts';
import { faultsOf, recorded, type Seen } from '../../e2e/support/sent-reporter.ts';
import { operationSent } from '../../e2e/support/sent.ts';

const AT = 'http://localhost:4000/services';

test.each<[string, string, string | null, OperationId | null]>([
  ['GET', '/docs/api/v1/types/', null, 'listFileTypes'],
  ['GET', '/docs/api/v1/files?claim_id=c-1', null, 'listFiles'],
  ['GET', '/docs/api/v1/files/f-1', null, 'getFile'],
  ['DELETE', '/docs/api/v1/files/f-1', null, 'deleteFile'],
  ['GET', '/docs/files/f-1?token=x', null, null],
  ['POST', '/insuranceV2/api/v1/claims/marketplace', '{}', 'bindMarketplaceClaim'],
  ['GET', '/commodityClaim/api/v1/claims//by-client/', null, 'getCurrentCommodityClaim'],
  ['GET', '/commodityClaim/api/v1/claims/7/by-client/', null, 'getCommodityClaim'],
  ['POST', '/claim/customers', '{"query":"query incomeTypes{incomeTypes{...RefFields}}"}', 'incomeTypes'],
  ['POST', '/clientClaim/customers', '{"query":"mutation updateClaimByCustomer($id:ID!){…}"}', 'updateClaimByCustomer'],
  ['POST', '/claim/customers', '{"query":"query somethingElse{x}"}', null],
])('%s %s is known as its operation', (method, path, body, id) => {
  expect(operationSent(method, `${AT}${path}`, body)).toBe(id);
});

describe('what a run tells of the calls', () => {
  const seen = (senders: Record<string, string[]>): Seen => ({
    senders: new Map(Object.entries(senders).map(([id, specs]) => [id, new Set(specs)])),
  });

  test('is kept; a known sender stays while it sends, or while nobody else is seen to', () => {
    const before = { signIn: 'b.spec.ts', listFiles: 'c.spec.ts', getFile: 'c.spec.ts' };
    const run = seen({
      signIn: ['a.spec.ts', 'b.spec.ts'],
      getFile: ['b.spec.ts'],
      claims: ['b.spec.ts', 'a.spec.ts'],
    });
    expect(recorded(before, run)).toEqual({
      signIn: 'b.spec.ts',
      listFiles: 'c.spec.ts',
      getFile: 'b.spec.ts',
      claims: 'a.spec.ts',
    });
  });

  test('names what no page has sent, and entries that are not true', () => {
    const run = seen({ signIn: ['a.spec.ts'], claims: ['a.spec.ts'] });
    const faults = faultsOf({ signIn: 'a.spec.ts', claims: 'b.spec.ts' }, run);
    expect(faults).toContain('listFileTypes is sent by no page in any test');
    expect(faults).toContain('claims is recorded as sent in b.spec.ts');
    expect(faults.filter((fault) => fault.startsWith('signIn'))).toEqual([]);
  });
});
