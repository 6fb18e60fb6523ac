import { ReturnMain } from '../../blocks/return-main.tsx';
import { Longer, Updated, useLonger } from '../../blocks/waiting.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Page, Spinner } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Policies are a matter of seconds: who has none by then need not sit and look. */
const USUAL_MS = 2 * 60_000;

/** The insurer writes the policies; nobody has to sit here. */
export default function CascoLifeWaiting({ screen, context, send, host }: ScreenProps<'casco-life-waiting'>) {
  const t = useT();
  const { getCascoLifeClaim: claim } = context.responses;
  const sent = claim?.timeline.findLast(({ alias }) => alias === 'sent');
  const longer = useLonger(sent ? Date.parse(sent.at) : null, USUAL_MS, t('cl.waiting.longer'));
  return (
    <Page screen={screen} title={t('cl.waiting.title')} lead={t('cl.waiting.text')}>
      {longer && <Longer>{t('cl.waiting.longer')}</Longer>}
      <Spinner />
      <Updated answer={claim} />
      <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('nav.myApplications')}
      </Button>
      <ReturnMain host={host} />
    </Page>
  );
}
