import { useT } from '../../i18n/index.ts';
import { LinkButton, Ending } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nobody is signed in: the link of the message signs in by itself. Without the message: a password, or whom to ask. */
export default function CommodityGuest({ screen }: ScreenProps<'commodity-guest'>) {
  const t = useT();
  const other = (
    <LinkButton to="login" tone="secondary" full>
      {t('co.login')}
    </LinkButton>
  );
  return (
    <div data-screen={screen}>
      <Ending
        icon="chat"
        title={t('co.guest')}
        text={t('co.guestText')}
        ask={{ coded: false, first: true, when: t('co.guestHelp'), other }}
      />
    </div>
  );
}
