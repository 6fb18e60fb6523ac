import { schedule, type ScheduleRow } from '../../../../schemas/facts/loan.ts';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { Schedule } from '../../../blocks/banks/schedule.tsx';
import { useT } from '../../../i18n/index.ts';

/** `total`: price of the goods, tenge; `start`: the day the payments are counted from. */
export const goodsSchedule = (offer: CommodityOffer, total: number, start: string): ScheduleRow[] =>
  schedule({ kind: 'annuity', principal: total, ratePercent: offer.rate, months: offer.months, start });

/** The payments of an offer for goods one by one. `total`: price of the goods, tenge; `today`: the day they are counted from. */
export function GoodsSchedule({
  offer,
  total,
  today,
  shown = false,
}: {
  offer: CommodityOffer;
  total: number;
  today: string;
  /** It stands under a heading of its own. */
  shown?: boolean;
}) {
  const t = useT();
  return <Schedule rows={goodsSchedule(offer, total, today)} note={t('b.scheduleNote')} shown={shown} />;
}
