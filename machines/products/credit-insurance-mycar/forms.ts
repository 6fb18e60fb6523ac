import { healthForm } from '../../../schemas/shared/health.form.ts';
import { insuranceChoiceForm } from '../../../schemas/credit-insurance-mycar/insurance-choice.form.ts';
import { insuranceConsentsForm } from '../../../schemas/shared/insurance-consents.form.ts';
import { insuredContactsForm } from '../../../schemas/shared/insured-contacts.form.ts';
import { insuredPhoneForm } from '../../../schemas/credit-insurance-mycar/insured-phone.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { creditInsuranceMycarScreens } from './screens.ts';

export const forms: FormsOf<typeof creditInsuranceMycarScreens> = {
  FIND_INSURANCES: () => insuredPhoneForm,
  CHOOSE_INSURANCE: () => insuranceChoiceForm,
  SUBMIT_INSURED_CONTACTS: () => insuredContactsForm,
  SUBMIT_HEALTH: healthForm,
  SUBMIT_INSURANCE_CONSENTS: () => insuranceConsentsForm,
};
