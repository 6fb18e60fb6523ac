import type { CarValues } from '../../../schemas/shared/car.form.ts';
import type { ConsentsValues } from '../../../schemas/credit-claim/consents.form.ts';
import type { DealStepValues } from '../../../schemas/credit-claim/deal-step.form.ts';
import type { DeclineValues } from '../../../schemas/shared/decline.form.ts';
import type { MeValues } from '../../../schemas/shared/me.form.ts';
import type { OtherTermsValues } from '../../../schemas/shared/other-terms.form.ts';
import type { PublicationValues } from '../../../schemas/shared/publication.form.ts';
import type { SellerValues } from '../../../schemas/shared/seller.form.ts';
import type { TermsValues } from '../../../schemas/shared/terms.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';
import { addresses } from '../shared/addresses.ts';
import { codeEvents } from '../shared/sms-code.screens.ts';

const newClaim = '/client-claim-c2c';
const request = '/client-request';

/** The claim's own page, whatever its status. */
const detail = {
  path: addresses.claim,
  access: 'authenticated',
  layout: 'default',
  title: 'detail.title',
  width: 'split',
  texts: ['claim', 'document', 'progress', 'consents'],
  reads: ['applicationForm', 'creditAgreement'],
} as const;

/** Once a credit is signed, its payments too. */
const signed = {
  ...detail,
  texts: [...detail.texts, 'banks', 'cost'],
  reads: [...detail.reads, 'listIntegrations'],
} as const;

/** The customer's own claim up to the confirmed identity, and the claim's own page. */
export const claimScreens = defineScreens({
  'c2c-car': {
    path: newClaim,
    access: 'open',
    layout: 'client',
    title: 'c2c.car.title',
    width: 'split',
    texts: 'c2c',
    reads: ['carMarks', 'carModels', 'getPublication'],
    events: {
      SUBMIT_CAR: values<CarValues>(),
      FIND_PUBLICATION: values<PublicationValues>({ keeps: 'productId' }),
      BACK: null,
    },
  },
  'c2c-pledged': {
    path: newClaim,
    access: 'open',
    layout: 'client',
    title: 'c2c.pledge',
    texts: ['c2c', 'applicant'],
    events: { BACK: null },
  },
  'c2c-seller': {
    path: newClaim,
    access: 'open',
    layout: 'client',
    title: 'c2c.seller.title',
    width: 'split',
    texts: ['c2c', 'applicant'],
    reads: ['getPublication'],
    events: { SUBMIT_SELLER: values<SellerValues>(), BACK: null },
  },
  'c2c-terms': {
    path: newClaim,
    access: 'open',
    layout: 'client',
    title: 'c2c.terms.title',
    texts: ['c2c', 'terms'],
    width: 'split',
    reads: ['listBanks'],
    rules: ['listBanks'],
    events: {
      SUBMIT_TERMS: values<TermsValues>(),
      BACK: null,
    },
  },
  'c2c-me': {
    path: newClaim,
    access: 'open',
    layout: 'client',
    title: 'c2c.me.title',
    width: 'split',
    texts: ['c2c', 'applicant', 'terms'],
    events: {
      SUBMIT_ME: values<MeValues>({ keeps: 'personalNumber' }),
      BACK: null,
    },
  },
  'c2c-exists': {
    path: newClaim,
    access: 'open',
    layout: 'client',
    title: 'c2c.exists.title',
    texts: ['c2c', 'applicant'],
    events: { BACK: null },
  },
  'client-intro': {
    path: '/client-intro',
    access: 'authenticated',
    customerOnly: true,
    layout: 'nested',
    width: 'split',
    title: 'intro.title',
    texts: ['claim', 'progress'],
    reads: ['listBanks'],
    standalone: true,
    backToApp: true,
    events: { START: null, BACK: null },
  },
  'general-agreement': {
    path: '/general-agreement',
    access: 'open',
    layout: 'nested',
    width: 'split',
    title: 'general.title',
    texts: 'claim',
    standalone: true,
    events: { CONTINUE: null, BACK: null },
  },
  'client-request': {
    path: request,
    access: 'authenticated',
    customerOnly: true,
    layout: 'nested',
    width: 'split',
    title: 'request.title',
    texts: ['claim', 'consents'],
    standalone: true,
    events: { SUBMIT_CONSENTS: values<ConsentsValues>(), BACK: null },
  },
  'client-code': {
    path: request,
    access: 'authenticated',
    customerOnly: true,
    layout: 'nested',
    width: 'split',
    title: 'code.title',
    texts: 'sign',
    events: codeEvents,
  },
  'aitu-intro': {
    path: '/aitu-intro',
    access: 'authenticated',
    customerOnly: true,
    layout: 'client',
    title: 'aitu.title',
    width: 'split',
    texts: ['claim', 'phone'],
    standalone: true,
    events: { GO: null, LATER: null, BACK: null },
  },
  'aitu-pending': {
    path: '/aitu-pending',
    access: 'authenticated',
    customerOnly: true,
    layout: 'client',
    width: 'split',
    title: 'aitu.pendingTitle',
    texts: ['claim', 'progress'],
    standalone: true,
    events: { BACK: null },
  },
  'btsd-fail': {
    path: '/btsd-fail',
    access: 'authenticated',
    customerOnly: true,
    layout: 'client',
    title: 'btsd.title',
    texts: ['claim', 'progress'],
    reads: ['listStations'],
    standalone: true,
    result: true,
    events: { BACK: null },
  },
  'process-fail': {
    path: addresses.processFail,
    access: 'open',
    layout: 'client',
    title: 'processFail.title',
    texts: ['claim', 'progress'],
    standalone: true,
    result: true,
    events: { RETRY: null, BACK: null },
  },
  /** The claim could not be read: shown where the person is, whatever the address. */
  'claim-unavailable': {
    path: null,
    access: 'open',
    layout: 'client',
    title: 'unavailable.title',
    texts: 'claim',
    events: { RETRY: null },
  },
  'claim-missing': { path: null, access: 'open', layout: 'client', title: 'missing.title', texts: 'claim', events: {} },
  'claim-detail': {
    ...detail,
    reads: [...detail.reads, 'listBanks'],
    events: { CONTINUE: null, SHOW_DATA: null, EDIT: null, DECLINE: values<DeclineValues>(), BACK: null },
  },
  'claim-deal': {
    ...signed,
    reads: [...signed.reads, 'listStations'],
    events: { CONFIRM_DEAL_STEP: values<DealStepValues>(), BACK: null },
  },
  /** The deal while the bank waits for insurance. */
  'claim-insuring': {
    ...signed,
    events: { OPEN_INSURANCE: null, BACK: null },
  },
  'claim-closed': {
    ...detail,
    texts: [...detail.texts, 'banks'],
    reads: [...detail.reads, 'listIntegrations', 'listBanks'],
    events: { REPEAT: null, APPLY_TERMS: values<OtherTermsValues>(), OPEN_REPLACING: null, BACK: null },
  },
});
