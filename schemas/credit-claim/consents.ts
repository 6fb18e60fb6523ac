/** The consents by their aliases in the contract of `signBeforeBanks`. Loads no rules: flows import it. */

/** The texts on show: their version goes with what was given. */
export const CONSENTS_TEXT = { version: '2026-01', date: '2026-01-01' } as const;

/** Without these nothing can be sent. */
export const MANDATORY_CONSENTS = [
  'personal_data',
  'credit_bureau',
  'pension_data',
  'biometrics',
  'phone_owner',
  'partner_banks',
] as const;

export type ConsentAlias = (typeof MANDATORY_CONSENTS)[number] | 'marketing';

/** Whether the service's alias is one of the consents that we have a text for. */
export const isConsent = (alias: string): alias is ConsentAlias =>
  alias === 'marketing' || MANDATORY_CONSENTS.some((one) => one === alias);
