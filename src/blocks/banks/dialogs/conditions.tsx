import { Tabs } from '@ark-ui/react/tabs';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { TextId } from '../../../../locales/ids.ts';
import { isoDayKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps, SummaryList } from '../../../ui/index.ts';
import type { Approved } from '../answer-kinds.ts';
import { CostList } from '../cost-list.tsx';
import { MonthlyPayment } from '../monthly-payment.tsx';
import { fullRows, validUntil } from '../offer-rows.ts';
import { OfferSchedule } from '../offer-schedule.tsx';
import type { ConditionsTab } from './options.ts';

const TABS = [
  ['terms', 'b.terms'],
  ['schedule', 'b.scheduleShort'],
] as const satisfies readonly (readonly [ConditionsTab, TextId])[];
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
      title={bank.name}
      actions={
        <Button tone="secondary" full onClick={() => close()}>
          {t('btn.close')}
        </Button>
      }
    >
      <Tabs.Root defaultValue={tab} lazyMount className={css({ minWidth: '0' })}>
        <Tabs.List className={arranged({ as: 'switch' })} aria-label={t('b.conditionsTitle', { bank: bank.name })}>
          {TABS.map(([id, text]) => (
            <Tabs.Trigger key={id} value={id}>
              {t(text)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="terms">
          <div className={stack({ gap: '20', minW: '0', pt: '16' })}>
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
        <Tabs.Content value="schedule">
          <div className={stack({ pt: '16', minW: '0' })}>
            <OfferSchedule offer={offer} since={isoDayKz(Date.parse(updatedAt))} />
          </div>
        </Tabs.Content>
      </Tabs.Root>
    </DialogFrame>
  );
}
