import { css } from '@styled/css';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';

const said = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** What the policy costs, and out of which pocket. `due`: it is still to be paid, apart from the loan. */
export function Price({ premium, payer, due = false }: Pick<CreditInsurance, 'premium' | 'payer'> & { due?: boolean }) {
  const t = useT();
  return (
    <div>
      <p className={said}>{t(due ? 'ci.due' : 'ci.premium')}</p>
      <p data-sum className={css({ textStyle: 'amount.lg' })}>
        {money(premium)}
      </p>
      <p className={said}>{t(`ci.payer.${payer}`)}</p>
    </div>
  );
}
