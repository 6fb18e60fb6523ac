import { lazy } from 'react';
import { stack } from '@styled/patterns';
import { ReturnMain } from '../../../blocks/return-main.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { openContacts } from '../../../blocks/contacts.ts';
import { showStations, stationsFor } from '../blocks/claim/stations.ts';
import type { StationsOptions } from '../blocks/claim/stations-dialog.tsx';
import { useT } from '../../../i18n/index.ts';
import { Button, modals, Icon, Notice } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

const NumbersDialog = lazy(() => import('../blocks/claim/numbers-dialog.tsx'));

export default function BtsdFail({ screen, context, send, busy, ask, config, host }: ScreenProps<'btsd-fail'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} />;
  const options: StationsOptions = {
    title: 'btsd.stations',
    load: async (signal) => stationsFor('identity', await ask('listStations', {}, signal)),
    call: (phone) => host.call(phone),
    support: config.contacts.phone,
    route: config.route,
    webview: host.webview,
  };
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        icon="alert"
        title={t('btsd.title')}
        text={
          <div className={stack({ gap: '12' })}>
            <p>{t('btsd.text')}</p>
            <p>{t('btsd.bring')}</p>
          </div>
        }
      >
        <Button full onClick={() => showStations(options)}>
          {t('btsd.stations')}
        </Button>
        <Button
          full
          tone="secondary"
          onClick={() => modals.open({ key: 'numbers', component: NumbersDialog, options })}
        >
          <Icon name="phone" />
          {t('btsd.toCall')}
        </Button>
        <Button full tone="quiet" onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
        <Button full tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('btsd.toClaim')}
        </Button>
        <ReturnMain host={host} />
      </Notice>
    </div>
  );
}
