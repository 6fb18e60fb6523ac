import { useT } from '../../i18n/index.ts';
import { LinkButton, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nobody is signed in: the link of the message signs in by itself. */
export default function CommodityGuest({ screen }: ScreenProps<'commodity-guest'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="info" title={t('co.guest')} text={t('co.guestText')}>
        <LinkButton to="login" tone="secondary" full>
          {t('co.login')}
        </LinkButton>
      </Notice>
    </div>
  );
}
