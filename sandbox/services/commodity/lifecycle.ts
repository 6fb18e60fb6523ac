import { setup } from 'xstate';
import type { CommodityStatusAlias } from '../../../openapi/index.ts';
import { createLifecycle, type StateMeta } from '../../core/lifecycle.ts';

/** What can happen to it. */
export type CommodityEvent =
  | 'FILLED'
  | 'SENT'
  | 'OFFERED'
  | 'ALL_REFUSED'
  | 'PICKED'
  | 'OFFER_GONE'
  | 'ALL_OFFERS_OVER'
  | 'SIGN_STARTED'
  | 'SIGN_ENDED'
  | 'SIGN_BLOCKED'
  | 'SIGNED'
  | 'RELEASED'
  | 'CANCELLED'
  | 'TIME_OVER';

/** A claim that nobody sends, or that no bank answers, lives so long. */
const draft = { days: 14 };
const leaving = { CANCELLED: 'cancelled', TIME_OVER: 'cancelled' } as const;

/**
 * The life of a commodity claim. What has no arrow is refused with 409 and the current status.
 * A signed claim ends at the shop's counter; the shop may cancel until then.
 */
export const commodityLifecycle = createLifecycle(
  setup({ types: { events: {} as { type: CommodityEvent }, meta: {} as StateMeta } }).createMachine({
    id: 'commodity',
    initial: 'new',
    states: {
      new: { meta: draft, on: { FILLED: 'filled', ...leaving } },
      filled: { meta: draft, on: { FILLED: 'filled', SENT: 'sent', ...leaving } },
      sent: { meta: draft, on: { OFFERED: 'offers', ALL_REFUSED: 'rejected', ...leaving } },
      offers: {
        on: { OFFERED: 'offers', PICKED: 'offer_selected', ALL_OFFERS_OVER: 'cancelled', CANCELLED: 'cancelled' },
      },
      offer_selected: {
        on: {
          OFFERED: 'offer_selected',
          PICKED: 'offer_selected',
          OFFER_GONE: 'offers',
          SIGN_STARTED: 'aitu_sign',
          CANCELLED: 'cancelled',
        },
      },
      aitu_sign: {
        on: {
          OFFERED: 'aitu_sign',
          PICKED: 'offer_selected',
          OFFER_GONE: 'offers',
          SIGN_ENDED: 'offer_selected',
          SIGN_BLOCKED: 'rejected',
          SIGNED: 'signed',
          CANCELLED: 'cancelled',
        },
      },
      signed: { on: { RELEASED: 'goods_released', CANCELLED: 'cancelled' } },
      goods_released: { type: 'final' },
      rejected: { type: 'final' },
      cancelled: { type: 'final' },
    },
  }),
);

/** Nothing leads out of these. */
export const isOver = commodityLifecycle.isFinal;

/** Statuses in which the customer's data and files may still change. */
export const isOpenForData = (status: CommodityStatusAlias): boolean => status === 'new' || status === 'filled';
