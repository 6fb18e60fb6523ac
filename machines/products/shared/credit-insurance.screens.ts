/** What the three ways to insure a credit have in common on the screen. */
import type { HealthValues } from '../../../schemas/shared/health.form.ts';
import type { InsuranceConsentsValues } from '../../../schemas/shared/insurance-consents.form.ts';
import type { InsuredContactsValues } from '../../../schemas/shared/insured-contacts.form.ts';
import { values } from '../../kit/screen.ts';
import { addresses } from './addresses.ts';

const texts = 'creditInsurance';
export const signedIn = { access: 'authenticated' } as const;
export const review = {
  width: 'split',
  title: 'ci.reviewTitle',
  texts: [texts, 'document', 'questionnaire', 'cost'],
  events: { SUBMIT_INSURED_CONTACTS: values<InsuredContactsValues>(), BACK: null },
} as const;
export const health = {
  width: 'split',
  title: 'ci.health',
  events: { SUBMIT_HEALTH: values<HealthValues>(), BACK: null },
} as const;
export const consents = {
  width: 'split',
  title: 'ci.consents',
  texts: [texts, 'document', 'cost'],
  events: { SUBMIT_INSURANCE_CONSENTS: values<InsuranceConsentsValues>(), BACK: null },
} as const;
export const success = {
  width: 'split',
  title: 'ci.success',
  texts: [texts, 'document'],
  standalone: true,
  result: true,
  events: { CONTINUE: null },
} as const;
export const refused = { title: 'ci.refused', events: { BACK: null } } as const;
export const gone = { title: 'ci.gone', events: { BACK: null } } as const;
export const unavailable = { title: 'ci.unavailable', path: null, events: { RETRY: null } } as const;
export const fail = {
  title: 'ci.fail',
  path: addresses.processFail,
  standalone: true,
  result: true,
  events: { RETRY: null, BACK: null },
} as const;
export const link = { title: 'ci.link', onlyWithoutId: true, events: {} } as const;

export const plain = {
  access: 'open',
  layout: 'client',
  texts,
  withoutId: true,
} as const;
