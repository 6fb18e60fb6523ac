import { arranged } from '@styled/recipes';
import { Columns } from '../../blocks/columns.tsx';
import { DoneSum } from '../../blocks/done-sum.tsx';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { stepsOf } from './blocks/next.ts';
import { policyRows } from './blocks/words.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Notice, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The policy is of the insurer that has an end of its own. */
export default function CentrasSuccess({ screen, context, send, host }: ScreenProps<'centras-success'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} />;
  const claim = context.responses.getCascoLifeClaim;
  const policy = claim?.policies.find(({ company }) => company.alias === 'centras');
  const done = (
    <Notice
      level="h1"
      tone="success"
      icon="check"
      title={t('cl.centras.title')}
      text={
        <>
          <DoneSum label={t('cl.premium')} sum={policy?.premium} />
          <p>{t('cl.centras.text')}</p>
        </>
      }
    >
      <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
        {t('cl.complete.back')}
      </Button>
      <Button full tone="secondary" event="SHOW_POLICIES" onClick={() => send({ type: 'SHOW_POLICIES' })}>
        {t('cl.centras.show')}
      </Button>
      <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('nav.myApplications')}
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
              <NextSteps title={t('cl.next')} steps={stepsOf(claim, t)} />
              {policy && (
                <Card>
                  <SummaryList rows={policyRows(policy, t)} />
                </Card>
              )}
            </>
          }
        />
      ) : (
        done
      )}
    </div>
  );
}
