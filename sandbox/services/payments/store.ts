import type { Selectable } from 'kysely';
import type { PaymentOrder, PaymentStatus, PaymentView } from '../../core/payments.ts';
import type { Tables, Work } from '../../core/service.ts';
import type { SubjectRef } from '../../core/signatures.ts';
import { failureWords } from '../../data/payments.ts';
import type { AttemptState } from './lifecycle.ts';
import type {} from './tables.ts';

export type OrderRow = Selectable<Tables['payment_orders']>;
export type AttemptRow = Selectable<Tables['payment_attempts']>;

/** An order and its newest way through the page. */
export interface Payment {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
}

/** A page without a card is good for so long. */
const PAGE_LIFE_MS = 30 * 60_000;

const withOrder = async (work: Work, attempt: AttemptRow | undefined): Promise<Payment | null> => {
  if (!attempt) return null;
  const order = await work.tx
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', attempt.order_id)
    .executeTakeFirstOrThrow();
  return { order, attempt };
};

/** The newest payment of this subject, or null. */
export const newestOf = async (work: Work, { kind, id }: SubjectRef): Promise<Payment | null> => {
  const order = await work.tx
    .selectFrom('payment_orders')
    .selectAll()
    .where('subject_id', '=', id)
    .where('subject_kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!order) return null;
  const attempt = await work.tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    // Of two within one millisecond the one that is not over counts.
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow();
  return { order, attempt };
};

/** The payment whose page has this secret, or null. */
export const bySecret = async (work: Work, secret: string): Promise<Payment | null> =>
  withOrder(
    work,
    await work.tx.selectFrom('payment_attempts').selectAll().where('secret', '=', secret).executeTakeFirst(),
  );

/** The payment with this id, or null. */
export const byId = async (work: Work, id: string): Promise<Payment | null> =>
  withOrder(work, await work.tx.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst());

/** The page can still be used. */
export const isOpen = (work: Work, { state, expires_at }: AttemptRow): boolean =>
  (state === 'card' || state === 'secure') && expires_at > work.now();

const insertAttempt = async (c: Work, orderId: string): Promise<AttemptRow> => {
  const attempt: AttemptRow = {
    id: c.random.uuid(),
    order_id: orderId,
    secret: c.random.token(24),
    locale: c.locale,
    state: 'card',
    verdict: null,
    reason: null,
    created_at: c.now(),
    expires_at: c.now() + PAGE_LIFE_MS,
  };
  await c.tx.insertInto('payment_attempts').values(attempt).execute();
  return attempt;
};

/** Writes a new order with its first attempt. */
export const insertOrder = async (c: Work, wanted: PaymentOrder): Promise<Payment> => {
  const order: OrderRow = {
    id: c.random.uuid(),
    subject_kind: wanted.subject.kind,
    subject_id: wanted.subject.id,
    sum: wanted.sum,
    payee: JSON.stringify(wanted.payee),
    purpose: JSON.stringify(wanted.purpose),
    personal_number: wanted.personalNumber,
    return_to: wanted.returnTo,
    created_at: c.now(),
    charged_at: null,
    notified: 0,
    refund_expected_at: null,
    refunded_at: null,
  };
  await c.tx.insertInto('payment_orders').values(order).execute();
  return { order, attempt: await insertAttempt(c, order.id) };
};

/** Another attempt of an order that was not charged; its earlier page is closed, its sum and words are those wanted now. */
export const renewOrder = async (c: Work, order: OrderRow, wanted: PaymentOrder): Promise<Payment> => {
  await c.tx
    .updateTable('payment_attempts')
    .set({ expires_at: c.now() - 1 })
    .where('order_id', '=', order.id)
    .where('state', 'in', ['card', 'secure'])
    .execute();
  const now = {
    sum: wanted.sum,
    payee: JSON.stringify(wanted.payee),
    purpose: JSON.stringify(wanted.purpose),
    return_to: wanted.returnTo,
  };
  await c.tx.updateTable('payment_orders').set(now).where('id', '=', order.id).execute();
  return { order: { ...order, ...now }, attempt: await insertAttempt(c, order.id) };
};

/** Moves an attempt from the state in which it was read; false: somebody was faster, and nothing is changed. */
export const moveAttempt = async (
  work: Work,
  attempt: AttemptRow,
  state: AttemptState,
  change: Partial<Pick<AttemptRow, 'verdict' | 'reason' | 'expires_at'>> = {},
): Promise<boolean> => {
  const { numUpdatedRows } = await work.tx
    .updateTable('payment_attempts')
    .set({ ...change, state })
    .where('id', '=', attempt.id)
    .where('state', '=', attempt.state)
    .executeTakeFirst();
  Object.assign(attempt, change, { state });
  return numUpdatedRows === 1n;
};

/** Takes the money, once in the life of an order; false: it was taken before. */
export const chargeOnce = async (work: Work, order: OrderRow): Promise<boolean> => {
  const { numUpdatedRows } = await work.tx
    .updateTable('payment_orders')
    .set({ charged_at: work.now() })
    .where('id', '=', order.id)
    .where('charged_at', 'is', null)
    .executeTakeFirst();
  order.charged_at ??= work.now();
  return numUpdatedRows === 1n;
};

/** Writes what became of an order's money. */
export const saveOrder = async (
  work: Work,
  order: OrderRow,
  change: Partial<Pick<OrderRow, 'notified' | 'refund_expected_at' | 'refunded_at'>>,
): Promise<void> => {
  Object.assign(order, change);
  await work.tx.updateTable('payment_orders').set(change).where('id', '=', order.id).execute();
};

const statusOf = (work: Work, { order, attempt }: Payment): PaymentStatus => {
  if (order.refunded_at !== null) return 'refunded';
  if (attempt.state === 'success') return order.notified === 1 ? 'success' : 'pending';
  if (attempt.state === 'card' || attempt.state === 'secure') return isOpen(work, attempt) ? 'new' : 'cancelled';
  return attempt.state;
};

/** Address of the page. */
export const addressOf = (secret: string): string => `/sandbox/payment/${secret}`;

/** A payment as its subject's service sees it. */
export const paymentView = (work: Work, payment: Payment): PaymentView => {
  const { order, attempt } = payment;
  const status = statusOf(work, payment);
  return {
    id: attempt.id,
    status,
    sum: order.sum,
    url: status === 'new' ? addressOf(attempt.secret) : null,
    reason: attempt.reason === null ? null : { code: attempt.reason, text: failureWords[attempt.reason] },
    paidAt: status === 'success' || status === 'refunded' ? order.charged_at : null,
    refundExpectedAt: order.refund_expected_at,
    refundedAt: order.refunded_at,
  };
};
