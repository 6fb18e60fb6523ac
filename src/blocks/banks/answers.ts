import type { Integration } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { StatusTone } from '../../ui/index.ts';
import { isApproved, isAsking, isDecided, type Approved, wantsFields, wantsStatement } from './answer-kinds.ts';
import { type Asked, inAll, isAsAsked } from './offer-cost.ts';

/** Status of a bank's answer as a tag: green, red, yellow; blue when the person has to act. */
export const tagOf = (answer: Integration): { tone: StatusTone; text: TextId } => {
  if (answer.status === 'approved') return { tone: 'approved', text: 'b.approved' };
  if (answer.status === 'rejected')
    return { tone: 'rejected', text: answer.subStatus === 'expired' ? 'b.expired' : 'b.rejected' };
  if (wantsStatement(answer) && wantsFields(answer)) return { tone: 'action', text: 'b.docsAndFields' };
  if (wantsStatement(answer)) return { tone: 'action', text: 'b.docs' };
  if (wantsFields(answer)) return { tone: 'action', text: 'b.fields' };
  return { tone: 'pending', text: answer.subStatus === 'cooling_off' ? 'b.coolingOff' : 'b.pending' };
};

export const orders = ['cost', 'payment', 'gesv', 'overpayment', 'amount', 'answered'] as const;
export type Order = (typeof orders)[number];
export const orderText: Readonly<Record<Order, TextId>> = {
  cost: 'b.sortCost',
  payment: 'b.sortPayment',
  overpayment: 'b.sortOverpayment',
  gesv: 'b.sortGesv',
  amount: 'b.sortAmount',
  answered: 'b.sortAnswered',
};
const measure: Readonly<Record<Order, (answer: Approved) => number>> = {
  cost: ({ approved }) => inAll(approved),
  payment: ({ approved }) => approved.monthlyPayment,
  overpayment: ({ approved }) => approved.overpayment,
  gesv: ({ approved }) => approved.gesv,
  amount: ({ approved }) => -approved.amount,
  answered: ({ updatedAt }) => Date.parse(updatedAt),
};

/**
 * Best first; equal ones by the bank's alias, so that nothing jumps between two readings. By full cost, what differs from what was
 * asked for comes last: less money costs less, and is no better for it.
 */
export const sortOffers = (answers: readonly Integration[], order: Order, asked: Asked | undefined): Approved[] => {
  const isOther = ({ approved }: Approved): number => Number(order === 'cost' && !isAsAsked(approved, asked));
  return answers
    .filter(isApproved)
    .sort(
      (a, b) =>
        isOther(a) - isOther(b) || measure[order](a) - measure[order](b) || a.bank.alias.localeCompare(b.bank.alias),
    );
};

/** Where a bank stands while others answer: what can be taken, what one is asked for, what may still come; refusals last. */
const standsAt = (answer: Integration): number =>
  isApproved(answer) ? 0 : isAsking(answer) ? 1 : isDecided(answer) ? 3 : 2;

/** Ids of the answers: those seen before in the order they had, new ones behind them by where they stand now. */
export const keptOrder = (seen: readonly string[], answers: readonly Integration[]): readonly string[] => [
  ...seen,
  ...answers
    .filter(({ id }) => !seen.includes(id))
    .sort((a, b) => standsAt(a) - standsAt(b))
    .map(({ id }) => id),
];

/** Which answers are on show. */
export interface Filter {
  readonly approvedOnly: boolean;
  readonly noCasco: boolean;
  readonly noGps: boolean;
  readonly lender: 'all' | Integration['bank']['type'];
}
export const everything: Filter = { approvedOnly: false, noCasco: false, noGps: false, lender: 'all' };

/** A bank that has not said yet what it demands stays: it may demand nothing. */
export const passes =
  ({ approvedOnly, noCasco, noGps, lender }: Filter) =>
  (answer: Integration): boolean =>
    !(approvedOnly && !isApproved(answer)) &&
    !(noCasco && answer.approved?.cascoRequired === true) &&
    !(noGps && answer.approved?.gpsRequired === true) &&
    (lender === 'all' || answer.bank.type === lender);
