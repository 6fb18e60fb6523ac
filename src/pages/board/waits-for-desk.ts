import type { ClaimListItem } from '../../../openapi/index.ts';
import { progressOf } from '../../../machines/generated/progress.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { isTurnOf } from '../../blocks/standing.ts';

/** What the desk itself would move, as each row says it. */
export const waitsForDesk = (claim: ClaimListItem): boolean =>
  isTurnOf('desk', standingOf(progressOf['dealer-claim'], { claim }));
