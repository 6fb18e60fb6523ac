import type { CommodityListItem } from '../../../openapi/index.ts';
import { and, not, or, reading, when } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';

/** What a list says of a claim as well as the claim itself. */
export type ListedCommodity = Pick<CommodityListItem, 'status' | 'offerId' | 'signing'>;
const listed = reading('getCommodityClaim', (claim): ListedCommodity | undefined => claim);

const statusIs = (...aliases: readonly ListedCommodity['status']['alias'][]) =>
  when(listed, (claim) => aliases.some((alias) => alias === claim?.status.alias));

export const needsGoodsData = statusIs('new');
/** Data are there; without both photos of the document no bank is asked, with them the claim leaves by itself. */
export const needsPhotos = statusIs('filled');
export const atLenders = statusIs('sent');
/** An offer may be picked, or picked anew: nothing is signed. */
export const mayPick = statusIs('offers', 'offer_selected', 'aitu_sign');
/** Every offer is over: the claim will be closed, unless a bank answers anew. */
export const allOffersOver = when(
  'listCommodityOffers',
  (offers = []) => offers.length > 0 && offers.every(({ status }) => status === 'expired'),
);
const offerGone = when(listed, (claim) => claim?.offerId === null);
/** Nothing is held that could be signed again: it is signed, closed, or the offer is gone. */
export const nothingHeld = or(not(mayPick), offerGone);
export const goodsSignFailed = and(
  mayPick,
  not(offerGone),
  when(listed, (claim) => ['failed', 'expired'].includes(claim?.signing.state ?? '')),
);
export const goodsSigned = statusIs('signed');
export const goodsReleased = statusIs('goods_released');

/** Id of the offer that is looked at before it is signed: what was picked last, else what the claim holds. */
export const offerToSign = ({ answers, responses }: Pick<FlowContext, 'answers' | 'responses'>): string =>
  answers.PICK_GOODS_OFFER?.offerId ?? responses.getCommodityClaim?.offerId ?? '';
