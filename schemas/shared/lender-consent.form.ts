/** Consent to go on with a microfinance organisation, given beside what it is and what it lends on. */
import { fields, ticked } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const lenderConsentForm = fields({ agree: ticked('form.consent') });

export interface LenderConsentRaw {
  agree: boolean;
}

export const initial: LenderConsentRaw = { agree: false };

export const examples: Examples<LenderConsentRaw> = {
  valid: [{ agree: true }],
  invalid: [{ name: 'not ticked', raw: initial, errors: { agree: 'form.consent' } }],
};
