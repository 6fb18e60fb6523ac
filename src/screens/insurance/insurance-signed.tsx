import { css } from '@styled/css';
import { ProblemBanner } from '../../blocks/claim/problem.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { askDecline } from '../../blocks/insurance/decline.ts';
import { LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { InsuranceDocument } from '../../blocks/insurance/document.tsx';
import { dateTimeKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Card, Page, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** Signed: which document, when. Then it goes to the insurer. */
export default function InsuranceSigned({
  screen,
  context,
  send,
  busy,
  problem,
  host,
  useRead,
  documentAt,
}: ScreenProps<'insurance-signed'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  const document = useRead('getAgreementDocument', { path: { id: context.id ?? '' } }, LINK_LIVES_MS);
  const signedAt = claim?.signature?.signedAt;
  const paidByPartner = claim?.partner?.paysForCustomer === true;
  return (
    <Page
      screen={screen}
      title={t('ins.signed.title')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('nav.myApplications')} />}
    >
      <Banner tone="success">
        <p>{t(paidByPartner ? 'ins.signed.textPartner' : 'ins.signed.text')}</p>
      </Banner>
      <ProblemBanner problem={problem} />
      {claim?.agreement && (
        <Card>
          <SummaryList
            rows={[
              { label: t('ins.signed.number'), value: claim.agreement.number },
              ...(signedAt === undefined ? [] : [{ label: t('ins.signed.at'), value: dateTimeKz(signedAt) }]),
              {
                label: t('ins.signed.hash'),
                value: (
                  <span className={css({ overflowWrap: 'anywhere', textStyle: 'body.sm' })}>
                    {claim.agreement.sha256}
                  </span>
                ),
              },
            ]}
          />
        </Card>
      )}
      <Button full event="CONTINUE" busy={busy} onClick={() => send({ type: 'CONTINUE' })}>
        {t(paidByPartner ? 'ins.signed.goPartner' : 'ins.signed.go')}
      </Button>
      <Card as="section">
        <InsuranceDocument
          title={t('ins.document.agreement')}
          read={document}
          address={(link) => documentAt('insuranceV2', link.url)}
          host={host}
        />
      </Card>
      <Button
        full
        tone="quiet"
        busy={busy}
        onClick={() => askDecline(false, (values) => send({ type: 'DECLINE_INSURANCE', values }))}
      >
        {t('ins.decline.go')}
      </Button>
    </Page>
  );
}
