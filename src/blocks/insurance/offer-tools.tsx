import type { ReactNode } from 'react';
import { offerTools } from '@styled/recipes';
import type { InsuranceCompany, InsuranceOffer } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { LinePicker } from '../line-picker.tsx';
import { isReady, isRefused, isWaiting, type Order, ORDERS, orderText } from './offers.ts';

/** Fewer offers are in sight at once. */
const MANY = 4;
/** From so many insurers on it pays to see one alone. */
const MANY_COMPANIES = 6;

interface Props {
  /** Of all insurers that were asked. */
  offers: readonly InsuranceOffer[];
  order: Order;
  onOrder: (order: Order) => void;
  /** Alias of the only insurer to show; '': all. */
  company: string;
  companies: readonly InsuranceCompany[];
  onCompany: (alias: string) => void;
  /** The way to compare. */
  toggle: ReactNode;
  /** There is room for more than the order. */
  wide: boolean;
}

/** How many have answered; order, filter and comparison where there is more than one to choose from. */
export function OfferTools({ offers, order, onOrder, company, companies, onCompany, toggle, wide }: Props) {
  const t = useT();
  const classes = offerTools();
  const refused = offers.filter(isRefused).length;
  const ready = offers.filter(isReady).length;
  const answered = offers.length - offers.filter(isWaiting).length;
  return (
    <div className={classes.root}>
      <h2 className={classes.count}>
        {/* Once all have answered, what came of it counts. */}
        {(answered < offers.length || ready === 0
          ? [
              t('ins.offers.answered', { n: answered, of: offers.length }),
              ...(refused > 0 ? [t('ins.offers.refusedToo', { n: refused })] : []),
            ]
          : [
              t('ins.offers.count', { n: ready }),
              ...(refused > 0 ? [t('ins.offers.countRefused', { n: refused })] : []),
            ]
        ).join(', ')}
      </h2>
      {ready > 1 && (
        <>
          {ready >= MANY && (
            <LinePicker
              name="order"
              label={t('ins.sort.label')}
              value={order}
              options={ORDERS.map((value) => ({ value, label: t(orderText[value]) }))}
              onPick={onOrder}
            />
          )}
          {((wide && companies.length >= MANY_COMPANIES) || company !== '') && (
            <LinePicker
              narrow
              name="company"
              label={t('ins.filter.label')}
              value={company}
              options={[
                { value: '', label: t('ins.filter.all') },
                ...companies.map(({ alias, name }) => ({ value: alias, label: name })),
              ]}
              onPick={onCompany}
            />
          )}
          {toggle}
        </>
      )}
    </div>
  );
}
