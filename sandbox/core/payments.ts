import type { AnyCall, Text, Work } from './service.ts';
import type { SubjectRef } from './signatures.ts';

/** new: to be paid, or the page is open · pending: the bank has not said its word, or it was lost on its way. */
export type PaymentStatus = 'new' | 'pending' | 'success' | 'fail' | 'cancelled' | 'refunded';

/** Why a payment failed. */
export type PaymentFailure = 'insufficient_funds' | 'card_declined' | 'not_authenticated';

/** A payment as its subject's service sees it. Times are sandbox milliseconds, the sum whole tenge. */
export interface PaymentView {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly sum: number;
  /** The payment page, an address of our own; null when there is nothing to do there. */
  readonly url: string | null;
  readonly reason: { readonly code: PaymentFailure; readonly text: Text } | null;
  readonly paidAt: number | null;
  /** The money goes back, not later than this; null: nobody asked. */
  readonly refundExpectedAt: number | null;
  readonly refundedAt: number | null;
}

/** What is to be paid, for what and by whom. */
export interface PaymentOrder {
  readonly subject: SubjectRef;
  /** Whole tenge, above 0. */
  readonly sum: number;
  /** Who gets the money, and what for: both stand on the page. */
  readonly payee: Text;
  readonly purpose: Text;
  /** Of the person who pays: magic numbers speak through it. */
  readonly personalNumber: string;
  /** Where the page leads back to: an address of the application with `{status}` in it. Others throw a RangeError. */
  readonly returnTo: `/insurance/payment/{status}?claim_id=${string}`;
}

/** What the service of a subject does when something comes of its payment. */
export interface PaymentSubject {
  /**
   * The gateway's callback: success, fail, cancelled, refunded. A refusal thrown before anything is written says that the
   * money is not wanted any more: it is given back at once.
   */
  settled(work: Work, id: string, payment: PaymentView): Promise<void>;
}

/** Subjects by kind. */
export type PaymentSubjects = Readonly<Record<string, PaymentSubject>>;

/** Payments, as services ask for them. Whatever is repeated, the order of a subject is charged at most once. */
export interface Payments {
  /**
   * The payment of this subject, with its page. While one is open, pending or paid it is the same one; after a failure, a
   * cancellation or half an hour without a card a new one of the same order. 429: too often.
   */
  open(c: AnyCall, order: PaymentOrder): Promise<PaymentView>;
  /** The newest payment of this subject as far as the gateway has told, or null. */
  latest(work: Work, subject: SubjectRef): Promise<PaymentView | null>;
  /**
   * Asks the gateway itself: the same, and the truth about a payment whose callback was lost (once its books are done,
   * some seconds after the charge). `settled` is not called: the asker does what follows.
   */
  verify(work: Work, subject: SubjectRef): Promise<PaymentView | null>;
  /** Gives the whole sum back; `settled` is told when it has arrived. Asked again, or never paid: nothing more happens. */
  refund(work: Work, subject: SubjectRef): Promise<PaymentView | null>;
  /** A payment that was made before the story begins (for seeds): charged and told, without a page. */
  recorded(work: Work, order: PaymentOrder): Promise<PaymentView>;
}
