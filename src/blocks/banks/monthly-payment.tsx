import { css } from '@styled/css';
import { wrap } from '@styled/patterns';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';

const amount = css({ textStyle: 'amount.lg' });

/** The payment, largest of all. */
export function MonthlyPayment({ sum }: { sum: number }) {
  const t = useT();
  return (
    <p className={wrap({ gap: '8', alignItems: 'baseline' })}>
      <span className={amount}>{money(sum)}</span>
      <span className={css({ color: 'fg.muted' })}>{t('b.perMonth')}</span>
    </p>
  );
}
