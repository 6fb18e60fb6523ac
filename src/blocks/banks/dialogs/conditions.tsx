import { Tabs } from '@ark-ui/react/tabs';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { isoDayKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps, SummaryList } from '../../../ui/index.ts';
import type { Approved } from '../answers.ts';
import { CostList } from '../cost-list.tsx';
import { MonthlyPayment, validUntil } from '../offer-card.tsx';
import { fullRows } from '../offer-rows.ts';
import { Schedule } from '../schedule.tsx';
import type { ConditionsTab } from './options.ts';

const list = css({ display: 'flex', gap: '4', borderBottomWidth: '1', borderColor: 'border.subtle' });
const trigger = css({
  flex: '1',
  minHeight: 'target',
  px: '12',
  bg: 'transparent',
  color: 'fg.muted',
  textStyle: 'body.strong',
  cursor: 'pointer',
  borderBottom: '3px solid transparent',
  '&[data-selected]': { color: 'fg', borderBottomColor: 'accent.solid' },
});
const panel = css({ pt: '16', minWidth: '0' });
const heading = css({ textStyle: 'h3' });

/** Everything a bank's offer holds: figures, what else it costs, what it demands; and its payments one by one. */
export default function ConditionsDialog({
  options: { answer, tab },
  close,
}: ModalProps<{ answer: Approved; tab: ConditionsTab }>) {
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
      <Tabs.Root defaultValue={tab} lazyMount className={css({ minWidth: '0' })}>
        <Tabs.List className={list} aria-label={t('b.conditionsTitle', { bank: bank.name })}>
          <Tabs.Trigger value="terms" className={trigger}>
            {t('b.terms')}
          </Tabs.Trigger>
          <Tabs.Trigger value="schedule" className={trigger}>
            {t('b.scheduleShort')}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="terms" className={panel}>
          <div className={stack({ gap: '20', minW: '0' })}>
            <MonthlyPayment sum={offer.monthlyPayment} />
            <SummaryList rows={fullRows(offer, t)} />
            <p className={css({ textStyle: 'caption', color: 'fg.muted' })}>{t('b.gesvLong')}</p>
            {offer.extraCosts.length > 0 && (
              <section className={stack({ gap: '8' })}>
                <h3 className={heading}>{t('b.extraCosts')}</h3>
                <CostList costs={offer.extraCosts} />
              </section>
            )}
            {offer.conditions.length > 0 && (
              <section className={stack({ gap: '8' })}>
                <h3 className={heading}>{t('b.demands')}</h3>
                <ul className={css({ listStyle: 'disc', pl: '20' })}>
                  {offer.conditions.map((condition) => (
                    <li key={condition}>{condition}</li>
                  ))}
                </ul>
              </section>
            )}
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
              {t('b.validUntil', { date: validUntil(offer.validUntil) })}
            </p>
          </div>
        </Tabs.Content>
        <Tabs.Content value="schedule" className={panel}>
          <Schedule offer={offer} since={isoDayKz(Date.parse(updatedAt))} />
        </Tabs.Content>
      </Tabs.Root>
    </DialogFrame>
  );
}
