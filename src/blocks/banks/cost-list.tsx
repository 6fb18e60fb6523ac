import { css } from '@styled/css';
import type { Offer } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { money } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';

const COST: Readonly<Record<string, TextId>> = {
  casco: 'b.costCasco',
  life: 'b.costLife',
  gps: 'b.costGps',
  registration: 'b.costRegistration',
};
const PERIOD: Readonly<Record<Offer['extraCosts'][number]['period'], TextId>> = {
  once: 'b.onceSum',
  year: 'b.yearSum',
  month: 'b.monthSum',
};
const costText = ({ kind, sum, period }: Offer['extraCosts'][number], t: Translate): string =>
  `${t(COST[kind] ?? 'b.costOther')}: ${t(PERIOD[period], { sum: money(sum) })}`;

/** What the loan costs besides the loan. */
export function CostList({ costs }: { costs: Offer['extraCosts'] }) {
  const t = useT();
  return (
    <ul className={css({ listStyle: 'disc', pl: '20', textStyle: 'body.sm' })}>
      {costs.map((cost) => (
        <li key={`${cost.kind}${cost.period}`}>{costText(cost, t)}</li>
      ))}
    </ul>
  );
}
