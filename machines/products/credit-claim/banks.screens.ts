import type { BankChoiceValues } from '../../../schemas/credit-claim/bank-choice.form.ts';
import type { OtherTermsValues } from '../../../schemas/shared/other-terms.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';
import { addresses } from '../shared/addresses.ts';

const result = {
  access: 'authenticated',
  layout: 'client',
  texts: ['banks', 'progress'],
  standalone: true,
  result: true,
} as const;

/** Sending to the banks, their answers, the choice and the signature. */
export const banksScreens = defineScreens({
  'bank-request-error': {
    ...result,
    path: addresses.bankRequestError,
    title: 'b.errorTitle',
    events: { RETRY: null, BACK: null },
  },
  'bank-response-waiting': {
    ...result,
    path: addresses.bankResponseWaiting,
    title: 'b.wait',
    width: 'split',
    texts: ['banks', 'progress', 'claim'],
    reads: ['getBankRequest'],
    events: { SHOW_RESULTS: null, BACK: null },
  },
  'bank-responses': {
    path: addresses.bankResponses,
    access: 'authenticated',
    layout: 'default',
    title: 'b.resultsTitle',
    width: 'split',
    texts: ['banks', 'compare', 'cost'],
    reads: ['listBanks'],
    events: {
      CHOOSE_BANK: values<BankChoiceValues>(),
      ADD_STATEMENT: null,
      ADD_INFO: null,
      APPLY_TERMS: values<OtherTermsValues>(),
      BACK: null,
    },
  },
  'bank-rejected': {
    path: addresses.bankResponses,
    access: 'authenticated',
    layout: 'default',
    title: 'b.allRejected',
    width: 'split',
    texts: 'banks',
    reads: ['listBanks'],
    events: { APPLY_TERMS: values<OtherTermsValues>(), REPEAT: null, BACK: null },
  },
  'bank-other-terms': {
    path: addresses.bankResponses,
    access: 'authenticated',
    layout: 'default',
    title: 'b.otherTitle',
    width: 'split',
    texts: 'banks',
    reads: ['listBanks'],
    events: { CONFIRM: null, BACK: null },
  },
  'bank-selected': {
    path: addresses.bankResponses,
    access: 'authenticated',
    layout: 'default',
    title: 'b.selectedTitle',
    width: 'split',
    texts: ['banks', 'cost'],
    reads: ['listIntegrations'],
    events: { SIGN: null, CHANGE_BANK: null, BACK: null },
  },
  'sign-fail': {
    ...result,
    customerOnly: true,
    path: addresses.signFail,
    title: 's.fail',
    events: { RETRY: null, BACK: null },
  },
  'sign-success': {
    ...result,
    customerOnly: true,
    path: addresses.signSuccess,
    title: 's.ok',
    width: 'split',
    // What the next contract is, the deal's own page says.
    texts: ['banks', 'document', 'progress', 'claim'],
    reads: ['creditAgreement', 'listIntegrations'],
    events: { CONTINUE: null, BACK: null },
  },
  success: {
    ...result,
    customerOnly: true,
    path: addresses.success,
    title: 'b.success',
    width: 'split',
    texts: ['banks', 'document', 'progress', 'cost'],
    reads: ['creditAgreement', 'listIntegrations'],
    events: { CONTINUE: null, BACK: null },
  },
});
