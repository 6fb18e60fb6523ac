import { Back } from '../../blocks/claim/back.tsx';
import { FoldedSection } from '../../blocks/claim/card-section.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { Coming, ComingCard } from '../../blocks/coming.tsx';
import { InsuranceTerms } from './blocks/claim-card.tsx';
import { InsuranceWay } from './blocks/insurance-way.tsx';
import { openContacts } from '../../blocks/contacts.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { Longer, useLonger } from '../../blocks/waiting.tsx';
import { PaymentSum } from './blocks/payment-sum.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Page, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Longer than this nobody has to sit here: the answer comes by SMS. */
const USUAL_MS = 5 * 60 * 1_000;

/** The bank has not said its word: the claim is read until it has. Nothing can be paid meanwhile. */
export default function InsurancePayPending({
  screen,
  context,
  send,
  busy,
  facts,
  host,
  config,
}: ScreenProps<'insurance-pay-pending'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  const longer = useLonger(null, USUAL_MS, t('ins.pending.longer'));
  if (context.id === null) return <Standalone screen={screen} care={t('ins.payCare')} />;
  return (
    <Page
      screen={screen}
      title={t('ins.pending.title')}
      lead={t('ins.pending.lead')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('nav.myApplications')} />}
    >
      <Columns
        parts="half"
        main={
          <>
            {longer && <Longer>{t('ins.pending.longer')}</Longer>}
            <ComingCard title={t('milestone.payment')} wait={t('ins.pending.wait')} answer={claim ?? null}>
              {claim?.payment && (
                <PaymentSum claim={claim} sum={claim.payment.sum} today={facts.today} label={t('ins.pending.sum')} />
              )}
              <SummaryList rows={[{ label: t('ins.pending.answer'), value: <Coming /> }]} />
            </ComingCard>
            <Button full tone="secondary" event="CHECK" busy={busy} onClick={() => send({ type: 'CHECK' })}>
              {t('ins.pay.check')}
            </Button>
            <Button full tone="quiet" onClick={() => openContacts(config, host)}>
              {t('nav.contactUs')}
            </Button>
          </>
        }
        aside={
          claim && (
            <>
              <InsuranceWay claim={claim} />
              <FoldedSection folded title={t('ins.product.title')}>
                <InsuranceTerms claim={claim} />
              </FoldedSection>
            </>
          )
        }
        end={<ReturnMain host={host} />}
      />
    </Page>
  );
}
