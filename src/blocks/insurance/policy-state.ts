import { addDays } from '../../../schemas/facts/date.ts';

/** Whether a policy is in force on a day ('YYYY-MM-DD'): both its first and its last day are. */
export const policyState = (
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  today: string,
): 'active' | 'notYet' | 'over' => (today < startDate ? 'notYet' : today > endDate ? 'over' : 'active');

/** A policy is prolonged near its end: a new one that is made before does not follow it, but stands beside it. */
const PROLONG_DAYS = 30;
/** The first day ('YYYY-MM-DD') that it may be prolonged on. */
export const prolongableFrom = ({ endDate }: { readonly endDate: string }): string => addDays(endDate, -PROLONG_DAYS);
