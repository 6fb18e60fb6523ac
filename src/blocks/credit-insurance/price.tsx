import { css } from '@styled/css';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { dmy, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';

const said = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** What the policy costs, and out of which pocket. `due`: it is still to be paid, apart from the loan; `until`: by that day. */
export function Price({
  premium,
  payer,
  due = false,
  until = null,
}: Pick<CreditInsurance, 'premium' | 'payer'> & { due?: boolean; until?: string | null }) {
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
    </div>
  );
}
