import { isClient } from '../../blocks/claim/status.ts';
import { LinkFrame } from './blocks/frame.tsx';
import { useT } from '../../i18n/index.ts';
import { LinkButton, Ending } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function LinkMissing({ screen, profile }: ScreenProps<'link-missing'>) {
  const t = useT();
  return (
    <LinkFrame screen={screen}>
      <Ending
        icon="search"
        title={t('link.missingTitle')}
        text={t('link.missingText')}
        ask={{ coded: false, first: true }}
      >
        {profile !== null && isClient(profile) ? (
          <LinkButton to="my-applications" tone="quiet" full>
            {t('nav.myApplications')}
          </LinkButton>
        ) : (
          <LinkButton to="home" tone="quiet" full>
            {t('nav.home')}
          </LinkButton>
        )}
      </Ending>
    </LinkFrame>
  );
}
