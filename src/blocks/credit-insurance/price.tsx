import { css } from '@styled/css';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { dmy, money, months } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';

const said = css({ textStyle: 'body.sm', color: 'fg.muted' });

/**
 * What the policy costs, and out of which pocket. `due`: it is still to be paid, apart from the loan; `until`: by that day; `covers`:
 * up to how much it pays, and for which loan.
 */
export function Price({
  premium,
  payer,
  due = false,
  until = null,
  covers,
}: Pick<CreditInsurance, 'premium' | 'payer'> & {
  due?: boolean;
  until?: string | null;
  covers?: Pick<CreditInsurance, 'sumInsured' | 'loan'>;
}) {
  const t = useT();
  return (
    <div>
      <p className={said}>{t(due ? 'ci.due' : 'ci.premium')}</p>
      <p data-sum className={css({ textStyle: 'amount.lg' })}>
        {money(premium)}
      </p>
      {due && until !== null && (
        <p className={css({ textStyle: 'body.strong' })}>{t('ci.until', { date: dmy(until) })}</p>
      )}
      <p className={said}>{t(`ci.payer.${payer}`)}</p>
      {covers && (
        <p className={said}>
          {t('ci.forLoan', { sum: money(covers.sumInsured), term: months(covers.loan.termMonths, t) })}
        </p>
      )}
    </div>
  );
}
