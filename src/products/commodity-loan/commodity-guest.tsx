import { openContacts } from '../../blocks/contacts.ts';
import { useT } from '../../i18n/index.ts';
import { Button, LinkButton, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nobody is signed in: the link of the message signs in by itself. Without the message: a password, or whom to ask. */
export default function CommodityGuest({ screen, config, host }: ScreenProps<'commodity-guest'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="chat" title={t('co.guest')} text={t('co.guestText')}>
        <p>{t('co.guestHelp')}</p>
        <Button full onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
        <LinkButton to="login" tone="secondary" full>
          {t('co.login')}
        </LinkButton>
      </Notice>
    </div>
  );
}
