import { stack } from '@styled/patterns';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { Opening } from '../../blocks/credit-insurance/opening.tsx';
import { DocumentButton, LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { insuranceOf } from '../../blocks/credit-insurance/insurance.ts';
import { PaperName } from '../../blocks/paper.tsx';
import { useT } from '../../i18n/index.ts';
import { Card, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The application as a paper (getClientApplication): opened once before anything is agreed to. */
export default function MycarApplication({
  screen,
  context,
  send,
  host,
  documentAt,
  useRead,
}: ScreenProps<'ci-mycar-application'>) {
  const t = useT();
  // Its address is signed for some minutes, and the questions before it take their time.
  const fresh = useRead('getCreditInsurance', context.id === null ? null : { path: { id: context.id } }, {
    every: LINK_LIVES_MS,
  });
  const insurance = fresh.data ?? insuranceOf(context);
  const path = insurance?.applicationUrl ?? null;
  return (
    <Page
      screen={screen}
      title={t('ci.application')}
      lead={t('ci.applicationLead')}
      above={<Back onBack={() => send({ type: 'BACK' })} />}
    >
      <Columns
        parts="half"
        main={
          path === null ? (
            <Skeleton label={t('ci.applicationLate')} />
          ) : (
            <Card>
              <div className={stack({ gap: '12' })}>
                <PaperName title={t('ci.application')} note={insurance?.insurer.name ?? ''} />
                <DocumentButton
                  address={documentAt('mydirect', path)}
                  title={t('ci.application')}
                  tone="primary"
                  event="SHOW_APPLICATION"
                  onOpened={() => send({ type: 'SHOW_APPLICATION' })}
                  host={host}
                >
                  {t('ci.openApplication')}
                </DocumentButton>
              </div>
            </Card>
          )
        }
        aside={insurance && <Opening insurance={insurance} />}
      />
    </Page>
  );
}
