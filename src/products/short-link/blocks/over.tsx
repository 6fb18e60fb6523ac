import type { TextId } from '../../../../locales/ids.ts';
import { LinkFrame } from './frame.tsx';
import { Renew } from './renew.tsx';
import { useT } from '../../../i18n/index.ts';
import { Ending } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

interface OverProps extends Omit<ScreenProps<'link-expired' | 'link-locked'>, 'useRead' | 'ask' | 'draft'> {
  title: TextId;
  text: TextId;
  icon: 'clock' | 'alert';
}

/** The link opens nothing any more; a new one goes to the phone on record. */
export function LinkOver({ screen, title, text, icon, context, send, busy }: OverProps) {
  const t = useT();
  return (
    <LinkFrame screen={screen}>
      <Ending icon={icon} title={t(title)} text={t(text)} ask={{ coded: false, when: t('link.noAccess') }}>
        <Renew context={context} busy={busy} onRenew={() => send({ type: 'RENEW' })} />
      </Ending>
    </LinkFrame>
  );
}
