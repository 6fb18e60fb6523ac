import { arranged } from '@styled/recipes';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Columns } from '../../blocks/columns.tsx';
import { openContacts } from '../../blocks/contacts.ts';
import { LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { Bought, BoughtRows } from './blocks/bought.tsx';
import { stepsOf } from './blocks/next.ts';
import { PolicyCard } from './blocks/policy-card.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The policy is of the insurer that has an end of its own. */
export default function CentrasSuccess({
  screen,
  context,
  send,
  config,
  host,
  documentAt,
  useRead,
}: ScreenProps<'centras-success'>) {
  const t = useT();
  // Addresses of documents are signed for some minutes.
  const fresh = useRead('getCascoLifeClaim', context.id === null ? null : { path: { id: context.id } }, {
    every: LINK_LIVES_MS,
  });
  if (context.id === null)
    return <Standalone screen={screen} which={t('cl.policyWhich')} config={config} host={host} />;
  const claim = fresh.data ?? context.responses.getCascoLifeClaim;
  const policy = claim?.policies.find(({ company }) => company.alias === 'centras');
  // Beside the policy's own paper, the rest of them stands below it.
  const papers = (
    <Button full tone="quiet" event="SHOW_POLICIES" onClick={() => send({ type: 'SHOW_POLICIES' })}>
      {t('cl.centras.show')}
    </Button>
  );
  const done = (
    <Notice
      level="h1"
      tone="success"
      icon="check"
      title={t('cl.centras.title')}
      text={
        <>
          <Bought claim={claim} />
          <p>{t('cl.centras.text')}</p>
        </>
      }
    >
      {claim && <BoughtRows claim={claim} life={context.responses.getLifeConditions} />}
      <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
        {t('cl.complete.back')}
      </Button>
      {policy === undefined && papers}
      <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('nav.myApplications')}
      </Button>
      <Button full tone="quiet" onClick={() => openContacts(config, host)}>
        {t('nav.contactUs')}
      </Button>
      <ReturnMain host={host} />
    </Notice>
  );
  return (
    <div data-screen={screen} className={claim ? arranged({ as: 'level' }) : undefined}>
      {claim ? (
        <Columns
          parts="half"
          main={done}
          aside={
            <>
              {policy && (
                <section aria-labelledby="policy" className={stack({ gap: '12' })}>
                  <h2 id="policy" className={css({ textStyle: 'h2' })}>
                    {t('cl.own.title')}
                  </h2>
                  <PolicyCard policy={policy} host={host} documentAt={documentAt} />
                  {papers}
                </section>
              )}
              <NextSteps title={t('cl.next')} steps={stepsOf(claim, t)} />
            </>
          }
        />
      ) : (
        done
      )}
    </div>
  );
}
