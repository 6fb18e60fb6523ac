import { css } from '@styled/css';
import type { Offer } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { costText } from './cost-text.ts';

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
