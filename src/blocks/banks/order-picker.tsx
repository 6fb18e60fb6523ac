import { useId } from 'react';
import { stack } from '@styled/patterns';
import { field } from '@styled/recipes';
import { Icon } from '../../ui/index.ts';
import { useT } from '../../i18n/index.ts';
import { type Order, orderText } from './answers.ts';

/** The order of the offers: a native select, at once in force. */
export function OrderPicker({
  order,
  orders,
  onOrder,
}: {
  order: Order;
  orders: readonly Order[];
  onOrder(next: Order): void;
}) {
  const t = useT();
  const id = useId();
  const classes = field({ affix: 'end' });
  return (
    <div className={stack({ gap: '6' })}>
      <label htmlFor={id} className={classes.label}>
        {t('b.sortLabel')}
      </label>
      <div className={classes.box}>
        <select
          id={id}
          className={classes.control}
          value={order}
          onChange={(event) => onOrder(event.target.value as Order)}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {t(orderText[one])}
            </option>
          ))}
        </select>
        <span className={classes.suffix}>
          <Icon name="down" />
        </span>
      </div>
    </div>
  );
}
