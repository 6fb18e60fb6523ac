import { commodityLoan } from '../../../machines/flows/commodity-loan.flow.ts';
import { testPaths } from '../support/walk-paths.ts';

testPaths({
  flow: 'commodity-loan',
  machine: commodityLoan,
  who: 'saule',
  start: 'commodity-data',
  opens: (claim) => `/commodity-loan/${claim}/client-data`,
  // Offers with a button, and offers that are over.
  narrow: { listCommodityOffers: ['offers', 'over'] },
  // The offer's own button says which.
  says: { PICK_GOODS_OFFER: (walker) => walker.press('PICK_GOODS_OFFER') },
});
