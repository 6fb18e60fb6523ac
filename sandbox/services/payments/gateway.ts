import type { PaymentFailure, Payments, PaymentSubjects } from '../../core/payments.ts';
import { Refusal, type Work } from '../../core/service.ts';
import type { CardVerdict } from '../../data/payments.ts';
import { personOf } from '../../data/people.ts';
import { attemptLifecycle, type AttemptEvent } from './lifecycle.ts';
import {
  byId,
  chargeOnce,
  insertOrder,
  isOpen,
  moveAttempt,
  newestOf,
  paymentView,
  renewOrder,
  saveOrder,
  type Payment,
} from './store.ts';

/** A slow bank says its word after so long. */
const SLOW_MS = 60_000;
/** After so long the gateway's books tell of a charge whose callback was lost. */
const BOOKED_MS = 5_000;
/** Money that goes back is on the card after so long. */
const REFUND_MS = 24 * 3_600_000;
/** Payments that may be opened for one subject within an hour. */
const OPENINGS = 20;
const HOUR_MS = 3_600_000;

/** Addresses of the application to which the page may lead back. */
const RETURN_TO = /^\/insurance\/payment\/\{status\}\?claim_id=[\w-]{1,64}$/;

/** Payments, for the services whose things are paid. */
export const payments: Payments = {
  async open(c, wanted) {
    if (!RETURN_TO.test(wanted.returnTo)) throw new RangeError('no address of ours to come back to');
    const before = await newestOf(c, wanted.subject);
    const isUsed = before !== null && before.order.refunded_at === null;
    if (isUsed && !canPayAgain(c, before, wanted.sum)) return paymentView(c, before);
    await c.limit(`payment ${wanted.subject.kind} ${wanted.subject.id}`, OPENINGS, HOUR_MS);
    const opened = isUsed ? await renewOrder(c, before.order, wanted) : await insertOrder(c, wanted);
    await c.effect('payment.opened', { paymentId: opened.attempt.id, orderId: opened.order.id });
    return paymentView(c, opened);
  },
  async latest(work, subject) {
    const found = await newestOf(work, subject);
    return found && paymentView(work, found);
  },
  async verify(work, subject) {
    const found = await newestOf(work, subject);
    if (!found) return null;
    const { order, attempt } = found;
    const isBooked = order.charged_at !== null && order.charged_at + BOOKED_MS <= work.now();
    if (attempt.state === 'success' && order.notified === 0 && isBooked) {
      await saveOrder(work, order, { notified: 1 });
      await work.effect('payment.found', { paymentId: attempt.id });
    }
    return paymentView(work, found);
  },
  async refund(work, subject) {
    const found = await newestOf(work, subject);
    if (!found) return null;
    const { order, attempt } = found;
    if (order.charged_at !== null && order.refund_expected_at === null) {
      await saveOrder(work, order, { notified: 1, refund_expected_at: work.now() + REFUND_MS });
      await work.later(work.now() + REFUND_MS, 'payments.refunded', { paymentId: attempt.id });
      await work.effect('payment.refundAsked', { paymentId: attempt.id, orderId: order.id });
    }
    return paymentView(work, found);
  },
  async recorded(work, order) {
    const made = await insertOrder(work, order);
    await moveAttempt(work, made.attempt, 'success');
    await chargeOnce(work, made.order);
    await saveOrder(work, made.order, { notified: 1 });
    return paymentView(work, made);
  },
};

/** Nothing was paid, and no page is open for just this sum. */
const canPayAgain = (work: Work, { order, attempt }: Payment, sum: number): boolean => {
  if (order.charged_at !== null || attempt.state === 'pending') return false;
  return !isOpen(work, attempt) || order.sum !== sum;
};

/** What the bank says, in the end, to a confirmed payment. */
export type Outcome =
  | { readonly kind: 'charged'; readonly isTold: boolean }
  | { readonly kind: 'waits' }
  | { readonly kind: 'failed'; readonly reason: PaymentFailure }
  | { readonly kind: 'cancelled' };

/** What a card does in the hands of this person. */
export const outcomeOf = (verdict: CardVerdict, personalNumber: string): Outcome => {
  if (verdict === 'cancelled') return { kind: 'cancelled' };
  if (verdict === 'notAuthenticated') return { kind: 'failed', reason: 'not_authenticated' };
  if (personOf(personalNumber).cardDeclined) return { kind: 'failed', reason: 'card_declined' };
  if (verdict === 'insufficientFunds') return { kind: 'failed', reason: 'insufficient_funds' };
  if (verdict === 'slow') return { kind: 'waits' };
  return { kind: 'charged', isTold: verdict === 'ok' };
};

const EVENTS: Readonly<Record<Outcome['kind'], AttemptEvent>> = {
  charged: 'CHARGED',
  waits: 'WAITS',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
};

/** The gateway between the page and the subjects' services. */
export const createGateway = (subjects: PaymentSubjects) => {
  /** The callback. Money that the subject does not want any more goes back at once. */
  const tell = async (work: Work, { order, attempt }: Payment): Promise<void> => {
    try {
      await subjects[order.subject_kind]?.settled(work, order.subject_id, paymentView(work, { order, attempt }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (order.charged_at === null || order.refunded_at !== null) return;
      await saveOrder(work, order, { refund_expected_at: work.now(), refunded_at: work.now() });
      await work.effect('payment.reversed', { paymentId: attempt.id, orderId: order.id });
    }
  };

  /** Ends an attempt or lets it wait. What its state does not allow does not happen. */
  const settle = async (work: Work, payment: Payment, outcome: Outcome): Promise<void> => {
    const { order, attempt } = payment;
    const state = attemptLifecycle.after(attempt.state, EVENTS[outcome.kind]);
    const reason = outcome.kind === 'failed' ? outcome.reason : null;
    const change = outcome.kind === 'waits' ? { reason, expires_at: Number.MAX_SAFE_INTEGER } : { reason };
    if (state === null || !(await moveAttempt(work, attempt, state, change))) return;
    const ids = { paymentId: attempt.id, orderId: order.id };
    if (outcome.kind === 'waits') {
      await work.effect('payment.waits', ids);
      await work.later(work.now() + SLOW_MS, 'payments.settle', { paymentId: attempt.id });
      return;
    }
    if (outcome.kind === 'charged') {
      // An order that was charged before is not charged again, whatever led here.
      if (await chargeOnce(work, order)) await work.effect('payment.charged', { ...ids, sum: order.sum });
      if (!outcome.isTold) return;
      await saveOrder(work, order, { notified: 1 });
    } else {
      await work.effect(`payment.${outcome.kind}`, { ...ids, reason });
    }
    await tell(work, payment);
  };

  return {
    settle,
    jobs: {
      'payments.settle': async (work: Work, { paymentId }: { paymentId: string }): Promise<void> => {
        const payment = await byId(work, paymentId);
        if (payment?.attempt.state === 'pending') await settle(work, payment, { kind: 'charged', isTold: true });
      },
      'payments.refunded': async (work: Work, { paymentId }: { paymentId: string }): Promise<void> => {
        const payment = await byId(work, paymentId);
        if (!payment || payment.order.refunded_at !== null) return;
        await saveOrder(work, payment.order, { refunded_at: work.now() });
        await work.effect('payment.refunded', { paymentId, orderId: payment.order.id });
        await tell(work, payment);
      },
    },
  };
};

export type Gateway = ReturnType<typeof createGateway>;
