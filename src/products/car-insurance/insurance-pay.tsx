import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { carTitle } from '../../blocks/insurance/words.ts';
import { FoldedSection } from '../../blocks/claim/card-section.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { DeclineButton } from '../../blocks/insurance/decline-button.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { InsuranceTerms } from './blocks/claim-card.tsx';
import { Follows } from '../../blocks/insurance/follows.tsx';
import { SignedLine } from './blocks/signed-line.tsx';
import { PaymentSum, untilRow } from './blocks/payment-sum.tsx';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Page } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** What is paid, for what, to whom; then the gateway's page. */
export default function InsurancePay({ screen, context, send, busy, facts }: ScreenProps<'insurance-pay'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  if (context.id === null || claim === undefined) return <Standalone screen={screen} care={t('ins.payCare')} />;
  const sum = claim.payment?.sum ?? claim.offer?.instalmentPremium ?? claim.offer?.premium ?? null;
  return (
    <Page
      screen={screen}
      title={t('ins.pay.title')}
      lead={[claim.carName && carTitle(claim), claim.offer?.company.name].filter(Boolean).join(' · ')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('nav.myApplications')} />}
    >
      <Columns
        parts="half"
        main={
          <>
            <Card>
              <div className={stack({ gap: '16' })}>
                <SignedLine claim={claim} />
                {sum !== null && <PaymentSum claim={claim} sum={sum} today={facts.today} until={untilRow(claim, t)} />}
                <div className={stack({ gap: '8' })}>
                  <Button full event="PAY" busy={busy} onClick={() => send({ type: 'PAY' })}>
                    {sum === null ? t('ins.signed.go') : t('ins.pay.go', { sum: money(sum) })}
                  </Button>
                  <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ins.pay.note')}</p>
                </div>
              </div>
            </Card>
            <Follows at="payment" />
          </>
        }
        aside={
          <FoldedSection title={t('ins.product.title')}>
            <InsuranceTerms claim={claim} due={t('ins.plan.today')} />
          </FoldedSection>
        }
        end={<DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />}
      />
    </Page>
  );
}
