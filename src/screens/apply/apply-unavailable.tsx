import { Unavailable } from '../../blocks/claim/unreadable.tsx';
import type { ScreenProps } from '../props.ts';

export default function ClaimUnavailable({ screen, send, busy, problem }: ScreenProps<'apply-unavailable'>) {
  return (
    <Unavailable screen={screen} text={problem?.text ?? null} busy={busy} onRetry={() => send({ type: 'RETRY' })} />
  );
}
