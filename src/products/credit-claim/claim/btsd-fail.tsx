import { aboutClaim } from '../../../blocks/claim/about-rows.ts';
import { NextSteps } from '../../../blocks/next-steps.tsx';
import { ReturnMain } from '../../../blocks/return-main.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { homesOf, showStations, stationsFor } from '../blocks/claim/stations.ts';
import type { StationsOptions } from '../blocks/claim/stations-dialog.tsx';
import { useT } from '../../../i18n/index.ts';
import { Button, Ending, SummaryList } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function BtsdFail({ screen, context, send, busy, ask, config, host }: ScreenProps<'btsd-fail'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} />;
  const about = aboutClaim(context.responses.claim, t);
  const options: StationsOptions = {
    title: 'btsd.stations',
    load: async (signal) =>
      stationsFor('identity', await ask('listStations', {}, signal), homesOf(context.responses.claim)),
    call: (phone) => host.call(phone),
    route: config.route,
    webview: host.webview,
  };
  return (
    <div data-screen={screen}>
      <Ending
        icon="alert"
        // Graver than a step that failed: the claim is over.
        tone="error"
        title={t('btsd.title')}
        text={t('btsd.text')}
        about={
          <>
            {about.length > 0 && <SummaryList rows={about} />}
            <NextSteps title={t('btsd.next')} steps={[t('btsd.bring'), t('btsd.again')]} />
          </>
        }
        ask={{ coded: false }}
      >
        <Button full onClick={() => showStations(options)}>
          {t('btsd.stations')}
        </Button>
        <Button full tone="secondary" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('btsd.toClaim')}
        </Button>
        <ReturnMain host={host} />
      </Ending>
    </div>
  );
}
