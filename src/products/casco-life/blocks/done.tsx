import type { ReactNode } from 'react';
import { stack, visuallyHidden } from '@styled/patterns';
import { arranged, carCard } from '@styled/recipes';
import type { CascoLifeClaim } from '../../../../openapi/index.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { openContacts } from '../../../blocks/contacts.ts';
import { LINK_LIVES_MS } from '../../../blocks/document-button.tsx';
import { NextSteps } from '../../../blocks/next-steps.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';
import { ReturnMain } from '../../../blocks/return-main.tsx';
import { useT } from '../../../i18n/index.ts';
import { Banner, Button, Card, Icon, Page } from '../../../ui/index.ts';
import { Bought, BoughtRows } from './bought.tsx';
import { stepsOf } from './next.ts';
import { PolicyCard } from './policy-card.tsx';

type Ended = 'casco-life-complete' | 'centras-success';
type Read = ScreenProps<Ended>['useRead'];

/** The claim, whose papers have addresses for some minutes, and what the bank does to a loan whose life is not insured. */
export const useInsured = (context: ScreenProps<Ended>['context'], useRead: Read) => {
  const byId = context.id === null ? null : { path: { id: context.id } };
  const fresh = useRead('getCascoLifeClaim', byId, { every: LINK_LIVES_MS });
  const claim = fresh.data ?? context.responses.getCascoLifeClaim;
  const known = context.responses.getLifeConditions;
  const life = useRead('getLifeConditions', known || claim?.life?.decision !== 'decline' ? null : byId);
  return { claim, life: known ?? life.data };
};

/** Insured: the policies, what they cost, what is left to do. The same of every insurer. */
export function Done({
  screen,
  title,
  insured: { claim, life },
  more,
  send,
  config,
  host,
  documentAt,
  facts,
}: Pick<ScreenProps<Ended>, 'screen' | 'config' | 'host' | 'documentAt' | 'facts'> & {
  title: string;
  insured: ReturnType<typeof useInsured>;
  /** After the policies. */
  more: ReactNode;
  send: (event: { type: 'CONTINUE' } | { type: 'BACK' }) => void;
}) {
  const t = useT();
  const policies: CascoLifeClaim['policies'] = claim?.policies ?? [];
  const next = claim && <NextSteps title={t('cl.next')} steps={stepsOf(claim, t)} />;
  const papers = (
    <section aria-labelledby="documents" className={stack({ gap: '16' })}>
      <h2 id="documents" className={visuallyHidden()}>
        {t('cl.complete.documents')}
      </h2>
      <ul className={stack({ gap: '16', listStyle: 'none' })}>
        {policies.map((policy) => (
          <li key={policy.number}>
            {claim && (
              <PolicyCard
                claim={claim}
                policy={policy}
                priced={policies.length > 1}
                today={facts.today}
                host={host}
                documentAt={documentAt}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
  const goOn = (
    <>
      {claim && <BoughtRows claim={claim} life={life} />}
      <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
        {t('cl.complete.back')}
      </Button>
    </>
  );
  // The papers are what somebody comes for: other ways follow them.
  const ways = (
    <div className={arranged({ as: 'ways' })}>
      <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('nav.myApplications')}
      </Button>
      <Button full tone="quiet" onClick={() => openContacts(config, host)}>
        {t('nav.contactUs')}
      </Button>
      <ReturnMain host={host} />
    </div>
  );
  const isOut = policies.length > 0;
  const bought = (
    <Card>
      <div className={stack({ gap: '16' })}>
        <Bought claim={claim} />
        {claim && !isOut && <Banner>{t('cl.complete.none')}</Banner>}
        {goOn}
      </div>
    </Card>
  );
  return (
    <Page
      screen={screen}
      title={title}
      lead={
        isOut ? (
          <p className={carCard().known}>
            <Icon name="check" />
            {t('cl.done.got', { n: policies.length })}
          </p>
        ) : (
          t('cl.complete.text')
        )
      }
    >
      <Columns
        parts="half"
        // The policy is what was bought: it stands first, and alone; what it costs and the way on follow it.
        main={isOut ? papers : bought}
        aside={
          <>
            {isOut && bought}
            {next}
            {more}
          </>
        }
        end={ways}
      />
    </Page>
  );
}
