/** Version of the consents' texts that is in force. */
export const CONSENTS_VERSION = '2026-01';

/** Without these no bank may be asked. */
export const mandatoryConsents = [
  'personal_data',
  'credit_bureau',
  'pension_data',
  'biometrics',
  'phone_owner',
  'partner_banks',
] as const;
