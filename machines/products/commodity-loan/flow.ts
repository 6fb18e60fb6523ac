import { addressFor } from '../../kit/address.ts';
import { commodityLoanScreens } from './screens.ts';
import type { CallInput } from '../../../openapi/index.ts';
import { goodsToInput } from '../../../schemas/commodity-loan/goods.ts';
import { changedMeanwhile, type Branches } from '../../kit/branches.ts';
import { hasId, isMissing, isUnauthorized } from '../../kit/conditions.ts';
import { allOffersOver, atLenders, goodsSigned, mayPick, needsPhotos, nothingHeld, offerToSign } from './conditions.ts';
import { kit } from './kit.ts';
import { progress } from './progress.ts';

const { away, call, choice, command, defineFlow, final, poll, screen, unavailable, watch, when } = kit;

/** The offer that would be signed next is among the banks' answers, and not over. */
export const offerHeld = when(
  'listCommodityOffers',
  'getCommodityClaim',
  'PICK_GOODS_OFFER',
  (offers = [], claim, picked) =>
    offers.some(({ id, status }) => id === (picked?.offerId ?? claim?.offerId) && status !== 'expired'),
);

interface WithId {
  readonly id: string | null;
}
const byId = (c: WithId) => ({ path: { id: c.id ?? '' } });
const readClaim = { operation: 'getCommodityClaim', input: byId } as const;

/** A claim that cannot be shown: nobody is signed in, there is none, or it cannot be read now. */
const notRead = [
  { if: isUnauthorized, to: 'guest', asks: true },
  { if: isMissing, to: 'missing' },
  'unavailable',
] as const satisfies Branches;

const signInput = (c: WithId, offerId: string): CallInput<'signCommodityClaim'> => ({
  ...byId(c),
  body: { offer_id: offerId, redirect_url: addressFor(commodityLoanScreens['commodity-sign-success'], c.id) },
});

/** A loan for goods of a shop: data, documents, banks' offers, the signature, the code that the seller is shown. */
export const commodityLoan = defineFlow({
  id: 'commodity-loan',
  progress,
  initial: 'start',
  states: {
    start: choice({ if: hasId, to: 'loading' }, 'findingCurrent'),
    findingCurrent: call(
      'getCurrentCommodityClaim',
      () => ({}),
      { done: 'branching', failed: notRead },
      { creates: true, as: 'getCommodityClaim' },
    ),
    loading: call('getCommodityClaim', byId, { done: 'branching', failed: notRead }),
    unavailable: unavailable('commodity-unavailable', { RETRY: 'start' }),
    missing: final('commodity-missing'),
    guest: final('commodity-guest'),
    /** The server's word says where the person is. */
    branching: choice(...progress.branches),

    data: screen('commodity-data', { SUBMIT_GOODS_DATA: 'filling' }),
    filling: call(
      'fillCommodityClaim',
      (c) => ({ ...byId(c), body: goodsToInput(c.answers.SUBMIT_GOODS_DATA) }),
      { done: 'branching', failed: [changedMeanwhile('loading'), 'data'] },
      { as: 'getCommodityClaim' },
    ),
    documents: poll(
      'commodity-documents',
      { ...readClaim, every: 'quick' },
      [{ unless: needsPhotos, to: 'branching' }],
      {
        CONTINUE: 'loading',
        BACK: 'data',
      },
    ),
    /** What was ordered and said, once it cannot be changed any more. */
    order: screen('commodity-order', { CONTINUE: 'loading', BACK: 'left' }),

    waiting: poll('commodity-waiting', { ...readClaim, every: 'quick' }, [{ unless: atLenders, to: 'branching' }], {
      BACK: 'order',
    }),
    offers: poll(
      'commodity-offers',
      { operation: 'listCommodityOffers', input: byId, every: 'steady' },
      [{ if: allOffersOver, to: 'expired' }],
      { PICK_GOODS_OFFER: 'reviewing', BACK: 'order' },
    ),
    expired: poll('commodity-expired', { ...readClaim, every: 'calm' }, [{ unless: mayPick, to: 'branching' }], {
      BACK: 'order',
    }),
    reviewing: choice({ if: offerHeld, to: 'review' }, 'offers'),
    /** The whole cost of the offer that is signed next: the one picked now, or the one that is held. */
    review: watch(
      'commodity-review',
      readClaim,
      [
        { unless: mayPick, to: 'branching' },
        { unless: offerHeld, to: 'offers' },
      ],
      { SIGN: 'signing', BACK: 'offers' },
    ),
    ...command('signing', 'signCommodityClaim', (c) => signInput(c, offerToSign(c)), {
      done: 'atSignature',
      refused: [changedMeanwhile('loading'), 'review'],
      read: readClaim,
      unknown: [
        { unless: mayPick, to: 'branching' },
        { unless: offerHeld, to: 'offers', problem: 'keep' },
        { to: 'review', problem: 'keep' },
      ],
      unread: 'review',
    }),
    atSignature: away((c) => c.responses.signCommodityClaim?.url ?? null, 'loading'),
    signFail: watch('commodity-sign-fail', readClaim, [{ if: nothingHeld, to: 'branching' }], {
      RETRY: 'readingOffers',
      BACK: 'offers',
    }),
    /** Who comes back from a signature that failed has not seen the offers, or long ago. */
    readingOffers: call('listCommodityOffers', byId, { done: 'reviewing', failed: 'signFail' }),

    signSuccess: screen('commodity-sign-success', { CONTINUE: 'code', BACK: 'left' }),
    code: poll('commodity-success', { ...readClaim, every: 'steady' }, [{ unless: goodsSigned, to: 'branching' }], {
      BACK: 'signSuccess',
    }),
    released: screen('commodity-released', { CONTINUE: 'left' }),
    closed: screen('commodity-closed', { CONTINUE: 'left' }),
    left: final(null, { to: 'my-applications' }),
  },
});
