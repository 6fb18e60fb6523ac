import { LinkFrame } from './blocks/frame.tsx';
import { Renew } from './blocks/renew.tsx';
import { useT } from '../../i18n/index.ts';
import { Ending } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function LinkSent({ screen, context, send, busy }: ScreenProps<'link-sent'>) {
  const t = useT();
  return (
    <LinkFrame screen={screen}>
      <Ending
        icon="check"
        tone="success"
        title={t('link.sentTitle')}
        text={t('link.sentText')}
        ask={{ coded: false, when: t('link.noAccess') }}
      >
        <Renew context={context} busy={busy} tone="secondary" onRenew={() => send({ type: 'RENEW' })} />
      </Ending>
    </LinkFrame>
  );
}
