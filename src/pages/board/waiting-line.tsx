import { css } from '@styled/css';
import type { ClaimListItem } from '../../../openapi/index.ts';
import { progressOf } from '../../../machines/generated/progress.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { isTurnOf } from '../../blocks/standing.ts';
import { useT } from '../../i18n/index.ts';

/** How many of the rows below call on the desk, as each of them says itself. `whole`: there are no others. */
export function WaitingLine({ claims, whole }: { claims: readonly ClaimListItem[]; whole: boolean }) {
  const t = useT();
  const n = claims.filter((claim) => isTurnOf('desk', standingOf(progressOf['dealer-claim'], { claim }))).length;
  return n === 0 ? null : (
    <p className={css({ textStyle: 'body.strong' })}>{t(whole ? 'board.waiting' : 'board.waitingHere', { n })}</p>
  );
}
