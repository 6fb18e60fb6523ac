import { Updated } from '../../blocks/waiting.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Page, Spinner } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** The insurer writes the policies; nobody has to sit here. */
export default function CascoLifeWaiting({ screen, context, send }: ScreenProps<'casco-life-waiting'>) {
  const t = useT();
  return (
    <Page screen={screen} title={t('cl.waiting.title')} lead={t('cl.waiting.text')}>
      <Spinner />
      <Updated answer={context.responses.getCascoLifeClaim} />
      <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('nav.myApplications')}
      </Button>
    </Page>
  );
}
