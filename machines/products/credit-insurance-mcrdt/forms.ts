import { healthForm } from '../../../schemas/shared/health.form.ts';
import { insuranceConsentsForm } from '../../../schemas/shared/insurance-consents.form.ts';
import { insuredContactsForm } from '../../../schemas/shared/insured-contacts.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { creditInsuranceMcrdtScreens } from './screens.ts';

export const forms: FormsOf<typeof creditInsuranceMcrdtScreens> = {
  SUBMIT_INSURED_CONTACTS: () => insuredContactsForm,
  SUBMIT_HEALTH: healthForm,
  SUBMIT_INSURANCE_CONSENTS: () => insuranceConsentsForm,
};
