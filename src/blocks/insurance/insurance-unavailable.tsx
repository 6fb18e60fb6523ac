import { Unavailable } from '../unreadable.tsx';
import { causeOf } from '../cause.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';

export default function InsuranceUnavailable({
  screen,
  send,
  busy,
  problem,
}: ScreenProps<'insurance-unavailable' | 'market-unavailable'>) {
  const t = useT();
  return (
    <Unavailable
      screen={screen}
      title={t('ins.unavailable.title')}
      text={t('ins.unavailable.text')}
      why={causeOf(problem)}
      busy={busy}
      onRetry={() => send({ type: 'RETRY' })}
    />
  );
}
