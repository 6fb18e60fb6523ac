import { ReturnMain } from '../../blocks/return-main.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** It came to nothing: why, and where it goes on. */
export default function CascoLifeFailed({ screen, context, send, host }: ScreenProps<'casco-life-failed'>) {
  const t = useT();
  const failure = context.responses.getCascoLifeClaim?.failure ?? null;
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        tone="error"
        icon="alert"
        title={t('cl.failed.title')}
        text={failure && t(`cl.failed.${failure.code}`)}
      >
        <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
          {t('cl.complete.back')}
        </Button>
        <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
      </Notice>
    </div>
  );
}
