/** Version of the consents' texts that is in force. */
export const CONSENTS_VERSION = '2026-01';

/** The version that was in force on a day, 'YYYY-MM-DD': a new one comes with each year. */
export const consentsVersionOn = (day: string): string =>
  day.slice(0, 7) < CONSENTS_VERSION ? `${day.slice(0, 4)}-01` : CONSENTS_VERSION;

/** Without these no bank may be asked. */
export const mandatoryConsents = [
  'personal_data',
  'credit_bureau',
  'pension_data',
  'biometrics',
  'phone_owner',
  'partner_banks',
] as const;

/** It does not end with its claim. */
export const lastsUntilTakenBack = (alias: string): boolean => alias === 'marketing';
