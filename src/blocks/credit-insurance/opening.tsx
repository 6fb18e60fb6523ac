import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { dmy, isoDayKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Price } from './price.tsx';

/** Before anything is asked: what the insurance costs, what it covers, that nobody must take it, how it is given back. */
export function Opening({
  insurance: { bank, insurer, loan, sumInsured, premium, payer, validUntil },
  rules,
}: {
  insurance: CreditInsurance;
  /** The way to the rules of insurance. */
  rules: ReactNode;
}) {
  const t = useT();
  return (
    <section className={estimate().panel}>
      <div className={stack({ gap: '8' })}>
        <div className={css({ pb: '8' })}>
          <Price premium={premium} payer={payer} />
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
            {t('ci.valid', { date: dmy(isoDayKz(Date.parse(validUntil))) })}
          </p>
        </div>
        <h2 className={css({ textStyle: 'h2' })}>{t('ci.covers')}</h2>
        <p>{t('ci.about.covers', { insurer: insurer.name, sum: money(sumInsured) })}</p>
        <ul className={stack({ gap: '4', paddingInlineStart: '20', listStyle: 'disc' })}>
          {payer === 'own' ? (
            <>
              <li>{t('ci.about.voluntary')}</li>
              <li>{t('ci.about.pay')}</li>
            </>
          ) : (
            <>
              <li>{t('ci.about.payment', { sum: money(loan.monthlyPayment) })}</li>
              <li>{t('ci.about.voluntaryInside', { bank: bank.name })}</li>
            </>
          )}
          <li>{t('ci.about.back')}</li>
          <li>{t('ci.about.not')}</li>
        </ul>
        <div className={css({ pt: '8' })}>{rules}</div>
      </div>
    </section>
  );
}
