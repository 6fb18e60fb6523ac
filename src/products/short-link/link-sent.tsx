import { use } from 'react';
import { css } from '@styled/css';
import { LinkFrame } from './blocks/frame.tsx';
import { Renew } from './blocks/renew.tsx';
import { useT } from '../../i18n/index.ts';
import { HelpContext, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function LinkSent({ screen, context, send, busy }: ScreenProps<'link-sent'>) {
  const t = useT();
  const help = use(HelpContext);
  return (
    <LinkFrame screen={screen}>
      <Notice level="h1" icon="check" tone="success" title={t('link.sentTitle')} text={t('link.sentText')}>
        <Renew context={context} busy={busy} tone="secondary" onRenew={() => send({ type: 'RENEW' })} />
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted', textWrap: 'balance' })}>{t('link.noAccess')}</p>
        {help({ coded: false })}
      </Notice>
    </LinkFrame>
  );
}
