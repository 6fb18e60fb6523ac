import { press, type Step, type Scenario } from '../../e2e/scenarios/scenario.ts';

const goodsAt = '/commodity-loan/g-1';
const goodsResult = (page: string) => `/${page}?claim=g-1&kind=commodity`;
const goodsSteps: readonly Step[] = [
  {
    screen: 'commodity-data',
    answers: { getCommodityClaim: 'new' },
    at: `${goodsAt}/client-data`,
    form: 'SUBMIT_GOODS_DATA',
  },
  {
    screen: 'commodity-documents',
    answers: { getCommodityClaim: 'filled', listFiles: 'none' },
    at: `${goodsAt}/bank-offers`,
  },
  { screen: 'commodity-waiting', answers: { getCommodityClaim: 'sent' }, at: `${goodsAt}/bank-offers` },
  { screen: 'commodity-order', by: press('BACK') },
  {
    screen: 'commodity-offers',
    answers: { getCommodityClaim: 'offers', listCommodityOffers: 'offers' },
    at: `${goodsAt}/bank-offers`,
    dialogs: [['co.more', 'commodity-offer-detail']],
  },
  { screen: 'commodity-review', by: press('PICK_GOODS_OFFER') },
  {
    screen: 'commodity-expired',
    answers: { getCommodityClaim: 'offers', listCommodityOffers: 'over' },
    at: `${goodsAt}/bank-offers`,
  },
  {
    screen: 'commodity-sign-fail',
    answers: { getCommodityClaim: 'offerSelected' },
    at: goodsResult('sign-fail'),
  },
  {
    screen: 'commodity-sign-success',
    answers: { getCommodityClaim: 'signed', listCommodityOffers: 'offers', getCommodityAgreement: 'pdf' },
    at: goodsResult('sign-success'),
  },
  { screen: 'commodity-success', by: press('CONTINUE') },
  {
    screen: 'commodity-released',
    answers: { getCommodityClaim: 'goodsReleased', listCommodityOffers: 'offers', getCommodityAgreement: 'pdf' },
    at: goodsResult('success'),
  },
  { screen: 'commodity-closed', answers: { getCommodityClaim: 'rejected' }, at: goodsResult('process-fail') },
  { screen: 'commodity-missing', answers: { getCommodityClaim: 'notFound' }, at: `${goodsAt}/client-data` },
  { screen: 'commodity-unavailable', answers: { getCommodityClaim: 'serverError' }, at: `${goodsAt}/client-data` },
];

export const scenarios: readonly Scenario[] = [
  { title: 'goods', steps: goodsSteps.map((step): Step => ({ ...step, claim: 'g-1' })), who: 'aidos' },
  { title: 'goodsOfGuest', steps: [{ screen: 'commodity-guest', at: '/commodity-loan/client-data' }] },
];
