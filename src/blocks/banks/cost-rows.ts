import type { Offer } from '../../../openapi/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { costName, costSum } from './cost-text.ts';

type Cost = Offer['extraCosts'][number];
interface CostRow {
  readonly label: string;
  readonly value: string;
}
/** What is paid beside the loan, below the sum that it comes to: how much at a time, a row for each thing. */
export const costRows = (costs: readonly Cost[], t: Translate): CostRow[] =>
  [...new Set(costs.map(({ kind }) => kind))].map((kind) => ({
    label: costName(kind, t),
    value: costs
      .filter((cost) => cost.kind === kind)
      .map((cost) => costSum(cost, t))
      .join('\n'),
  }));

/** The same beside other rows: what a payment does not hold. */
export const apartRows = ({ extraCosts }: Offer, t: Translate): CostRow[] =>
  costRows(extraCosts, t).map(({ label, value }) => ({ label: t('b.pay.apart', { what: label }), value }));
