import { dealerClaim } from '../../../machines/products/dealer-claim/flow.ts';
import type { FlowContext } from '../../../machines/kit/context.ts';
import { mayChange } from '../../../src/blocks/claim/status.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/dealer-claim/progress.ts';
import { deskMove } from '../../../src/products/dealer-claim/blocks/desk-move.ts';
import { mayApplyAnew } from '../../../src/products/dealer-claim/blocks/may-apply-anew.ts';
import type { Setup } from '../../e2e/driver/legs.ts';
import { press } from '../../e2e/driver/doing.ts';

/** On the page of an open claim one of these stands at a time, as the status has it. */
const MOVES: readonly string[] = ['SHARE', 'CONFIRM', 'SEND_TO_BANKS', 'SHOW_RESULTS'];

const offers = (event: string, { screen, problem, responses: { claim, listIntegrations } }: FlowContext): boolean => {
  // Another dealer's claim is not theirs to open.
  if (event === 'OPEN_CLAIM') return typeof problem?.data?.['claimId'] === 'string';
  if (claim === undefined) return true;
  if (screen === 'dealer-closed' && (event === 'REPEAT' || event === 'OPEN_REPLACING'))
    return (claim.replacedBy === null) === (event === 'REPEAT');
  if (screen === 'dealer-deal' || screen === 'dealer-closed')
    return event !== 'SHOW_RESULTS' || claim.requestId !== null;
  if (screen === 'dealer-responses') return event !== 'EDIT' || mayApplyAnew(claim, listIntegrations);
  if (screen !== 'dealer-detail') return true;
  if (event === 'EDIT') return mayChange(claim);
  return !MOVES.includes(event) || deskMove(claim, standingOf(progress, { claim })) === event;
};

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'dealer-claim',
  machine: dealerClaim,
  who: 'dealer-demo',
  role: 'dealer',
  start: 'dealer-client',
  opens: (claim) => `/my-applications/${claim}`,
  narrow: { listIntegrations: ['mixed', 'allRejected'] },
  offers,
  says: {
    OPEN_CLAIM: () => [press('OPEN_CLAIM')],
    // Sure? The dialog's own button says it.
    CONFIRM: (words) => [
      press('CONFIRM'),
      { do: 'press', selector: '[data-modal] button', names: [words('goAtDesk.confirm')] },
      { do: 'gone' },
    ],
  },
};
