import { cx } from '@styled/css';
import { arranged, numbered } from '@styled/recipes';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { FoldedSection } from '../../blocks/claim/card-section.tsx';
import { InsuranceTerms } from './blocks/claim-card.tsx';
import { DeclineButton } from '../../blocks/insurance/decline-button.tsx';
import { LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { Paper } from '../../blocks/paper.tsx';
import { Acceptance } from '../../blocks/sign/acceptance.tsx';
import { dateTimeKz, maskedPhone, money } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The agreement: the whole of it as a PDF, the word that it was read, above it its price and its terms. */
export default function InsuranceAgreement({
  screen,
  context,
  send,
  busy,
  problem,
  draft,
  host,
  useRead,
  documentAt,
}: ScreenProps<'insurance-agreement'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  const document = useRead('getAgreementDocument', { path: { id: context.id ?? '' } }, { every: LINK_LIVES_MS });
  const agreement = claim?.agreement;
  return (
    <Page
      screen={screen}
      title={t('ins.agreement.title')}
      lead={agreement && t('ins.agreement.lead', { number: agreement.number, date: dateTimeKz(agreement.createdAt) })}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('ins.chosen.back')} />}
    >
      <Columns
        parts="half"
        lead
        aside={
          claim === undefined ? (
            <Skeleton />
          ) : (
            <FoldedSection title={termsTitle(claim, t)}>
              <InsuranceTerms claim={claim} asked />
            </FoldedSection>
          )
        }
        main={
          <div className={arranged({ as: 'rail' })}>
            <Acceptance
              number={agreement?.number ?? ''}
              paper={(field) => (
                <>
                  <Step n={1} title={t('ins.agreement.step.open')} />
                  <Paper
                    title={t('ins.document.agreement')}
                    read={document}
                    address={(link) => documentAt('insuranceV2', link.url)}
                    host={host}
                    field={field}
                  />
                </>
              )}
              between={<Step n={2} title={t('ins.agreement.step.accept')} />}
              label={t('ins.agreement.accept')}
              hint={t('ins.agreement.acceptHint')}
              bar={
                <Step
                  n={3}
                  title={t('ins.agreement.step.sign')}
                  text={claim && t('ins.agreement.code', { phone: maskedPhone(claim.phone) })}
                />
              }
              submitLabel={t('ins.agreement.go')}
              draft={draft('ACCEPT_AGREEMENT')}
              busy={busy}
              problem={problem}
              onSubmit={(values) => send({ type: 'ACCEPT_AGREEMENT', values })}
            />
          </div>
        }
        end={<DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />}
      />
    </Page>
  );
}

/** What is to be done next, by its number. */
function Step({ n, title, text }: { n: number; title: string; text?: string | undefined }) {
  const classes = numbered();
  return (
    <p className={cx(classes.item, arranged({ as: 'nth' }))}>
      <span className={classes.number}>{n}</span>
      <span>
        <strong>{title}</strong>
        {text}
      </span>
    </p>
  );
}

/** What it costs stands on the page, folded or not. */
const termsTitle = ({ offer }: InsuranceClaim, t: Translate): string =>
  offer?.premium == null
    ? t('ins.product.title')
    : t('ins.agreement.terms', { sum: money(offer.premium), n: offer.termMonths });
