/** Whether a policy is in force on a day ('YYYY-MM-DD'): both its first and its last day are. */
export const policyState = (
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  today: string,
): 'active' | 'notYet' | 'over' => (today < startDate ? 'notYet' : today > endDate ? 'over' : 'active');
