import { DocumentButton, LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { openContacts } from '../../blocks/contacts.ts';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { Bought, BoughtRows } from './blocks/bought.tsx';
import { stepsOf } from './blocks/next.ts';
import { PolicyCard } from './blocks/policy-card.tsx';
import { PaperName } from '../../blocks/paper.tsx';
import { dateTimeKz } from '../../i18n/format.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { stack } from '@styled/patterns';
import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Card, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

type Props = ScreenProps<'casco-life-complete'>;

/** Insured: the documents, and the way back to the loan. */
export default function CascoLifeComplete({ screen, context, send, config, host, documentAt, useRead }: Props) {
  const t = useT();
  // Addresses of documents are signed for some minutes.
  const fresh = useRead('getCascoLifeClaim', context.id === null ? null : { path: { id: context.id } }, {
    every: LINK_LIVES_MS,
  });
  const claim = fresh.data ?? context.responses.getCascoLifeClaim;
  const policies = claim?.policies ?? [];
  return (
    // Beside the documents it begins where they do.
    <div data-screen={screen} className={arranged({ as: 'level' })}>
      <Columns
        parts="half"
        main={
          <Notice
            level="h1"
            tone="success"
            icon="check"
            title={t('cl.complete.title')}
            text={
              <>
                <Bought claim={claim} />
                <p>{t('cl.complete.text')}</p>
              </>
            }
          >
            {claim && <BoughtRows claim={claim} life={context.responses.getLifeConditions} />}
            {policies.length === 0 && <Banner>{t('cl.complete.none')}</Banner>}
            <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
              {t('cl.complete.back')}
            </Button>
            <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
              {t('nav.myApplications')}
            </Button>
            <Button full tone="quiet" onClick={() => openContacts(config, host)}>
              {t('nav.contactUs')}
            </Button>
            <ReturnMain host={host} />
          </Notice>
        }
        aside={
          <>
            <section aria-labelledby="documents" className={stack({ gap: '12' })}>
              <h2 id="documents" className={css({ textStyle: 'h2' })}>
                {t('cl.complete.documents')}
              </h2>
              <ul className={stack({ gap: '16', listStyle: 'none' })}>
                {policies.map((policy) => (
                  <li key={policy.number}>
                    <PolicyCard policy={policy} host={host} documentAt={documentAt} />
                  </li>
                ))}
              </ul>
              {claim?.agreement && (
                <Card>
                  <div className={stack({ gap: '12' })}>
                    <PaperName
                      title={t('cl.agreement.title')}
                      note={`${claim.agreement.number}, ${dateTimeKz(claim.agreement.createdAt)}`}
                    />
                    <DocumentButton
                      address={documentAt('insuranceV1', claim.agreement.documentUrl)}
                      title={t('cl.agreement.title')}
                      label={`${t('doc.open')}: ${t('cl.agreement.title')}`}
                      host={host}
                    >
                      {t('doc.open')}
                    </DocumentButton>
                  </div>
                </Card>
              )}
            </section>
            {claim && <NextSteps title={t('cl.next')} steps={stepsOf(claim, t)} />}
          </>
        }
      />
    </div>
  );
}
