import { decimal, money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';

const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** Sums of one picture in few letters, all in the unit of the largest: '5,2 млн ₸'. */
export const shortMoney = (sums: readonly number[], t: Translate): ((sum: number) => string) => {
  const [unit, words, digits] = sums.some((sum) => sum >= MILLION)
    ? ([MILLION, 'cost.chartMillion', 1] as const)
    : ([THOUSAND, 'cost.chartThousand', 0] as const);
  return (sum) => (sum === 0 ? money(0) : t(words, { n: decimal((sum / unit).toFixed(digits)) }));
};
