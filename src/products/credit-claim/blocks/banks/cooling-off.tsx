import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { useEffect, useState } from 'react';
import type { Integration } from '../../../../../openapi/index.ts';
import { dateTimeKz, money, months, percent } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { serverNow } from '../../../../platform/clock.ts';
import { Fold, SummaryList } from '../../../../ui/index.ts';

const MINUTE_MS = 60_000;

/** Minutes until an instant, at least 0; anew every half a minute. */
const useMinutesLeft = (until: string): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS));
};

/** The law's pause between a bank's yes and the borrower's: until when, what it is for, what can be chosen after it. */
export function CoolingOff({ bank, pause }: { bank: string; pause: NonNullable<Integration['coolingOff']> }) {
  const t = useT();
  const left = useMinutesLeft(pause.until);
  const { offer } = pause;
  return (
    <div className={stack({ gap: '12' })}>
      <p>{t('b.coolingLead', { bank, until: dateTimeKz(pause.until) })}</p>
      <p className={css({ textStyle: 'body.strong', fontVariantNumeric: 'tabular-nums' })}>
        {t('b.coolingLeft', { h: Math.floor(left / 60), m: left % 60 })}
      </p>
      <SummaryList
        rows={[
          { label: t('b.payment'), value: t('b.monthSum', { sum: money(offer.monthlyPayment) }) },
          { label: t('b.amount'), value: money(offer.amount) },
          { label: t('b.term'), value: months(offer.term, t) },
          { label: t('b.gesv'), value: percent(offer.gesv) },
        ]}
      />
      <Fold title={t('b.coolingWhy')}>
        <p>{t('b.coolingText')}</p>
      </Fold>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('b.coolingReminder')}</p>
    </div>
  );
}
