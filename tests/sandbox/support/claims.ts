import type { Claims, ClaimView, StatementResult, VisitResult } from '../../../sandbox/core/claims.ts';
import { refuse, type Service } from '../../../sandbox/core/service.ts';
import { authService } from '../../../sandbox/services/auth/index.ts';
import { createDocsService } from '../../../sandbox/services/docs/index.ts';
import { createIdentityService } from '../../../sandbox/services/identity/index.ts';

/** Claims in memory, and what other services told them: the neighbour of the docs and identity services under test. */
export interface ClaimsBook extends Claims {
  readonly told: { claimId: string; what: string; result: StatementResult | VisitResult | null }[];
  put(claim: Partial<ClaimView> & { id: string; ownerId: string }): void;
}

export function createClaimsBook(): ClaimsBook {
  const book = new Map<string, ClaimView>();
  const told: ClaimsBook['told'] = [];
  const note =
    (what: string) =>
    async (_work: unknown, claimId: string, result: StatementResult | VisitResult | null = null) => {
      told.push({ claimId, what, result });
    };
  const guarded = (what: string) => async (_work: unknown, claimId: string) => {
    const claim = book.get(claimId);
    if (claim?.status === 'rejected') throw refuse(409, 'over', { status: claim.status });
    told.push({ claimId, what, result: null });
  };
  return {
    told,
    put: (claim) =>
      void book.set(claim.id, {
        status: 'new',
        personalNumber: '900115399012',
        locked: false,
        agreementLines: ['Toyota Camry 2020', '6 000 000 ₸'],
        ...claim,
      }),
    async find(_work, user, claimId) {
      const claim = book.get(claimId);
      const scoped = user.claimScope !== null && user.claimScope !== claimId;
      return claim && claim.ownerId === user.id && !scoped ? claim : null;
    },
    current: async (_work, user) => [...book.values()].find((claim) => claim.ownerId === user.id) ?? null,
    statementResult: note('statement'),
    statementRemoved: note('statementRemoved'),
    identityStarted: guarded('identityStarted'),
    identityResult: note('identity'),
    agreementStarted: guarded('agreementStarted'),
    agreementResult: note('agreement'),
  };
}

/** Auth, docs and identity beside such claims. */
export function servicesBeside(claims: Claims, ...more: readonly Service[]): readonly Service[] {
  return [authService, createDocsService(claims), createIdentityService(claims), ...more];
}
