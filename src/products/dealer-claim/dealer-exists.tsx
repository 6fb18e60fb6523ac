import { stack } from '@styled/patterns';
import { openContacts } from '../../blocks/contacts.ts';
import { clientRows } from './blocks/said.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Notice, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The person has an open claim: the dealer's own one is opened, of another one nothing is told. */
export default function DealerExists({
  screen,
  send,
  busy,
  problem,
  context,
  config,
  host,
}: ScreenProps<'dealer-exists'>) {
  const t = useT();
  const client = context.answers.SUBMIT_CLIENT;
  const claimId = problem?.data['claimId'];
  const own = typeof claimId === 'string' ? claimId : null;
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        icon="info"
        title={t('dealer.exists.title')}
        text={
          <div className={stack({ gap: '12' })}>
            <p>{t(own === null ? 'dealer.exists.foreign' : 'dealer.exists.own')}</p>
            <p>{t('dealer.exists.sms')}</p>
          </div>
        }
      >
        {client && <SummaryList rows={clientRows(client, t)} />}
        {own === null ? (
          <Button full onClick={() => openContacts(config, host)}>
            {t('nav.contactUs')}
          </Button>
        ) : (
          <Button
            full
            event="OPEN_CLAIM"
            busy={busy}
            onClick={() => send({ type: 'OPEN_CLAIM', values: { claimId: own } })}
          >
            {t('dealer.exists.open')}
          </Button>
        )}
        <Button full tone="secondary" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('c2c.exists.back')}
        </Button>
      </Notice>
    </div>
  );
}
