import type { ClaimListItem } from '../../../openapi/index.ts';
import { daysBetween } from '../../../schemas/facts/date.ts';
import { schedule } from '../../../schemas/facts/loan.ts';
import type { Work } from '../../core/service.ts';
import type { IntegrationRecord } from '../banks/store.ts';
import type { ClaimRecord } from './records.ts';
import { dayAt, today } from './today.ts';

/** What is paid next for an issued credit: the chosen bank's schedule begins on the day of its answer. */
export const nextPayment = (
  work: Work,
  { status, bankAlias }: ClaimRecord,
  asked: readonly IntegrationRecord[],
): ClaimListItem['nextPayment'] => {
  const taken = asked.find((one) => one.bank.alias === bankAlias && one.status === 'approved');
  if (status !== 'issued' || !taken?.offer) return null;
  const { amount, rate, term, paymentType } = taken.offer;
  const rows = schedule({
    kind: paymentType,
    principal: amount,
    ratePercent: rate,
    months: term,
    start: dayAt(taken.updatedAt),
  });
  const now = today(work);
  const next = rows.find(({ date }) => date >= now);
  return next ? { date: next.date, sum: next.payment, inDays: daysBetween(now, next.date) } : null;
};
