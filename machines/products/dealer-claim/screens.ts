import type { DealerCarValues } from '../../../schemas/shared/dealer-car.form.ts';
import type { DeclineValues } from '../../../schemas/shared/decline.form.ts';
import type { MeValues } from '../../../schemas/shared/me.form.ts';
import type { OpenClaimValues } from '../../../schemas/dealer-claim/open-claim.form.ts';
import type { PublicationValues } from '../../../schemas/shared/publication.form.ts';
import type { TermsValues } from '../../../schemas/shared/terms.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';
import { addresses } from '../shared/addresses.ts';

const desk = {
  access: 'authenticated',
  layout: 'default',
  roles: ['dealer', 'partner'],
} as const;
/** On the way to a new claim. */
const notice = {
  ...desk,
  texts: ['dealer', 'c2c', 'applicant', 'terms'],
  path: addresses.applyLoan,
  withoutId: true,
  onlyWithoutId: true,
} as const;
const step = { ...notice, width: 'wide' } as const;
const detail = {
  ...desk,
  width: 'wide',
  texts: ['dealer', 'terms', 'claim', 'document', 'progress'],
  path: addresses.claim,
} as const;
const banks = { ...desk, texts: ['dealer', 'banks', 'progress'] } as const;
const result = { ...banks, standalone: true, result: true } as const;
const anywhere = { ...desk, texts: ['dealer', 'claim'], path: null } as const;

/** The desk of dealers and partners: a claim for a customer, its link, its page, the banks' answers to look at. */
export const dealerClaimScreens = defineScreens({
  'dealer-client': {
    ...step,
    title: 'dealer.client.title',
    events: { SUBMIT_CLIENT: values<MeValues>(), BACK: null },
  },
  'dealer-car': {
    ...step,
    title: 'dealer.car.title',
    reads: ['carMarks', 'carModels', 'getPublication'],
    events: {
      SUBMIT_DEALER_CAR: values<DealerCarValues>(),
      FIND_PUBLICATION: values<PublicationValues>({ keeps: 'productId' }),
      BACK: null,
    },
  },
  'dealer-pledged': { ...notice, title: 'c2c.pledge', events: { BACK: null } },
  'dealer-terms': {
    ...step,
    title: 'dealer.terms.title',
    reads: ['listBanks', 'carMarks', 'carModels'],
    rules: ['listBanks'],
    events: { SUBMIT_TERMS: values<TermsValues>(), BACK: null },
  },
  'dealer-review': {
    ...step,
    title: 'dealer.review.title',
    reads: ['listBanks', 'carMarks', 'carModels'],
    events: { CREATE_CLAIM: null, EDIT_CLIENT: null, EDIT_CAR: null, EDIT_TERMS: null, BACK: null },
  },
  'dealer-exists': {
    ...notice,
    title: 'dealer.exists.title',
    reads: ['claim'],
    events: { OPEN_CLAIM: values<OpenClaimValues>(), BACK: null },
  },
  'dealer-share': {
    ...detail,
    title: 'dealer.share.title',
    events: { RESEND_LINK: null, DONE: null, BACK: null },
  },
  'dealer-detail': {
    ...detail,
    title: 'detail.title',
    reads: ['applicationForm', 'creditAgreement', 'listBanks'],
    events: {
      SHARE: null,
      CONFIRM: null,
      SEND_TO_BANKS: null,
      SHOW_RESULTS: null,
      EDIT: null,
      DECLINE: values<DeclineValues>(),
      BACK: null,
    },
  },
  'dealer-deal': {
    ...detail,
    title: 'detail.title',
    reads: ['applicationForm', 'creditAgreement'],
    events: { SHOW_RESULTS: null, BACK: null },
  },
  'dealer-closed': {
    ...detail,
    title: 'detail.title',
    reads: ['applicationForm', 'creditAgreement'],
    events: { SHOW_RESULTS: null, REPEAT: null, OPEN_REPLACING: null, BACK: null },
  },
  'dealer-waiting': {
    ...result,
    width: 'wide',
    texts: [...banks.texts, 'claim'],
    path: addresses.bankResponseWaiting,
    title: 'b.wait',
    events: { SHOW_RESULTS: null, BACK: null },
  },
  'dealer-responses': {
    ...banks,
    width: 'wide',
    path: addresses.bankResponses,
    texts: [...banks.texts, 'compare', 'cost', 'claim'],
    title: 'b.resultsTitle',
    reads: ['listBanks'],
    events: { EDIT: null, BACK: null },
  },
  'dealer-request-error': {
    ...result,
    path: addresses.bankRequestError,
    title: 'b.errorTitle',
    events: { RETRY: null, BACK: null },
  },
  'dealer-unavailable': { ...anywhere, title: 'unavailable.title', events: { RETRY: null } },
  'dealer-missing': { ...anywhere, title: 'missing.title', events: {} },
});
