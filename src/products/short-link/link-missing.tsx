import { isClient } from '../../blocks/claim/status.ts';
import { LinkFrame } from './blocks/frame.tsx';
import { useT } from '../../i18n/index.ts';
import { LinkButton, Ending } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function LinkMissing({ screen, profile }: ScreenProps<'link-missing'>) {
  const t = useT();
  const own = profile !== null && isClient(profile);
  const other = (
    <LinkButton to={own ? 'my-applications' : 'home'} tone="secondary" full>
      {t(own ? 'nav.myApplications' : 'nav.home')}
    </LinkButton>
  );
  return (
    <LinkFrame screen={screen}>
      <Ending
        icon="search"
        title={t('link.missingTitle')}
        text={t('link.missingText')}
        ask={{ coded: false, first: true, other }}
      />
    </LinkFrame>
  );
}
