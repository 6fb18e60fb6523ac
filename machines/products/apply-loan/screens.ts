import type { BankListValues } from '../../../schemas/apply-loan/bank-list.form.ts';
import type { TermsValues } from '../../../schemas/shared/terms.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';
import { addresses } from '../shared/addresses.ts';

const place = {
  path: addresses.applyLoan,
  access: 'authenticated',
  layout: 'default',
  texts: ['apply', 'c2c', 'terms', 'claim'],
  withoutId: true,
} as const;
const step = { ...place, width: 'wide' } as const;

/** An application that exists: other terms, the banks it goes to. */
export const applyLoanScreens = defineScreens({
  'apply-terms': {
    ...step,
    title: 'apply.terms.title',
    reads: ['listBanks'],
    rules: ['listBanks'],
    events: { SUBMIT_TERMS: values<TermsValues>(), BACK: null },
  },
  'apply-banks': {
    ...step,
    title: 'apply.banks.title',
    reads: ['listBanks'],
    events: { CHOOSE_BANKS: values<BankListValues>(), BACK: null },
  },
  'apply-review': {
    ...step,
    // The table of what changes is the one of other terms.
    texts: [...place.texts, 'banks'],
    title: 'apply.review.title',
    reads: ['listBanks'],
    events: { APPLY: null, EDIT_TERMS: null, BACK: null },
  },
  'apply-closed': {
    ...place,
    width: 'split',
    texts: [...place.texts, 'progress'],
    title: 'apply.closed.title',
    // What was signed.
    reads: ['listIntegrations'],
    events: { BACK: null },
  },
  'apply-unavailable': { ...place, path: null, title: 'unavailable.title', events: { RETRY: null } },
  'apply-missing': { ...place, path: null, title: 'missing.title', events: {} },
});
