import { commodityLoan } from '../../../machines/products/commodity-loan/flow.ts';
import { press } from '../../e2e/driver/doing.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'commodity-loan',
  machine: commodityLoan,
  who: 'saule',
  start: 'commodity-data',
  opens: (claim) => `/commodity-loan/${claim}/client-data`,
  narrow: {
    // Offers with a button, and offers that are over.
    listCommodityOffers: ['offers', 'over'],
    // An address without a claim leads back from what is further on: those places are opened by their own claim.
    getCurrentCommodityClaim: ['new', 'offers'],
  },
  // What is over, or not there yet, has no button; who comes back from the partner's page begins with no offers.
  offers: (event, { responses: { listCommodityOffers = [], signCommodityClaim } }) =>
    event !== 'PICK_GOODS_OFFER' ||
    (signCommodityClaim === undefined && listCommodityOffers.some(({ status }) => status !== 'expired')),
  // The button says which is chosen.
  says: { PICK_GOODS_OFFER: () => [press('PICK_GOODS_OFFER')] },
};
