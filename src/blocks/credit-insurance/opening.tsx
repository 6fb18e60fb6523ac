import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { card, estimate } from '@styled/recipes';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { dmy, isoDayKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { MoreIcon } from '../../ui/index.ts';
import { CalendarSign } from '../calendar-sign.tsx';
import { ShieldSign } from '../shield-sign.tsx';
import { Gives } from '../gives.tsx';
import { CompanyName } from '../marks/company-name.tsx';
import { Price } from './price.tsx';

/** What the policy costs, and until when it is to be had. */
export function OfferPrice({ insurance }: { insurance: CreditInsurance }) {
  const t = useT();
  return (
    <div>
      <Price {...insurance} />
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
        {t('ci.valid', { date: dmy(isoDayKz(Date.parse(insurance.validUntil))) })}
      </p>
    </div>
  );
}

/** Before anything is asked: whose insurance it is, what it costs, what it covers, that nobody must take it, how it is given back. */
export function Opening({
  insurance,
  rules,
  priced,
}: {
  insurance: CreditInsurance;
  /** The way to the rules of insurance. */
  rules: ReactNode;
  /** Its price stands here: there is no room beside it. */
  priced: boolean;
}) {
  const t = useT();
  const { bank, insurer, loan, sumInsured, payer } = insurance;
  const pays =
    payer === 'own'
      ? { title: t('ci.gives.pay'), note: t('ci.gives.payNote') }
      : { title: t('ci.gives.payment', { sum: money(loan.monthlyPayment) }), note: t('ci.gives.paymentNote') };
  const without =
    payer === 'own'
      ? { title: t('ci.gives.voluntary') }
      : { title: t('ci.gives.inside'), note: t('ci.gives.insideNote', { bank: bank.name }) };
  return (
    <section className={priced ? estimate().panel : card()}>
      <div className={stack({ gap: '12' })}>
        <CompanyName company={insurer} kind="insurer">
          <span className={css({ textStyle: 'body.strong' })}>{insurer.name}</span>
        </CompanyName>
        {priced && <OfferPrice insurance={insurance} />}
        <h2 className={css({ textStyle: 'h3', pt: '4' })}>{t('ci.covers')}</h2>
        <Gives
          rows={[
            {
              sign: <ShieldSign />,
              title: t('ci.gives.covers'),
              note: t('ci.gives.coversNote', { sum: money(sumInsured) }),
            },
            { sign: <MoreIcon name="clock" />, ...pays },
            { sign: <CalendarSign />, title: t('ci.gives.back'), note: t('ci.gives.backNote') },
            { sign: <MoreIcon name="info" />, ...without },
            // What it does not cover no call tells: the rules do, and they open right below.
            { sign: <MoreIcon name="document" />, title: t('ci.rules'), note: t('ci.gives.rulesNote') },
          ]}
        />
        {rules}
      </div>
    </section>
  );
}
