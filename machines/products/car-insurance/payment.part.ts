import { changedMeanwhile, type Exits } from '../../kit/branches.ts';
import { isIssuing, paymentWaits } from '../shared/insurance-progress.conditions.ts';
import { nothingToPay, payPage, payPageGiven, payPageOpen, payPageOver } from '../shared/insurance.conditions.ts';
import { kit } from './kit.ts';

const { away, call, command, poll, screen, watch } = kit;
const byId = (c: { readonly id: string | null }) => ({ path: { id: c.id ?? '' } });
const readClaim = { operation: 'getInsuranceClaim', input: byId } as const;

/**
 * The payment. Nothing is opened before the claim has been read: another tab, a lost callback or a Back may have paid it.
 * The order stays the same whatever the attempt. Enter at `payStart`, `payPending`, `payFailed`, `issuing`.
 */
export const insurancePayment = <const To extends string>(
  exits: Exits<'branching' | 'reread' | 'decline' | 'left', To>,
) => ({
  payStart: watch('insurance-pay', readClaim, [{ if: nothingToPay, to: exits.branching }], {
    PAY: 'verifying',
    DECLINE_INSURANCE: exits.decline,
    BACK: exits.left,
  }),
  verifying: call('getInsuranceClaim', byId, {
    done: [{ if: payPageOpen, to: 'atGateway' }, { if: payPageOver, to: 'openingPage' }, exits.branching],
    failed: 'payStart',
  }),
  ...command('openingPage', 'sendInsuranceClaim', byId, {
    done: [{ if: payPageGiven, to: 'atGateway' }, exits.reread],
    refused: [changedMeanwhile(exits.reread), 'payStart'],
    read: readClaim,
    unknown: [
      { if: nothingToPay, to: exits.branching },
      { to: 'payStart', problem: 'keep' },
    ],
    unread: 'payStart',
  }),
  atGateway: away(payPage, exits.reread, { inPage: true }),
  payPending: poll(
    'insurance-pay-pending',
    { ...readClaim, every: 'quick' },
    [{ unless: paymentWaits, to: exits.branching }],
    { CHECK: exits.reread, BACK: exits.left },
  ),
  payFailed: watch('insurance-pay-failed', readClaim, [{ if: nothingToPay, to: exits.branching }], {
    RETRY: 'verifying',
    CHECK: exits.reread,
    DECLINE_INSURANCE: exits.decline,
    BACK: exits.left,
  }),
  issuing: poll('insurance-issuing', { ...readClaim, every: 'quick' }, [{ unless: isIssuing, to: exits.branching }], {
    BACK: 'paid',
  }),
  paid: screen('insurance-paid', { CONTINUE: 'issuing', BACK: exits.left }),
});
