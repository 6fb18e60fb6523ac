import { DoneNotice } from '../../blocks/banks/done-notice.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

export default function SignSuccess({ screen, context, send, host }: ScreenProps<'sign-success'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} title={t('s.ok')} />;
  return (
    <DoneNotice
      screen={screen}
      title={t('s.ok')}
      text={t('s.okLead')}
      number={context.responses.claim?.number}
      host={host}
    >
      <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
        {t('b.toClaim')}
      </Button>
      <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('btn.back')}
      </Button>
    </DoneNotice>
  );
}
