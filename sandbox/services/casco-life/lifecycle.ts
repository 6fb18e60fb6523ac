import { setup, transition } from 'xstate';
import type { CascoLifeListItem, CascoLifeStatusAlias } from '../../../openapi/index.ts';

/** What can happen to a claim's status. */
export type StatusEvent =
  | 'decided'
  | 'completed'
  | 'agreeingStarted'
  | 'agreementMade'
  | 'codeDelivered'
  | 'confirmed'
  | 'sent'
  | 'insured'
  | 'refused'
  | 'timeOver';

/**
 * The life of a casco and life claim. A decision leads back to the selection until the agreement is signed: what was agreed on
 * before is dropped. What is not here is refused with 409 and the current status.
 */
export const cascoLifeMachine = setup({ types: { events: {} as { type: StatusEvent } } }).createMachine({
  id: 'casco-life',
  initial: 'new',
  states: {
    new: { on: { decided: 'selection', timeOver: 'failed' } },
    selection: { on: { decided: 'selection', completed: 'selection_completed', timeOver: 'failed' } },
    selection_completed: { on: { decided: 'selection', agreeingStarted: 'agreeing', timeOver: 'failed' } },
    agreeing: { on: { decided: 'selection', agreementMade: 'agreement_created', timeOver: 'failed' } },
    agreement_created: {
      on: { decided: 'selection', codeDelivered: 'signing', confirmed: 'signed', timeOver: 'failed' },
    },
    signing: { on: { decided: 'selection', confirmed: 'signed', timeOver: 'failed' } },
    signed: { on: { sent: 'sent', timeOver: 'failed' } },
    sent: { on: { insured: 'success', refused: 'failed' } },
    success: { type: 'final' },
    failed: { type: 'final' },
  },
});

/** Where `event` leads from `status`, or null when it is forbidden there. */
export const statusAfter = (status: CascoLifeStatusAlias, event: StatusEvent): CascoLifeStatusAlias | null => {
  const now = cascoLifeMachine.resolveState({ value: status });
  if (!now.can({ type: event })) return null;
  const [next] = transition(cascoLifeMachine, now, { type: event });
  return next.value;
};

/** Choices may still be made: the agreement is not signed. */
export const isEditable = (status: CascoLifeStatusAlias): boolean => statusAfter(status, 'decided') !== null;

/** Nothing leads out of it. */
export const isFinal = (status: CascoLifeStatusAlias): boolean => status === 'success' || status === 'failed';

/** Whose move it is. */
export const actorOf = (status: CascoLifeStatusAlias): CascoLifeListItem['actor'] => {
  if (isFinal(status)) return 'none';
  return status === 'sent' ? 'insurer' : 'client';
};
