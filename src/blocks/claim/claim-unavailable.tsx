import { Unavailable } from '../unreadable.tsx';
import { causeOf } from '../cause.ts';
import { listOf } from './claims-list.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';

export default function ClaimUnavailable({
  screen,
  send,
  busy,
  problem,
  profile,
}: ScreenProps<'claim-unavailable' | 'apply-unavailable' | 'dealer-unavailable'>) {
  const t = useT();
  return (
    <Unavailable
      screen={screen}
      title={t('unavailable.title')}
      text={t('unavailable.text')}
      why={causeOf(problem)}
      busy={busy}
      onRetry={() => send({ type: 'RETRY' })}
      list={listOf(profile, t)}
    />
  );
}
