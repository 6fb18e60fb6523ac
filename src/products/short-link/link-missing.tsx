import { isClient } from '../../blocks/claim/status.ts';
import { openContacts } from '../../blocks/contacts.ts';
import { LinkFrame } from './blocks/frame.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, LinkButton, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function LinkMissing({ screen, profile, config, host }: ScreenProps<'link-missing'>) {
  const t = useT();
  return (
    <LinkFrame screen={screen}>
      <Notice level="h1" icon="search" title={t('link.missingTitle')} text={t('link.missingText')}>
        <Button full onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
        {profile !== null && isClient(profile) ? (
          <LinkButton to="my-applications" tone="quiet" full>
            {t('nav.myApplications')}
          </LinkButton>
        ) : (
          <LinkButton to="home" tone="quiet" full>
            {t('nav.home')}
          </LinkButton>
        )}
      </Notice>
    </LinkFrame>
  );
}
