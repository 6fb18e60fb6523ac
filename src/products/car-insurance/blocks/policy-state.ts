import { daysBetween } from '../../../../schemas/facts/date.ts';

/** Whether a policy is in force on a day ('YYYY-MM-DD'): both its first and its last day are. */
export const policyState = (
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  today: string,
): 'active' | 'notYet' | 'over' => (today < startDate ? 'notYet' : today > endDate ? 'over' : 'active');

/** A policy is prolonged near its end: before that there is nothing to prolong. */
const PROLONG_DAYS = 30;
export const isProlongable = ({ endDate }: { readonly endDate: string }, today: string): boolean =>
  daysBetween(today, endDate) <= PROLONG_DAYS;
