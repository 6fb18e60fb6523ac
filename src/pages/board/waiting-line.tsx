import { css } from '@styled/css';
import type { ClaimListItem } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { waitsForDesk } from './waits-for-desk.ts';

/** How many of the rows below call on the desk, as each of them says itself. `whole`: there are no others. */
export function WaitingLine({ claims, whole }: { claims: readonly ClaimListItem[]; whole: boolean }) {
  const t = useT();
  const n = claims.filter(waitsForDesk).length;
  return n === 0 ? null : (
    <p className={css({ textStyle: 'body.strong' })}>{t(whole ? 'board.waiting' : 'board.waitingHere', { n })}</p>
  );
}
