import type { CommodityClaim } from '../../../openapi/index.ts';
import type { FlowContext } from '../../kit/context.ts';

/** The newest known claim for goods; flows ask only after a read has answered. */
export const goodsClaimOf = (c: FlowContext): CommodityClaim | undefined => c.responses.getCommodityClaim;

/** A condition's name is its name in diagrams and reports. */
const statusIs = (name: string, ...aliases: readonly CommodityClaim['status']['alias'][]) =>
  Object.defineProperty(
    (c: FlowContext): boolean => aliases.some((alias) => alias === goodsClaimOf(c)?.status.alias),
    'name',
    { value: name },
  );

export const needsGoodsData = statusIs('needsGoodsData', 'new');
/** Data are there; without both photos of the document no bank is asked, with them the claim leaves by itself. */
export const needsPhotos = statusIs('needsPhotos', 'filled');
export const leftForBanks = (c: FlowContext): boolean => !needsPhotos(c);
export const atLenders = statusIs('atLenders', 'sent');
export const lendersAnswered = (c: FlowContext): boolean => !atLenders(c);
/** An offer may be picked, or picked anew: nothing is signed. */
export const mayPick = statusIs('mayPick', 'offers', 'offer_selected', 'aitu_sign');
export const pastPicking = (c: FlowContext): boolean => !mayPick(c);
/** Every offer is over: the claim will be closed, unless a bank answers anew. */
export const allOffersOver = (c: FlowContext): boolean => {
  const offers = c.responses.listCommodityOffers ?? [];
  return offers.length > 0 && offers.every(({ status }) => status === 'expired');
};
/** Nothing is held that could be signed again: it is signed, closed, or the offer is gone. */
export const nothingHeld = (c: FlowContext): boolean => pastPicking(c) || goodsClaimOf(c)?.offerId === null;
export const goodsSignFailed = (c: FlowContext): boolean => {
  const claim = goodsClaimOf(c);
  return (
    mayPick(c) && claim?.offerId !== null && (claim?.signing.state === 'failed' || claim?.signing.state === 'expired')
  );
};
export const goodsSigned = statusIs('goodsSigned', 'signed');
export const notWaitingForGoods = (c: FlowContext): boolean => !goodsSigned(c);
export const goodsReleased = statusIs('goodsReleased', 'goods_released');
