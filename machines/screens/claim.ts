import type { CarValues } from '../../schemas/car.form.ts';
import type { CodeValues } from '../../schemas/code.form.ts';
import type { ConsentsValues } from '../../schemas/consents.form.ts';
import type { DeclineValues } from '../../schemas/decline.form.ts';
import type { MeValues } from '../../schemas/me.form.ts';
import type { PublicationValues } from '../../schemas/publication.form.ts';
import type { SellerValues } from '../../schemas/seller.form.ts';
import type { TermsValues } from '../../schemas/terms.form.ts';
import { defineScreens, values } from '../kit/screen.ts';

/** The customer's own claim up to the confirmed identity, and the claim's own page. */
export const claimScreens = defineScreens({
  'how-it-works': { path: '/how-it-works', access: 'open', layout: 'nested', title: 'how.title', texts: 'pages', events: { START: null } },
  'c2c-car': {
    path: '/client-claim-c2c',
    access: 'open',
    layout: 'client',
    title: 'c2c.car.title',
    texts: 'claim',
    reads: ['carMarks', 'carModels'],
    events: { SUBMIT_CAR: values<CarValues>(), FIND_PUBLICATION: values<PublicationValues>(), BACK: null },
  },
  'c2c-pledged': { path: '/client-claim-c2c', access: 'open', layout: 'client', title: 'c2c.pledge', texts: 'claim', events: { BACK: null } },
  'c2c-seller': {
    path: '/client-claim-c2c',
    access: 'open',
    layout: 'client',
    title: 'c2c.seller.title',
    texts: 'claim',
    events: { SUBMIT_SELLER: values<SellerValues>(), BACK: null },
  },
  'c2c-terms': {
    path: '/client-claim-c2c',
    access: 'open',
    layout: 'client',
    title: 'c2c.terms.title',
    texts: 'claim',
    reads: ['listBanks'],
    events: {
      SUBMIT_TERMS: values<TermsValues>(),
      BACK: null,
    },
  },
  'c2c-me': {
    path: '/client-claim-c2c',
    access: 'open',
    layout: 'client',
    title: 'c2c.me.title',
    texts: 'claim',
    events: {
      SUBMIT_ME: values<MeValues>(),
      BACK: null,
    },
  },
  'c2c-exists': { path: '/client-claim-c2c', access: 'open', layout: 'client', title: 'c2c.exists.title', texts: 'claim', events: { BACK: null } },
  'client-intro': {
    path: '/client-intro',
    access: 'authenticated',
    layout: 'nested',
    title: 'intro.title',
    texts: 'claim',
    standalone: true,
    events: { START: null, BACK: null },
  },
  'general-agreement': {
    path: '/general-agreement',
    access: 'open',
    layout: 'nested',
    title: 'general.title',
    texts: 'claim',
    standalone: true,
    events: { CONTINUE: null, BACK: null },
  },
  'client-request': {
    path: '/client-request',
    access: 'authenticated',
    layout: 'nested',
    title: 'request.title',
    texts: 'claim',
    standalone: true,
    events: { SUBMIT_CONSENTS: values<ConsentsValues>(), BACK: null },
  },
  'client-code': {
    path: '/client-request',
    access: 'authenticated',
    layout: 'nested',
    title: 'code.title',
    texts: 'claim',
    events: { SUBMIT_CODE: values<CodeValues>(), RESEND: null, BACK: null },
  },
  'aitu-intro': {
    path: '/aitu-intro',
    access: 'authenticated',
    layout: 'client',
    title: 'aitu.title',
    texts: 'claim',
    standalone: true,
    events: { GO: null, BACK: null },
  },
  'aitu-pending': {
    path: '/aitu-pending',
    access: 'authenticated',
    layout: 'client',
    title: 'aitu.pendingTitle',
    texts: 'claim',
    standalone: true,
    events: { BACK: null },
  },
  'btsd-fail': {
    path: '/btsd-fail',
    access: 'authenticated',
    layout: 'client',
    title: 'btsd.title',
    texts: 'claim',
    reads: ['listStations'],
    standalone: true,
    result: true,
    events: { BACK: null },
  },
  'process-fail': {
    path: '/process-fail',
    access: 'open',
    layout: 'client',
    title: 'processFail.title',
    texts: 'claim',
    standalone: true,
    result: true,
    events: { RETRY: null, BACK: null },
  },
  /** The claim could not be read: shown where the person is, whatever the address. */
  'claim-unavailable': { path: null, access: 'open', layout: 'client', title: 'unavailable.title', texts: 'claim', events: { RETRY: null } },
  'claim-missing': { path: null, access: 'open', layout: 'client', title: 'missing.title', texts: 'claim', events: {} },
  'claim-detail': {
    path: '/my-applications/:id',
    access: 'authenticated',
    layout: 'default',
    title: 'detail.title',
    texts: 'claim',
    events: { CONTINUE: null, DECLINE: values<DeclineValues>(), BACK: null },
  },
  'claim-deal': { path: '/my-applications/:id', access: 'authenticated', layout: 'default', title: 'detail.title', texts: 'claim', events: { BACK: null } },
  'claim-closed': {
    path: '/my-applications/:id',
    access: 'authenticated',
    layout: 'default',
    title: 'detail.title',
    texts: 'claim',
    events: { REPEAT: null, BACK: null },
  },
});
