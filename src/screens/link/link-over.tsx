import { openContacts } from '../../blocks/claim/contacts.ts';
import { LinkFrame } from '../../blocks/link/frame.tsx';
import { Renew } from '../../blocks/link/renew.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

type Over = 'link-expired' | 'link-locked';
const WORDS = {
  'link-expired': { title: 'link.expiredTitle', text: 'link.expiredText' },
  'link-locked': { title: 'link.lockedTitle', text: 'link.lockedText' },
} as const;

/** The link opens nothing any more; a new one goes to the phone on record. */
export default function LinkOver({ screen, context, send, busy, problem, config, host }: ScreenProps<Over>) {
  const t = useT();
  const { title, text } = WORDS[screen];
  return (
    <LinkFrame screen={screen}>
      <Notice level="h1" icon="clock" title={t(title)} text={t(text)}>
        <Renew context={context} problem={problem} busy={busy} onRenew={() => send({ type: 'RENEW' })} />
        <Button full tone="quiet" onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
      </Notice>
    </LinkFrame>
  );
}
