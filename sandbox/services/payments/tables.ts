import type { PaymentFailure } from '../../core/payments.ts';
import type { Locale, Migration } from '../../core/service.ts';
import type { CardVerdict } from '../../data/payments.ts';
import type { AttemptState } from './lifecycle.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    /** What is to be paid. `charged_at` is set once: that is the charge. */
    payment_orders: {
      id: string;
      subject_kind: string;
      subject_id: string;
      sum: number;
      payee: string;
      purpose: string;
      personal_number: string;
      return_to: string;
      created_at: number;
      charged_at: number | null;
      /** The subject's service knows of the charge. */
      notified: number;
      refund_expected_at: number | null;
      refunded_at: number | null;
    };
    /** One way through the page. No card data, only what the card does. */
    payment_attempts: {
      id: string;
      order_id: string;
      /** The secret of the address. */
      secret: string;
      locale: Locale;
      state: AttemptState;
      verdict: CardVerdict | null;
      reason: PaymentFailure | null;
      created_at: number;
      /** The page can be used until then; a payment that waits for its bank has no end. */
      expires_at: number;
    };
  }
}

export const paymentMigrations: readonly Migration[] = [
  {
    id: 'payment.001',
    sql: [
      `CREATE TABLE payment_orders (
        id TEXT PRIMARY KEY, subject_kind TEXT NOT NULL, subject_id TEXT NOT NULL, sum INTEGER NOT NULL, payee TEXT NOT NULL,
        purpose TEXT NOT NULL, personal_number TEXT NOT NULL, return_to TEXT NOT NULL, created_at INTEGER NOT NULL,
        charged_at INTEGER, told INTEGER NOT NULL, refund_expected_at INTEGER, refunded_at INTEGER) STRICT`,
      'CREATE INDEX payment_orders_subject ON payment_orders (subject_id, subject_kind, created_at)',
      `CREATE TABLE payment_attempts (
        id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES payment_orders (id), secret TEXT NOT NULL, locale TEXT NOT NULL,
        state TEXT NOT NULL, verdict TEXT, reason TEXT, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL) STRICT`,
      'CREATE UNIQUE INDEX payment_attempts_secret ON payment_attempts (secret)',
      'CREATE INDEX payment_attempts_order ON payment_attempts (order_id, created_at)',
      'CREATE INDEX payment_attempts_state ON payment_attempts (state, expires_at)',
    ],
  },
  { id: 'payment.002', sql: ['ALTER TABLE payment_orders RENAME COLUMN told TO notified'] },
];
