import { use } from 'react';
import { css } from '@styled/css';
import { arranged, policyCard } from '@styled/recipes';
import { Back } from '../../blocks/claim/back.tsx';
import { FoldedSection } from '../../blocks/claim/card-section.tsx';
import { InsuranceTerms } from './blocks/claim-card.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { DeclineButton } from '../../blocks/insurance/decline-button.tsx';
import { LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { Paper } from '../../blocks/paper.tsx';
import { dueRows, partWords } from './blocks/payment-sum.tsx';
import { SignatureProof } from '../../blocks/signature-proof.tsx';
import { dateTimeKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { AboveContext, Button, Notice, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Signed: what is still to be done, and which document it was, when, by whose number. */
export default function InsuranceSigned({
  screen,
  context,
  send,
  busy,
  facts,
  host,
  useRead,
  documentAt,
}: ScreenProps<'insurance-signed'>) {
  const t = useT();
  const line = use(AboveContext);
  const claim = context.responses.getInsuranceClaim;
  const document = useRead('getAgreementDocument', { path: { id: context.id ?? '' } }, { every: LINK_LIVES_MS });
  const sum = claim?.offer?.instalmentPremium ?? claim?.offer?.premium ?? null;
  const isParted = (claim?.offer?.instalments ?? 1) > 1;
  const paidByPartner = claim?.partner?.paysForCustomer === true;
  return (
    <div data-screen={screen} className={arranged({ as: 'level' })}>
      {line(<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('nav.myApplications')} />)}
      <Columns
        parts="half"
        main={
          <Notice
            level="h1"
            tone="success"
            icon="check"
            title={t('ins.signed.title')}
            text={
              <>
                {claim?.agreement && claim.signature?.signedAt != null && (
                  <p data-signed>
                    {t('ins.signed.line', {
                      number: claim.agreement.number,
                      date: dateTimeKz(claim.signature.signedAt),
                    })}
                  </p>
                )}
                {paidByPartner && <p>{t('ins.signed.textPartner')}</p>}
              </>
            }
          >
            {claim && sum !== null && !paidByPartner && (
              // The page of the payment has it large.
              <div className={arranged({ as: 'dueCard' })}>
                <SummaryList
                  rows={[
                    {
                      label: t('ins.pay.sum'),
                      value: [money(sum), isParted && partWords(claim, t)].filter(Boolean).join('\n'),
                    },
                    ...dueRows(
                      claim,
                      facts.today,
                      claim.expiresAt === null
                        ? null
                        : { label: t('ins.signed.until'), value: dateTimeKz(claim.expiresAt) },
                      t,
                    ),
                  ]}
                />
              </div>
            )}
            <Button full event="CONTINUE" busy={busy} onClick={() => send({ type: 'CONTINUE' })}>
              {t(paidByPartner ? 'ins.signed.goPartner' : 'ins.signed.go')}
            </Button>
            {!paidByPartner && (
              <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ins.signed.text')}</p>
            )}
          </Notice>
        }
        aside={
          <>
            {/* What is new is the document; what it says was read before it was signed. */}
            <FoldedSection title={t('doc.signed.title')}>
              {claim?.agreement && (
                <SignatureProof
                  number={claim.agreement.number}
                  signedAt={claim.signature?.signedAt}
                  phoneMasked={claim.signature?.phoneMasked}
                  sha256={claim.agreement.sha256}
                />
              )}
              {/* As the papers of a policy: the row opens it, its sign stands last. */}
              <ul className={policyCard().papers}>
                <li>
                  <Paper
                    title={t('ins.document.agreement')}
                    read={document}
                    address={(link) => documentAt('insuranceV2', link.url)}
                    host={host}
                    row
                  />
                </li>
              </ul>
            </FoldedSection>
            {claim && (
              <FoldedSection folded title={t('ins.product.title')}>
                <InsuranceTerms claim={claim} />
              </FoldedSection>
            )}
          </>
        }
        end={<DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />}
      />
    </div>
  );
}
