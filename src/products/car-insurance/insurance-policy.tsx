import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { Section } from '../../blocks/claim/section.tsx';
import { InsuranceFacts } from './blocks/claim-card.tsx';
import { InsuranceTimeline } from './blocks/claim-timeline.tsx';
import { nextWords } from './blocks/payment-sum.tsx';
import { askDecline } from '../../blocks/insurance/decline.ts';
import { LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { Paper } from '../../blocks/paper.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { dateTimeKz, dmy } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Card, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

type Props = ScreenProps<'insurance-policy'>;

/** What is asked for most stands first. */
const ORDER: readonly string[] = ['policy', 'receipt', 'application', 'agreement'];

/** The policy: number, days, papers; to prolong it, or to take it back within its days. */
export default function InsurancePolicy(props: Props) {
  const { screen, context, send, busy, facts, useRead, host } = props;
  const t = useT();
  const statuses = useRead('listInsuranceStatuses', {});
  const claim = context.responses.getInsuranceClaim;
  const back = <Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('nav.myApplications')} />;
  if (!claim?.policy)
    return (
      <Page screen={screen} title={t('ins.policy.title')} above={back}>
        <Skeleton />
      </Page>
    );
  const { policy, refundUntil } = claim;
  const next = nextWords(claim, facts.today, t);
  return (
    <Page screen={screen} title={t('ins.policy.titleNumber', { number: policy.number })} above={back}>
      <Banner tone="success">
        <p>{t('ins.policy.text', { from: dmy(policy.startDate), to: dmy(policy.endDate) })}</p>
        {next !== null && <p>{t('ins.plan.nextIs', { next })}</p>}
      </Banner>
      <InsuranceFacts claim={claim} />
      <Section title={t('ins.policy.documents')}>
        <ul className={stack({ gap: '12', listStyle: 'none' })}>
          {[...claim.documents]
            .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
            .map((document) => (
              <Card as="li" key={document.id}>
                <PolicyPaper {...props} document={document} />
              </Card>
            ))}
        </ul>
      </Section>
      <Button full event="PROLONG" busy={busy} onClick={() => send({ type: 'PROLONG' })}>
        {t('ins.policy.prolong')}
      </Button>
      {refundUntil !== null && (
        <div className={stack({ gap: '4' })}>
          <Button
            full
            tone="quiet"
            busy={busy}
            onClick={() => askDecline(true, (values) => send({ type: 'DECLINE_INSURANCE', values }))}
          >
            {t('ins.policy.takeBack')}
          </Button>
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted', textAlign: 'center' })}>
            {t('ins.policy.takeBackUntil', { date: dateTimeKz(refundUntil) })}
          </p>
        </div>
      )}
      <InsuranceTimeline claim={claim} statuses={statuses} />
      <ReturnMain host={host} />
    </Page>
  );
}

function PolicyPaper({
  document,
  host,
  useRead,
  documentAt,
}: Pick<Props, 'host' | 'useRead' | 'documentAt'> & { document: InsuranceClaim['documents'][number] }) {
  const t = useT();
  const read = useRead('getPolicyDocument', { path: { id: document.id } }, { every: LINK_LIVES_MS });
  return (
    <Paper
      title={t(`ins.document.${document.kind}`)}
      read={read}
      address={(link) => documentAt('insuranceV2', link.url)}
      host={host}
    />
  );
}
