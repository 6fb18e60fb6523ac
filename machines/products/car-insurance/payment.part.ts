import type { FlowContext } from '../../kit/context.ts';
import { away, call, poll, recheck, screen, watch } from '../../kit/flow.ts';
import { changedMeanwhile, isAmbiguous, type Exits } from '../../kit/questions.ts';
import {
  notIssuing,
  nothingToPay,
  paymentSettled,
  payPage,
  payPageGiven,
  payPageOpen,
  payPageOver,
} from '../shared/insurance.conditions.ts';

const byId = (c: FlowContext) => ({ path: { id: c.id ?? '' } });
const readClaim = { operation: 'getInsuranceClaim', input: byId } as const;

/**
 * The payment. Nothing is opened before the claim has been read: another tab, a lost callback or a Back may have paid it.
 * The order stays the same whatever the attempt. Enter at `payStart`, `payPending`, `payFailed`, `issuing`.
 */
export const insurancePayment = <const To extends string>(
  exits: Exits<'placed' | 'reread' | 'decline' | 'left', To>,
) => ({
  payStart: watch('insurance-pay', readClaim, [{ if: nothingToPay, to: exits.placed }], {
    PAY: 'verifying',
    DECLINE_INSURANCE: exits.decline,
    BACK: exits.left,
  }),
  verifying: call('getInsuranceClaim', byId, {
    done: [{ if: payPageOpen, to: 'atGateway' }, { if: payPageOver, to: 'openingPage' }, exits.placed],
    failed: 'payStart',
  }),
  openingPage: call('sendInsuranceClaim', byId, {
    done: [{ if: payPageGiven, to: 'atGateway' }, exits.reread],
    failed: [{ if: isAmbiguous, to: 'checkingPayment' }, changedMeanwhile(exits.reread), 'payStart'],
  }),
  checkingPayment: recheck('getInsuranceClaim', byId, {
    done: { if: nothingToPay, to: exits.placed },
    else: 'payStart',
  }),
  atGateway: away(payPage, exits.reread, { inPage: true }),
  payPending: poll(
    'insurance-pay-pending',
    { ...readClaim, every: 'quick' },
    [{ if: paymentSettled, to: exits.placed }],
    { CHECK: exits.reread, BACK: exits.left },
  ),
  payFailed: watch('insurance-pay-failed', readClaim, [{ if: nothingToPay, to: exits.placed }], {
    RETRY: 'verifying',
    CHECK: exits.reread,
    DECLINE_INSURANCE: exits.decline,
    BACK: exits.left,
  }),
  issuing: poll('insurance-issuing', { ...readClaim, every: 'quick' }, [{ if: notIssuing, to: exits.placed }], {
    BACK: 'paid',
  }),
  paid: screen('insurance-paid', { CONTINUE: 'issuing', BACK: exits.left }),
});
