import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Offer } from '../../../../openapi/index.ts';
import type { TextId } from '../../../../locales/ids.ts';
import { schedule } from '../../../../schemas/facts/loan.ts';
import type { Approved } from '../../../blocks/banks/answers.ts';
import { MonthlyPayment, validUntil } from '../../../blocks/banks/offer-card.tsx';
import { fullRows } from '../../../blocks/banks/offer-rows.ts';
import { dmy, group, isoDayKz, money } from '../../../i18n/format.ts';
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

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'body.sm',
  fontVariantNumeric: 'tabular-nums',
});
const cell = css({
  textAlign: 'right',
  py: '8',
  pl: '12',
  // A figure is read whole; the table scrolls sideways instead.
  whiteSpace: 'nowrap',
  borderBottomWidth: '1',
  borderColor: 'border.subtle',
  _first: { textAlign: 'left', pl: '0', position: 'sticky', left: '0', bg: 'surface' },
});
const scroll = css({ overflowX: 'auto' });

function Schedule({ offer, since }: { offer: Offer; since: string }) {
  const t = useT();
  const rows = schedule({
    kind: offer.paymentType,
    principal: offer.amount,
    ratePercent: offer.rate,
    months: offer.term,
    start: since,
  });
  return (
    <details>
      <summary
        className={css({ cursor: 'pointer', minHeight: 'target', textStyle: 'body.strong', color: 'link', py: '12' })}
      >
        {t('b.schedule')}
      </summary>
      <div className={scroll} tabIndex={0} role="region" aria-label={t('b.schedule')}>
        <table className={table}>
          <thead>
            <tr>
              {(
                [
                  'b.scheduleMonth',
                  'b.schedulePayment',
                  'b.scheduleInterest',
                  'b.schedulePrincipal',
                  'b.scheduleBalance',
                ] as const
              ).map((id) => (
                <th key={id} scope="col" className={cell}>
                  {t(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.number}>
                <th scope="row" className={cell}>
                  {dmy(row.date)}
                </th>
                <td className={cell}>{group(row.payment)}</td>
                <td className={cell}>{group(row.interest)}</td>
                <td className={cell}>{group(row.principal)}</td>
                <td className={cell}>{group(row.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css({ textStyle: 'caption', color: 'fg.muted', pt: '8' })}>{t('b.scheduleNote')}</p>
    </details>
  );
}

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
        <Schedule offer={offer} since={isoDayKz(Date.parse(updatedAt))} />
      </div>
    </DialogFrame>
  );
}
