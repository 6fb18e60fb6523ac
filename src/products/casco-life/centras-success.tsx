import { ReturnMain } from '../../blocks/return-main.tsx';
import { DoneSum } from '../../blocks/done-sum.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Notice, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The policy is of the insurer that has an end of its own. */
export default function CentrasSuccess({ screen, context, send, host }: ScreenProps<'centras-success'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} />;
  const policy = context.responses.getCascoLifeClaim?.policies.find(({ company }) => company.alias === 'centras');
  return (
    <div data-screen={screen}>
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
        {policy && <SummaryList rows={[{ label: t('cl.policy.number'), value: policy.number }]} />}
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
    </div>
  );
}
