import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { wrap } from '@styled/patterns';
import { chosen, estimate } from '@styled/recipes';
import { besideText, monthsText } from '../../../blocks/claim/months-words.ts';
import type { BankMonth } from '../../../blocks/claim/months-of.ts';
import { useT } from '../../../i18n/index.ts';

/** At the foot of a phone: what a month takes at the banks that are meant, and the way on. */
export function MonthBar({ of, children }: { of: readonly BankMonth[]; children: ReactNode }) {
  const t = useT();
  return (
    <section data-foot className={chosen().bar} aria-label={t('c2c.terms.estimate')}>
      {of.length > 0 && (
        <p className={wrap({ columnGap: '12', rowGap: '2', align: 'baseline', justify: 'space-between' })}>
          <span className={css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums' })}>{monthsText(of, t)}</span>
          <span className={estimate().caption}>
            {t(besideText(of, t) === '' ? 'c2c.terms.monthlyAt' : 'c2c.terms.inAllAt', { n: of.length })}
          </span>
        </p>
      )}
      {children}
    </section>
  );
}
