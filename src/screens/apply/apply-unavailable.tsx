import { Unavailable } from '../../blocks/unreadable.tsx';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';

export default function ApplyUnavailable({ screen, send, busy, problem }: ScreenProps<'apply-unavailable'>) {
  const t = useT();
  return (
    <Unavailable
      screen={screen}
      title={t('unavailable.title')}
      text={problem?.text ?? t('unavailable.text')}
      busy={busy}
      onRetry={() => send({ type: 'RETRY' })}
    />
  );
}
