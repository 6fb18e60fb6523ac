import { grid } from '@styled/patterns';
import type { InsuranceCompany } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { type Order, ORDERS, orderText } from './offers.ts';
import { Picker } from './picker.tsx';

interface Props {
  order: Order;
  onOrder: (order: Order) => void;
  /** Alias of the only insurer to show; '': all. */
  company: string;
  companies: readonly InsuranceCompany[];
  onCompany: (alias: string) => void;
}

/** Order and filter. */
export function OfferTools({ order, onOrder, company, companies, onCompany }: Props) {
  const t = useT();
  return (
    <div className={grid({ columns: { base: 1, tablet: 2 }, gap: '12', alignItems: 'end' })}>
      <Picker
        name="order"
        label={t('ins.sort.label')}
        value={order}
        options={ORDERS.map((value) => ({ value, label: t(orderText[value]) }))}
        onPick={(value) => onOrder(value as Order)}
      />
      <Picker
        name="company"
        label={t('ins.filter.label')}
        value={company}
        options={[
          { value: '', label: t('ins.filter.all') },
          ...companies.map(({ alias, name }) => ({ value: alias, label: name })),
        ]}
        onPick={onCompany}
      />
    </div>
  );
}
