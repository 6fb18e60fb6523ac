import { useT } from '../../i18n/index.ts';
import { LinkButton, Ending } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nobody is signed in: the link of the message signs in by itself. Without the message: a password, or whom to ask. */
export default function CommodityGuest({ screen }: ScreenProps<'commodity-guest'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Ending
        icon="chat"
        title={t('co.guest')}
        text={t('co.guestText')}
        ask={{ coded: false, when: t('co.guestHelp') }}
      >
        <LinkButton to="login" full>
          {t('co.login')}
        </LinkButton>
      </Ending>
    </div>
  );
}
