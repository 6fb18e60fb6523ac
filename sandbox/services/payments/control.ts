import { control } from '../../core/controls.ts';
import { refuse, type Text, type Work } from '../../core/service.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { paymentControlTexts as texts, tenge } from '../../data/payments.ts';
import type { Gateway, Outcome } from './gateway.ts';
import { addressOf, byId } from './store.ts';

const OUTCOMES = {
  success: { kind: 'charged', isTold: true },
  callbackLost: { kind: 'charged', isTold: false },
  pending: { kind: 'waits' },
  insufficientFunds: { kind: 'failed', reason: 'insufficient_funds' },
  cardDeclined: { kind: 'failed', reason: 'card_declined' },
  notAuthenticated: { kind: 'failed', reason: 'not_authenticated' },
  cancelled: { kind: 'cancelled' },
} as const satisfies Record<string, Outcome>;

/** QA ends a payment without opening its page, or before its bank has answered. */
export const paymentControl = (gateway: Gateway) =>
  control({
    id: 'payments.end',
    section: 'visits',
    title: texts.title,
    hint: texts.hint,
    fields: {
      outcome: {
        kind: 'choice',
        label: texts.outcome,
        options: [
          { value: 'success', label: texts.success },
          { value: 'callbackLost', label: texts.callbackLost },
          { value: 'pending', label: texts.pending },
          { value: 'insufficientFunds', label: texts.insufficientFunds },
          { value: 'cardDeclined', label: texts.cardDeclined },
          { value: 'notAuthenticated', label: texts.notAuthenticated },
          { value: 'cancelled', label: texts.cancelled },
        ],
      },
    },
    async subjects(work) {
      const rows = await unfinished(work).execute();
      return rows.map(({ id, secret, state, sum, subject_id, purpose }) => ({
        id,
        title: JSON.parse(purpose) as Text,
        status: state,
        lines: [tenge(groupDigits(sum)), subject_id],
        path: addressOf(secret),
      }));
    },
    async run(work, id, { outcome }) {
      const open = await unfinished(work).where('payment_attempts.id', '=', id).executeTakeFirst();
      const payment = open && (await byId(work, id));
      if (!payment) throw refuse(404, texts.gone);
      await gateway.settle(work, payment, OUTCOMES[outcome]);
      return { text: texts.done, id: payment.order.subject_id };
    },
  });

const unfinished = (work: Work) =>
  work.tx
    .selectFrom('payment_attempts')
    .innerJoin('payment_orders', 'payment_orders.id', 'payment_attempts.order_id')
    .selectAll('payment_attempts')
    .select(['payment_orders.sum', 'payment_orders.subject_id', 'payment_orders.purpose'])
    .where('payment_attempts.state', 'in', ['card', 'secure', 'pending'])
    .where('payment_attempts.expires_at', '>', work.now())
    .orderBy('payment_attempts.created_at', 'desc')
    .limit(50);
