import { use } from 'react';
import { isClient } from '../../blocks/claim/status.ts';
import { LinkFrame } from './blocks/frame.tsx';
import { useT } from '../../i18n/index.ts';
import { HelpContext, LinkButton, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function LinkMissing({ screen, profile }: ScreenProps<'link-missing'>) {
  const t = useT();
  const help = use(HelpContext);
  return (
    <LinkFrame screen={screen}>
      <Notice level="h1" icon="search" title={t('link.missingTitle')} text={t('link.missingText')}>
        {profile !== null && isClient(profile) ? (
          <LinkButton to="my-applications" full>
            {t('nav.myApplications')}
          </LinkButton>
        ) : (
          <LinkButton to="home" full>
            {t('nav.home')}
          </LinkButton>
        )}
        {help({ coded: false })}
      </Notice>
    </LinkFrame>
  );
}
