import type { ReactNode } from 'react';
import { css } from '@styled/css';
import type { ScheduleRow } from '../../../../../schemas/facts/loan.ts';
import type { Integration, Offer } from '../../../../../openapi/index.ts';
import { BankCall } from '../../../../blocks/banks/bank-call.tsx';
import { apartRows } from '../../../../blocks/banks/cost-rows.ts';
import { CardSection } from '../../../../blocks/claim/card-section.tsx';
import { dmy, money } from '../../../../i18n/format.ts';
import type { HostActions } from '../../../../blocks/props.ts';
import { useT } from '../../../../i18n/index.ts';
import { SummaryList } from '../../../../ui/index.ts';

/** Until when the loan is paid, and where; what is due next stands above: what its owner asks next. The account itself stands in the bank's contract only. */
export function HowToPay({
  bank,
  offer,
  rows,
  host,
  children,
}: {
  bank: Integration['bank'];
  offer: Offer;
  rows: readonly ScheduleRow[];
  host: HostActions;
  /** To take the days along, and whom to ask. */
  children: ReactNode;
}) {
  const t = useT();
  const last = rows.at(-1);
  if (!last) return null;
  return (
    <CardSection title={t('b.pay.title')}>
      <SummaryList
        rows={[
          { label: t('b.lastPayment'), value: t('b.pay.due', { date: dmy(last.date), sum: money(last.payment) }) },
          { label: t('b.pay.whom'), value: bank.name },
          // What the payment does not hold: nobody else reminds of it.
          ...apartRows(offer, t),
        ]}
      />
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('b.pay.note')}</p>
      <BankCall phone={bank.phone} host={host} tone="secondary" />
      {children}
    </CardSection>
  );
}
