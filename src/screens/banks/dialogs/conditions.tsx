import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Offer } from '../../../../openapi/index.ts';
import type { TextId } from '../../../../locales/ids.ts';
import type { Approved } from '../../../blocks/banks/answers.ts';
import { MonthlyPayment, validUntil } from '../../../blocks/banks/offer-card.tsx';
import { fullRows } from '../../../blocks/banks/offer-rows.ts';
import { Schedule } from '../../../blocks/banks/schedule.tsx';
import { isoDayKz, money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps, SummaryList } from '../../../ui/index.ts';

const COST: Readonly<Record<string, TextId>> = {
  casco: 'b.costCasco',
  life: 'b.costLife',
  gps: 'b.costGps',
  registration: 'b.costRegistration',
};
const PERIOD: Readonly<Record<Offer['extraCosts'][number]['period'], TextId>> = {
  once: 'b.onceSum',
  year: 'b.yearSum',
  month: 'b.monthSum',
};

/** Everything a bank's offer holds: figures, what else it costs, what it demands, the schedule. */
export default function ConditionsDialog({ options: { answer }, close }: ModalProps<{ answer: Approved }>) {
  const t = useT();
  const { approved: offer, bank, updatedAt } = answer;
  return (
    <DialogFrame
      title={t('b.conditionsTitle', { bank: bank.name })}
      actions={
        <Button tone="secondary" full onClick={() => close()}>
          {t('btn.close')}
        </Button>
      }
    >
      <div className={stack({ gap: '20', minW: '0' })}>
        <MonthlyPayment sum={offer.monthlyPayment} />
        <SummaryList rows={fullRows(offer, t)} />
        <p className={css({ textStyle: 'caption', color: 'fg.muted' })}>{t('b.gesvLong')}</p>
        {offer.extraCosts.length > 0 && (
          <section className={stack({ gap: '8' })}>
            <h3 className={css({ textStyle: 'h3' })}>{t('b.extraCosts')}</h3>
            <ul className={css({ listStyle: 'disc', pl: '20' })}>
              {offer.extraCosts.map((cost) => (
                <li key={`${cost.kind}${cost.period}`}>
                  {t(COST[cost.kind] ?? 'b.costOther')}: {t(PERIOD[cost.period], { sum: money(cost.sum) })}
                </li>
              ))}
            </ul>
          </section>
        )}
        {offer.conditions.length > 0 && (
          <ul className={css({ listStyle: 'disc', pl: '20' })}>
            {offer.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        )}
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
          {t('b.validUntil', { date: validUntil(offer.validUntil) })}
        </p>
        <Schedule
          loan={{
            kind: offer.paymentType,
            principal: offer.amount,
            ratePercent: offer.rate,
            months: offer.term,
            start: isoDayKz(Date.parse(updatedAt)),
          }}
        />
      </div>
    </DialogFrame>
  );
}
