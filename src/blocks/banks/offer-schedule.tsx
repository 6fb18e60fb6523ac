import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Offer } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { overpayment, schedule, totalToPay, type PaymentType } from '../../../schemas/facts/loan.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { SummaryList } from '../../ui/index.ts';
import { Picker } from './picker.tsx';
import { Schedule } from './schedule.tsx';

const note = css({ textStyle: 'caption', color: 'fg.muted' });

const KINDS: Readonly<Record<PaymentType, TextId>> = {
  annuity: 'b.annuity',
  differentiated: 'b.differentiated',
};
/** All payments to the tenge, as offered or as the other kind would be; `since`: the day the loan begins. */
export function OfferSchedule({ offer, since }: { offer: Offer; since: string }) {
  const t = useT();
  const [kind, setKind] = useState<PaymentType>(offer.paymentType);
  const { amount: principal, rate: ratePercent, term } = offer;
  const rows = schedule({ kind, principal, ratePercent, months: term, start: since });
  return (
    <div className={stack({ gap: '16', minW: '0' })}>
      <Picker<PaymentType>
        label={t('b.paymentType')}
        value={kind}
        options={(['annuity', 'differentiated'] as const).map((value) => ({
          value,
          label: t(KINDS[value]),
        }))}
        onPick={setKind}
      />
      {kind !== offer.paymentType && <p className={note}>{t('b.scheduleOther')}</p>}
      <SummaryList
        rows={[
          { label: t('b.firstPayment'), value: money(rows[0]?.payment ?? 0) },
          { label: t('b.lastPayment'), value: money(rows.at(-1)?.payment ?? 0) },
          { label: t('b.over'), value: money(overpayment(rows)) },
          { label: t('b.total'), value: money(totalToPay(rows)) },
        ]}
      />
      <Schedule rows={rows} {...(kind === offer.paymentType ? { note: t('b.scheduleNote') } : {})} />
    </div>
  );
}
