import type { GoodsPickValues } from '../../../schemas/commodity-loan/goods-pick.form.ts';
import type { GoodsValues } from '../../../schemas/commodity-loan/goods.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';
import { addresses } from '../shared/addresses.ts';

const data = {
  path: '/commodity-loan/:id?/client-data',
  access: 'open',
  layout: 'client',
  width: 'split',
  // Without an id the service is asked which claim is meant.
  withoutId: true,
} as const;
const offers = { ...data, path: '/commodity-loan/:id?/bank-offers', texts: ['commodity', 'banks', 'cost'] } as const;
const result = {
  layout: 'client',
  texts: 'commodity',
  kind: 'commodity',
  standalone: true,
  result: true,
} as const;
/** After the signature: what was signed, and what is paid when. */
const signed = {
  ...result,
  width: 'split',
  access: 'authenticated',
  texts: ['commodity', 'banks', 'cost', 'document'],
  reads: ['getCommodityAgreement', 'listCommodityOffers'],
} as const;

/** A loan for goods: data, documents, offers, signature, the code for the seller. */
export const commodityLoanScreens = defineScreens({
  'commodity-data': {
    ...data,
    title: 'co.dataTitle',
    texts: ['commodity', 'questionnaire'],
    reads: ['documentTypes', 'socialGroups'],
    events: { SUBMIT_GOODS_DATA: values<GoodsValues>() },
  },
  'commodity-documents': {
    ...data,
    title: 'co.documentsTitle',
    texts: ['commodity', 'questionnaire', 'files', 'phone'],
    reads: ['listFiles', 'listFileTypes', 'getFile'],
    events: { CONTINUE: null, BACK: null },
  },
  'commodity-order': {
    ...data,
    title: 'co.order',
    texts: 'commodity',
    events: { CONTINUE: null, BACK: null },
  },
  'commodity-waiting': {
    ...offers,
    title: 'co.waitingTitle',
    texts: ['commodity', 'progress', 'phone'],
    events: { BACK: null },
  },
  'commodity-offers': {
    ...offers,
    title: 'co.offers',
    texts: [...offers.texts, 'phone'],
    events: { PICK_GOODS_OFFER: values<GoodsPickValues>(), BACK: null },
  },
  'commodity-review': {
    ...offers,
    title: 'co.review',
    events: { SIGN: null, BACK: null },
  },
  'commodity-expired': {
    ...offers,
    title: 'co.allExpired',
    texts: 'commodity',
    events: { BACK: null },
  },
  'commodity-sign-fail': {
    ...result,
    access: 'authenticated',
    path: addresses.signFail,
    title: 'co.signFail',
    events: { RETRY: null, BACK: null },
  },
  'commodity-sign-success': {
    ...signed,
    path: addresses.signSuccess,
    title: 'co.signed',
    events: { CONTINUE: null, BACK: null },
  },
  'commodity-success': {
    ...result,
    width: 'split',
    access: 'authenticated',
    path: addresses.success,
    title: 'co.code',
    events: { BACK: null },
  },
  'commodity-released': {
    ...signed,
    path: addresses.success,
    title: 'co.released',
    events: { CONTINUE: null },
  },
  'commodity-closed': {
    ...result,
    access: 'open',
    width: 'split',
    path: addresses.processFail,
    title: 'co.closed',
    texts: ['commodity', 'banks'],
    events: { CONTINUE: null },
  },
  'commodity-missing': { ...result, access: 'open', path: addresses.processFail, title: 'co.missing', events: {} },
  /** Shown where the person is, whatever the address. */
  'commodity-unavailable': {
    path: null,
    access: 'open',
    layout: 'client',
    title: 'co.unavailable',
    texts: 'commodity',
    events: { RETRY: null },
  },
  'commodity-guest': {
    path: null,
    access: 'open',
    layout: 'client',
    title: 'co.guest',
    texts: 'commodity',
    events: {},
  },
});
