import type { Integration, Offer } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { StatusTone } from '../../ui/index.ts';

export type Approved = Integration & { approved: Offer };

export const isApproved = (answer: Integration): answer is Approved =>
  answer.status === 'approved' && answer.approved !== null;
export const isRejected = (answer: Integration): boolean => answer.status === 'rejected';

/** The bank waits for the person: for a document or for more of the questionnaire. */
export const wantsStatement = (answer: Integration): boolean =>
  answer.status === 'pending' && answer.needDocuments.length > 0;
export const wantsFields = (answer: Integration): boolean =>
  answer.status === 'pending' && answer.needFields.length > 0;

/** Status of a bank's answer as a tag: green, red, yellow; blue when the person has to act. */
export const tagOf = (answer: Integration): { tone: StatusTone; text: TextId } => {
  if (answer.status === 'approved') return { tone: 'approved', text: 'b.approved' };
  if (answer.status === 'rejected')
    return { tone: 'rejected', text: answer.subStatus === 'expired' ? 'b.expired' : 'b.rejected' };
  if (wantsStatement(answer)) return { tone: 'action', text: 'b.docs' };
  if (wantsFields(answer)) return { tone: 'action', text: 'b.fields' };
  return { tone: 'pending', text: answer.subStatus === 'cooling_off' ? 'b.coolingOff' : 'b.pending' };
};

export const orders = ['payment', 'overpayment', 'gesv', 'amount'] as const;
export type Order = (typeof orders)[number];
export const orderText: Readonly<Record<Order, TextId>> = {
  payment: 'b.sortPayment',
  overpayment: 'b.sortOverpayment',
  gesv: 'b.sortGesv',
  amount: 'b.sortAmount',
};
const measure: Readonly<Record<Order, (offer: Offer) => number>> = {
  payment: (offer) => offer.monthlyPayment,
  overpayment: (offer) => offer.overpayment,
  gesv: (offer) => offer.gesv,
  amount: (offer) => -offer.amount,
};

/** Best first; equal ones by the bank's alias, so that nothing jumps between two readings. */
export const sortOffers = (answers: readonly Integration[], order: Order): Approved[] =>
  answers
    .filter(isApproved)
    .sort(
      (a, b) => measure[order](a.approved) - measure[order](b.approved) || a.bank.alias.localeCompare(b.bank.alias),
    );
