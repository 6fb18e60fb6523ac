import { css } from '@styled/css';
import { chosen } from '@styled/recipes';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { MonthlyPayment } from '../../../blocks/banks/monthly-payment.tsx';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, SummaryList } from '../../../ui/index.ts';
import { goodsRows } from './goods-offer.tsx';

/** The offer that is chosen: the one button of the page; beside the others, where there is room, what it costs. */
export function ChosenOffer({
  offer,
  byHand,
  busy,
  onPick,
}: {
  offer: CommodityOffer;
  /** The customer's own choice; else it is the first of the list, the one with the least overpayment. */
  byHand: boolean;
  busy: boolean;
  onPick: () => void;
}) {
  const t = useT();
  const classes = chosen();
  const { bank, months: n } = offer;
  const again = offer.status === 'selected';
  const least = offer.overpayment === 0 ? 'co.chosenFree' : 'co.chosenLeast';
  const name = t(byHand || again ? 'co.chosen' : least, { bank: bank.name });
  return (
    <section data-foot className={classes.bar} aria-label={name}>
      <div className={classes.about}>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{name}</p>
        <MonthlyPayment sum={offer.monthly} />
        <SummaryList rows={goodsRows(offer, t)} />
      </div>
      <Button
        full
        busy={busy}
        event="PICK_GOODS_OFFER"
        aria-label={again ? t('co.toSignNamed', { bank: bank.name, n }) : undefined}
        onClick={onPick}
      >
        {again ? t('co.toSign') : t('co.pickNamed', { bank: bank.name, sum: money(offer.monthly) })}
      </Button>
    </section>
  );
}
