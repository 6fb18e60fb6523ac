import { flowKit } from '../../kit/flow.ts';
import { commodityLoanScreens } from './screens.ts';

/** The words of the loan for goods. */
export const kit = flowKit(commodityLoanScreens, [
  'getCurrentCommodityClaim',
  'getCommodityClaim',
  'fillCommodityClaim',
  'listCommodityOffers',
  'signCommodityClaim',
]);
