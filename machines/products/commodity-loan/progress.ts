import { defineProgress } from '../../kit/progress.ts';
import {
  atLenders,
  goodsReleased,
  goodsSigned,
  goodsSignFailed,
  mayPick,
  needsGoodsData,
  needsPhotos,
  type ListedCommodity,
} from './conditions.ts';

interface Facts {
  readonly getCommodityClaim?: ListedCommodity | undefined;
}

const claim = defineProgress<Facts>()({
  milestones: ['application', 'offers', 'signing', 'goods'],
  minutes: { application: 4 },
  line: {
    numbered: [['data', 'documents']],
    others: ['waiting', 'offers', 'review'],
  },
  branches: [
    { if: needsGoodsData, to: 'data' },
    { if: needsPhotos, to: 'documents' },
    { if: atLenders, to: 'waiting' },
    { if: goodsSignFailed, to: 'signFail' },
    { if: mayPick, to: 'offers' },
    { if: goodsSigned, to: 'code' },
    { if: goodsReleased, to: 'released' },
    'closed',
  ],
  states: {
    data: { milestone: 'application', whose: 'customer', action: 'fillGoods' },
    documents: { milestone: 'application', whose: 'customer', action: 'addPhotos' },
    waiting: { milestone: 'offers', whose: 'bank', action: 'awaitLenders' },
    offers: { milestone: 'offers', whose: 'customer', action: 'chooseLender' },
    expired: { milestone: 'offers', whose: 'bank', action: 'awaitLenders' },
    review: { milestone: 'signing', whose: 'customer', action: 'chooseLender' },
    signFail: { milestone: 'signing', whose: 'customer', action: 'signAgain' },
    code: { milestone: 'goods', whose: 'shop', action: 'takeGoods' },
    signSuccess: { milestone: 'goods', whose: 'shop', action: 'takeGoods' },
    released: { milestone: 'goods', whose: null, action: null },
    closed: { milestone: 'offers', whose: null, action: null },
  },
});

export const progress = defineProgress<Facts>()({
  ...claim,
  /** What was ordered, wherever the claim stands. */
  states: { ...claim.states, order: { of: claim } },
});
