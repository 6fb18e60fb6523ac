import type { ReactNode } from 'react';
import { css, cx } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import { percent } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { SummaryList } from '../../../ui/index.ts';
import type { Payment } from './payment.ts';

/**
 * A month of the loan with both decisions, followed while they are made, what each has in it, and the way on. Of a bank that does not
 * tell it, the payment that the prices come on top of, and where the new one will stand.
 */
export function SoFar({ payment, children }: { payment: Payment; children: ReactNode }) {
  const t = useT();
  const classes = estimate();
  const { name, sum, rate, live, told, financed, rows } = payment;
  const note = told ? null : live ? 'cl.soFar.note' : financed ? 'cl.soFar.noteIn' : null;
  return (
    <section aria-labelledby="so-far" className={classes.panel}>
      <div className={stack({ gap: '12' })}>
        <div className={classes.head} role="status">
          <h2 id="so-far" className={css({ textStyle: 'h3' })}>
            {name}
          </h2>
          <p className={classes.figure}>{sum}</p>
          <p className={classes.caption}>{t('cl.soFar.rate', { r: percent(rate) })}</p>
        </div>
        {/* What the figure is made of; a bank that does not tell it has the cards alone once both are decided. */}
        {(live || told) && <SummaryList rows={rows} />}
        {note && <p className={classes.caption}>{t(note)}</p>}
        {children}
      </div>
    </section>
  );
}

/** The same figure where there is no room beside the decisions: in sight at the lower edge while they are made. */
export function PaymentBar({ payment: { name, sum } }: { payment: Payment }) {
  const classes = estimate();
  return (
    <section data-foot className={classes.bar} aria-label={name}>
      <p className={cx(classes.toggle, css({ cursor: 'auto' }))}>
        <span className={classes.short}>
          <span className={classes.caption}>{name}</span>
          <strong>{sum}</strong>
        </span>
      </p>
    </section>
  );
}
