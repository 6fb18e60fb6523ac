import { Unavailable } from '../../blocks/unreadable.tsx';
import { causeOf } from '../../blocks/cause.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function CascoLifeUnavailable({ screen, send, busy, problem }: ScreenProps<'casco-life-unavailable'>) {
  const t = useT();
  return (
    <Unavailable
      screen={screen}
      title={t('cl.unavailable.title')}
      text={t('cl.unavailable.text')}
      why={causeOf(problem)}
      busy={busy}
      onRetry={() => send({ type: 'RETRY' })}
    />
  );
}
