import { Unavailable } from '../../blocks/unreadable.tsx';
import { causeOf } from '../../blocks/cause.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function CommodityUnavailable({ screen, send, busy, problem }: ScreenProps<'commodity-unavailable'>) {
  const t = useT();
  return (
    <Unavailable
      screen={screen}
      title={t('co.unavailable')}
      text={t('co.unavailableText')}
      why={causeOf(problem)}
      busy={busy}
      onRetry={() => send({ type: 'RETRY' })}
    />
  );
}
