import type { CreditInsurance } from '../../../openapi/index.ts';
import { defineProgress } from '../../kit/progress.ts';
import { isRefused, isSent, policyIsOut } from './credit-insurance-progress.conditions.ts';

/** What the steps say of themselves that only some of these products have. */
export const contacts = { milestone: 'application', whose: 'customer', action: 'checkContacts' } as const;
export const consents = { milestone: 'consents', whose: 'customer', action: 'agreeToInsurance' } as const;
const over = { milestone: 'policy', whose: null, action: null } as const;

/** Insurance of a credit. @param read the one that tells where it stands */
export const creditInsuranceProgress = <const Read extends 'getClientData' | 'getCreditInsurance'>(read: Read) =>
  defineProgress<{ readonly [Id in Read]?: CreditInsurance | undefined }>()({
    milestones: ['application', 'health', 'consents', 'policy'],
    minutes: { application: 1, health: 1, consents: 1 },
    line: { numbered: [], others: ['review', 'health', 'consents', 'consents2', 'consents3', 'success'] },
    branches: [{ if: isRefused[read], to: 'refused' }, { if: isSent[read], to: 'success' }, 'review'],
    states: {
      review: contacts,
      health: { milestone: 'health', whose: 'customer', action: 'declareHealth' },
      consents,
      consents2: consents,
      consents3: consents,
      failed: consents,
      refused: over,
      gone: over,
      success: {
        milestone: 'policy',
        turns: [
          { if: policyIsOut[read], whose: null, action: null },
          { whose: 'insurer', action: 'awaitPolicy' },
        ],
      },
    },
  });
