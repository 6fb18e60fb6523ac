import { arranged } from '@styled/recipes';
import { Back } from '../../blocks/claim/back.tsx';
import { FoldedSection } from '../../blocks/claim/card-section.tsx';
import { FormingPolicy } from './blocks/forming-policy.tsx';
import { InsuranceTerms } from './blocks/claim-card.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { Coming, ComingCard } from '../../blocks/coming.tsx';
import { openContacts } from '../../blocks/contacts.ts';
import { InsuranceWay } from './blocks/insurance-way.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Longer, useLonger } from '../../blocks/waiting.tsx';
import { partWords } from './blocks/payment-sum.tsx';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Page, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

const USUAL_MS = 2 * 60 * 1_000;

/** The insurer writes the policy; the page goes on by itself. */
export default function InsuranceIssuing({
  screen,
  context,
  send,
  busy,
  config,
  host,
}: ScreenProps<'insurance-issuing'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  const paidAt = claim?.payment?.paidAt;
  // Who comes back later has waited since the payment.
  const longer = useLonger(paidAt == null ? null : Date.parse(paidAt), USUAL_MS, t('ins.issuing.longer'));
  return (
    <Page
      screen={screen}
      title={t('ins.issuing.title')}
      lead={
        [paidAt != null && t('ins.issuing.got'), !longer && t('ins.issuing.lead')].filter(Boolean).join(' ') ||
        undefined
      }
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('ins.paid.title')} />}
    >
      <Columns
        parts="half"
        main={
          <>
            {longer && <Longer>{t('ins.issuing.longer')}</Longer>}
            {/* The same thing as on the page before, with what is still waited for. */}
            {claim && <FormingPolicy claim={claim} />}
            <ComingCard title={t('ins.policy.title')} wait={t('ins.issuing.wait')} answer={claim ?? null}>
              <SummaryList
                rows={[
                  ...(claim?.payment
                    ? [
                        {
                          label: t('ins.issuing.paid'),
                          value: [
                            money(claim.payment.sum),
                            ...((claim.offer?.instalments ?? 1) > 1 ? [partWords(claim, t)] : []),
                          ].join('\n'),
                        },
                      ]
                    : []),
                  { label: t('ins.issuing.number'), value: <Coming /> },
                ]}
              />
            </ComingCard>
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
        end={
          <>
            <div className={arranged({ as: 'ways' })}>
              <Button full tone="quiet" onClick={() => openContacts(config, host)}>
                {t('nav.contactUs')}
              </Button>
            </div>
            <ReturnMain host={host} />
          </>
        }
      />
    </Page>
  );
}
