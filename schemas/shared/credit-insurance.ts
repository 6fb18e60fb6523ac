/** Between the forms of credit insurance and the wire. Loads no rules: the flows import it. */
import type { CreditInsurance, CreditInsuranceApplication } from '../../openapi/index.ts';
import type { HealthValues } from './health.form.ts';
import type { InsuredContactsValues } from './insured-contacts.form.ts';

/** What the borrower said, by event. */
export interface InsuranceAnswers {
  readonly SUBMIT_INSURED_CONTACTS?: InsuredContactsValues | undefined;
  readonly SUBMIT_HEALTH?: HealthValues | undefined;
}

/**
 * The application: contacts, the consents that stood on the screen with their versions, an answer to every question. What
 * is missing becomes empty or is left out, and is refused by its field.
 */
export const toApplication = (
  insurance: CreditInsurance | undefined,
  { SUBMIT_INSURED_CONTACTS: insured, SUBMIT_HEALTH: health }: InsuranceAnswers,
): CreditInsuranceApplication => ({
  phone: insured?.phone ?? '',
  email: insured?.email ?? null,
  consents: (insurance?.consents ?? []).map(({ alias, version }) => ({ alias, version })),
  health: (insurance?.health ?? []).flatMap(({ alias }) => {
    const answer = health?.answers[alias];
    return answer === undefined ? [] : [{ alias, answer: answer === 'yes' }];
  }),
});
