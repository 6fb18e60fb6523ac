import { creditClaim } from '../../../machines/products/credit-claim/flow.ts';
import { howClosed, isOpen, mayChange } from '../../../src/blocks/claim/status.ts';
import { press, pressInDialog } from '../../e2e/driver/doing.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'credit-claim',
  machine: creditClaim,
  who: 'aidos',
  start: 'c2c-car',
  opens: (claim) => `/my-applications/${claim}`,
  // Answers of banks on which every control of the page of answers stands: an offer, a bank that asks, a refusal.
  narrow: { listIntegrations: ['mixed', 'allRejected'] },
  // Nothing is signed without its cost on the page.
  shows: { listIntegrations: 'mixed' },
  // Other terms, as long as the status allows; in place of a repetition the claim that has them already. No code while it
  // is locked.
  // Of banks that have not answered nothing is asked.
  offers: (event, { screen, problem, responses: { claim, listIntegrations } }, scope) => {
    if (scope === 'all' && (screen === 'bank-responses' || screen === 'bank-rejected')) {
      if (event === 'APPLY_TERMS') return listIntegrations !== undefined;
      // In the examples who asks or offers stands among others; or all have refused.
      if (['CHOOSE_BANK', 'ADD_STATEMENT', 'ADD_INFO'].includes(event))
        return listIntegrations?.some(({ status }) => status !== 'rejected') === true;
    }
    if (screen === 'client-code' && (event === 'SUBMIT_CODE' || event === 'RESEND') && problem?.status === 423)
      return false;
    if (claim === undefined) return true;
    if (screen === 'claim-closed' && (event === 'REPEAT' || event === 'OPEN_REPLACING'))
      return (claim.replacedBy === null) === (event === 'REPEAT');
    // A claim that the banks refused, whose reasons say what would help; data that may still be changed.
    if (screen === 'claim-closed' && event === 'APPLY_TERMS')
      return howClosed(claim) === 'rejected' && claim.replacedBy === null && claim.type === 'C2C';
    if (screen === 'q-locked' && event === 'CONTINUE') return isOpen(claim);
    // The first step of a private sale is what the example says.
    if (event === 'CONFIRM_DEAL_STEP')
      return claim.type === 'C2C' && claim.status.alias === 'signed' && claim.dealDone.length === 0;
    return event !== 'EDIT' || mayChange(claim);
  },
  // The offer's own button says which, and that of the advice on which terms.
  says: {
    CHOOSE_BANK: () => [press('CHOOSE_BANK')],
    APPLY_TERMS: () => [press('APPLY_TERMS')],
    // Asked once more before it is sent.
    CONFIRM_DEAL_STEP: () => [press('CONFIRM_DEAL_STEP'), ...pressInDialog('CONFIRM_DEAL_STEP')],
  },
};
