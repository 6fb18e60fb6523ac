import { arranged, button } from '@styled/recipes';
import { phone as showPhone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import type { HostActions } from '../props.ts';

/** The bank's own line, where it tells one; in the mobile app the number is dialled by the app. `tone`: beside what else it stands. */
export function BankCall({
  phone,
  host,
  tone = 'quiet',
}: {
  phone: string | null | undefined;
  host: HostActions;
  tone?: 'quiet' | 'secondary';
}) {
  const t = useT();
  if (!phone) return null;
  const words = (
    <>
      <Icon name="phone" />
      <span className={arranged({ as: 'dial' })}>
        {t('b.call')} <span>{showPhone(phone)}</span>
      </span>
    </>
  );
  return host.webview ? (
    <Button tone={tone} full onClick={() => host.call(phone)}>
      {words}
    </Button>
  ) : (
    <a className={button({ tone, width: 'full' })} href={`tel:+${phone}`}>
      {words}
    </a>
  );
}
