import { openContacts } from '../../blocks/contacts.ts';
import { LinkFrame } from './blocks/frame.tsx';
import { Renew } from './blocks/renew.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function LinkSent({ screen, context, send, busy, config, host }: ScreenProps<'link-sent'>) {
  const t = useT();
  return (
    <LinkFrame screen={screen}>
      <Notice level="h1" icon="check" tone="success" title={t('link.sentTitle')} text={t('link.sentText')}>
        <Renew context={context} busy={busy} tone="secondary" onRenew={() => send({ type: 'RENEW' })} />
        <Button full tone="quiet" onClick={() => openContacts(config, host)}>
          {t('link.noAccess')}
        </Button>
      </Notice>
    </LinkFrame>
  );
}
