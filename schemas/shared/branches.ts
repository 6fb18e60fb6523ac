/** Which answers ask for more. Apart from the forms, so that flows can ask without loading their rules. */

/** Does this family status ask for a spouse? */
export const hasSpouse = (maritalStatus: unknown): boolean =>
  maritalStatus === 'married' || maritalStatus === 'civil_marriage';

const JOBLESS: ReadonlySet<unknown> = new Set(['pensioner', 'student', 'unemployed']);

/** Does this social group have an employer to name? */
export const hasEmployer = (socialGroup: unknown): boolean => !JOBLESS.has(socialGroup);

/** The type of incomes that the claim sums up as the monthly one. */
export const MAIN_INCOME = 'main';
