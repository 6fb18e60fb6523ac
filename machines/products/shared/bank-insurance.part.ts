import { toApplication } from '../../../schemas/shared/credit-insurance.ts';
import type { FlowContext } from '../../kit/context.ts';
import { call, poll, recheck, watch } from '../../kit/flow.ts';
import { isUnauthorized } from '../../kit/questions.ts';
import type { InsuranceVariant } from './credit-insurance.part.ts';

const byId = (c: FlowContext) => ({ path: { id: c.id ?? '' } });

/** The way of a lender's borrower: opened by a link, in the main session. */
export const bankInsurance = (
  screens: InsuranceVariant['screens'],
  success: 'ci-success' | 'ci-mcrdt-success',
): InsuranceVariant<'link'> => ({
  screens,
  insurance: (c) => c.responses.getClientData,
  read: (next) => call('getClientData', byId, next),
  send: (next) =>
    call('sendDataToInsurer', (c) => ({ ...byId(c), body: toApplication(c.responses.getClientData, c.answers) }), next),
  reread: (next) => recheck('getClientData', byId, next),
  consents: (moved, on) => watch(screens.consents, { operation: 'getClientData', input: byId }, moved, on),
  sent: (next, on) => poll(success, { operation: 'getClientData', input: byId, every: 'steady' }, next, on),
  beginning: 'link',
  // Nobody is signed in: the link of the message signs in by itself.
  lost: [{ if: isUnauthorized, to: 'link' }],
  afterHealth: 'consents',
  outside: 'my-applications',
});
