import { stack } from '@styled/patterns';
import { openContacts } from '../../../blocks/contacts.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function Exists({ screen, send, busy, config, host }: ScreenProps<'c2c-exists'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        icon="chat"
        title={t('c2c.exists.title')}
        text={
          <div className={stack({ gap: '12' })}>
            <p>{t('c2c.exists.text')}</p>
            <p>{t('c2c.exists.safety')}</p>
            <p>{t('c2c.exists.noSms')}</p>
          </div>
        }
      >
        <Button full onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
        <Button full tone="secondary" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('c2c.exists.back')}
        </Button>
      </Notice>
    </div>
  );
}
