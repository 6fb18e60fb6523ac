import { setup, transition } from 'xstate';
import type { CommodityStatusAlias } from '../../../openapi/index.ts';

/** What can happen to a commodity claim. */
export type CommodityEvent =
  | 'FILLED'
  | 'SENT'
  | 'OFFERED'
  | 'ALL_REFUSED'
  | 'PICKED'
  | 'OFFER_GONE'
  | 'SIGN_STARTED'
  | 'SIGN_ENDED'
  | 'SIGN_BLOCKED'
  | 'SIGNED'
  | 'RELEASED'
  | 'CANCELLED';

/**
 * The life of a commodity claim. What an event does not leave from is refused with 409 and the current status.
 * A signed claim ends at the shop's counter; the shop and the calendar may cancel until then.
 */
export const commodityMachine = setup({ types: { events: {} as { type: CommodityEvent } } }).createMachine({
  id: 'commodity',
  initial: 'new',
  states: {
    new: { on: { FILLED: 'filled', CANCELLED: 'cancelled' } },
    filled: { on: { FILLED: 'filled', SENT: 'sent', CANCELLED: 'cancelled' } },
    sent: { on: { OFFERED: 'offers', ALL_REFUSED: 'rejected', CANCELLED: 'cancelled' } },
    offers: { on: { OFFERED: 'offers', PICKED: 'offer_selected', CANCELLED: 'cancelled' } },
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
});

/** Where `event` leads from `status`, or null when it is forbidden there. */
export const statusAfter = (status: CommodityStatusAlias, type: CommodityEvent): CommodityStatusAlias | null => {
  const here = commodityMachine.resolveState({ value: status });
  return here.can({ type }) ? transition(commodityMachine, here, { type })[0].value : null;
};

/** Nothing leads out of these. */
export const isOver = (status: CommodityStatusAlias): boolean => commodityMachine.states[status]?.type === 'final';

/** Statuses in which the customer's data and files may still change. */
export const isOpenForData = (status: CommodityStatusAlias): boolean => status === 'new' || status === 'filled';

/** One way to each status, for seeds. */
export const waysTo: Readonly<Record<CommodityStatusAlias, readonly CommodityEvent[]>> = {
  new: [],
  filled: ['FILLED'],
  sent: ['FILLED', 'SENT'],
  offers: ['FILLED', 'SENT', 'OFFERED'],
  offer_selected: ['FILLED', 'SENT', 'OFFERED', 'PICKED'],
  aitu_sign: ['FILLED', 'SENT', 'OFFERED', 'PICKED', 'SIGN_STARTED'],
  signed: ['FILLED', 'SENT', 'OFFERED', 'PICKED', 'SIGN_STARTED', 'SIGNED'],
  goods_released: ['FILLED', 'SENT', 'OFFERED', 'PICKED', 'SIGN_STARTED', 'SIGNED', 'RELEASED'],
  rejected: ['FILLED', 'SENT', 'ALL_REFUSED'],
  cancelled: ['CANCELLED'],
};
