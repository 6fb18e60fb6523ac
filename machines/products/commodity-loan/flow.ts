import { addressFor } from '../../kit/address.ts';
import { commodityLoanScreens } from './screens.ts';
import type { CallInput } from '../../../openapi/index.ts';
import { goodsToInput } from '../../../schemas/commodity-loan/goods.ts';
import type { FlowContext } from '../../kit/context.ts';
import { away, call, choice, defineFlow, final, poll, recheck, screen, unavailable, watch } from '../../kit/flow.ts';
import { changedMeanwhile, isAmbiguous, isMissing, isUnauthorized, type Branches } from '../../kit/questions.ts';
import { hasClaim } from '../shared/claim.conditions.ts';
import {
  allOffersOver,
  atLenders,
  goodsClaimOf,
  goodsReleased,
  goodsSigned,
  goodsSignFailed,
  leftForBanks,
  lendersAnswered,
  mayPick,
  needsGoodsData,
  needsPhotos,
  nothingHeld,
  notWaitingForGoods,
  pastPicking,
} from './conditions.ts';

const byId = (c: FlowContext) => ({ path: { id: c.id ?? '' } });
const readClaim = { operation: 'getCommodityClaim', input: byId } as const;

/** A claim that cannot be shown: nobody is signed in, there is none, or it cannot be read now. */
const notRead = [
  { if: isUnauthorized, to: 'guest', asks: true },
  { if: isMissing, to: 'missing' },
  'unavailable',
] as const satisfies Branches;

const signInput = (c: FlowContext, offerId: string): CallInput<'signCommodityClaim'> => ({
  ...byId(c),
  body: { offer_id: offerId, redirect_url: addressFor(commodityLoanScreens['commodity-sign-success'], c.id) },
});

/** Picks an offer and leaves to where it is signed. A lost answer is settled by a read before anybody may try again. */
const signing = <const From extends string, const Checking extends string>(
  from: From,
  checking: Checking,
  offerId: (c: FlowContext) => string,
) =>
  call('signCommodityClaim', (c) => signInput(c, offerId(c)), {
    done: 'atSignature',
    failed: [{ if: isAmbiguous, to: checking }, changedMeanwhile('loading'), from],
  });

/** A loan for goods of a shop: data, documents, banks' offers, the signature, the code that the seller is shown. */
export const commodityLoan = defineFlow({
  id: 'commodity-loan',
  initial: 'start',
  states: {
    start: choice({ if: hasClaim, to: 'loading' }, 'findingCurrent'),
    findingCurrent: call(
      'getCurrentCommodityClaim',
      () => ({}),
      { done: 'placing', failed: notRead },
      { creates: true, as: 'getCommodityClaim' },
    ),
    loading: call('getCommodityClaim', byId, { done: 'placing', failed: notRead }),
    unavailable: unavailable('commodity-unavailable', { RETRY: 'start' }),
    missing: final('commodity-missing'),
    guest: final('commodity-guest'),
    /** The server's word says where the person is. */
    placing: choice(
      { if: needsGoodsData, to: 'data' },
      { if: needsPhotos, to: 'documents' },
      { if: atLenders, to: 'waiting' },
      { if: goodsSignFailed, to: 'signFail' },
      { if: mayPick, to: 'offers' },
      { if: goodsSigned, to: 'code' },
      { if: goodsReleased, to: 'released' },
      'closed',
    ),

    data: screen('commodity-data', { SUBMIT_GOODS_DATA: 'filling' }),
    filling: call(
      'fillCommodityClaim',
      (c) => ({ ...byId(c), body: goodsToInput(c.answers.SUBMIT_GOODS_DATA) }),
      { done: 'placing', failed: [changedMeanwhile('loading'), 'data'] },
      { as: 'getCommodityClaim' },
    ),
    documents: poll('commodity-documents', { ...readClaim, every: 'quick' }, [{ if: leftForBanks, to: 'placing' }], {
      CONTINUE: 'loading',
      BACK: 'data',
    }),
    /** What was ordered and said, once it cannot be changed any more. */
    order: screen('commodity-order', { CONTINUE: 'loading', BACK: 'left' }),

    waiting: poll('commodity-waiting', { ...readClaim, every: 'quick' }, [{ if: lendersAnswered, to: 'placing' }], {
      BACK: 'order',
    }),
    offers: poll(
      'commodity-offers',
      { operation: 'listCommodityOffers', input: byId, every: 'steady' },
      [{ if: allOffersOver, to: 'expired' }],
      { PICK_GOODS_OFFER: 'signing', BACK: 'order' },
    ),
    expired: poll('commodity-expired', { ...readClaim, every: 'calm' }, [{ if: pastPicking, to: 'placing' }], {
      BACK: 'order',
    }),
    signing: signing('offers', 'checkingSigning', (c) => c.answers.PICK_GOODS_OFFER?.offerId ?? ''),
    checkingSigning: recheck('getCommodityClaim', byId, { done: { if: pastPicking, to: 'placing' }, else: 'offers' }),
    atSignature: away((c) => c.responses.signCommodityClaim?.url ?? null, 'loading'),
    signFail: watch('commodity-sign-fail', readClaim, [{ if: nothingHeld, to: 'placing' }], {
      RETRY: 'signingAgain',
      BACK: 'offers',
    }),
    signingAgain: signing('signFail', 'checkingAgain', (c) => goodsClaimOf(c)?.offerId ?? ''),
    checkingAgain: recheck('getCommodityClaim', byId, { done: { if: nothingHeld, to: 'placing' }, else: 'signFail' }),

    signSuccess: screen('commodity-sign-success', { CONTINUE: 'code', BACK: 'left' }),
    code: poll('commodity-success', { ...readClaim, every: 'steady' }, [{ if: notWaitingForGoods, to: 'placing' }], {
      BACK: 'signSuccess',
    }),
    released: screen('commodity-released', { CONTINUE: 'left' }),
    closed: screen('commodity-closed', { CONTINUE: 'left' }),
    left: final(null, { to: 'my-applications' }),
  },
});
