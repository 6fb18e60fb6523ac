import { additionalForm } from '../../../schemas/shared/additional.form.ts';
import { addressesForm } from '../../../schemas/shared/addresses.form.ts';
import { applicationForm } from '../../../schemas/credit-claim/application.form.ts';
import { bankChoiceForm } from '../../../schemas/credit-claim/bank-choice.form.ts';
import { carForm } from '../../../schemas/shared/car.form.ts';
import { codeForm } from '../../../schemas/shared/code.form.ts';
import { consentsForm } from '../../../schemas/credit-claim/consents.form.ts';
import { contactsForm } from '../../../schemas/shared/contacts.form.ts';
import { dealStepForm } from '../../../schemas/credit-claim/deal-step.form.ts';
import { declineForm } from '../../../schemas/shared/decline.form.ts';
import { documentForm } from '../../../schemas/shared/document.form.ts';
import { familyForm } from '../../../schemas/shared/family.form.ts';
import { jobForm } from '../../../schemas/shared/job.form.ts';
import { meForm } from '../../../schemas/shared/me.form.ts';
import { otherTermsForm } from '../../../schemas/shared/other-terms.form.ts';
import { personalForm } from '../../../schemas/shared/personal.form.ts';
import { publicationForm } from '../../../schemas/shared/publication.form.ts';
import { sellerForm } from '../../../schemas/shared/seller.form.ts';
import { termsForm } from '../../../schemas/shared/terms.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { creditClaimScreens } from './screens.ts';

export const forms: FormsOf<typeof creditClaimScreens> = {
  SUBMIT_CAR: carForm,
  FIND_PUBLICATION: () => publicationForm,
  SUBMIT_SELLER: () => sellerForm,
  SUBMIT_TERMS: termsForm,
  SUBMIT_ME: meForm,
  SUBMIT_CONSENTS: consentsForm,
  SUBMIT_CODE: codeForm,
  DECLINE: () => declineForm,
  CONFIRM_DEAL_STEP: () => dealStepForm,
  SUBMIT_PERSONAL: personalForm,
  SUBMIT_DOCUMENT: documentForm,
  SUBMIT_CONTACTS: contactsForm,
  SUBMIT_FAMILY: () => familyForm,
  SUBMIT_JOB: () => jobForm,
  SUBMIT_ADDRESSES: () => addressesForm,
  SUBMIT_APPLICATION: () => applicationForm,
  SUBMIT_ADDITIONAL: additionalForm,
  CHOOSE_BANK: () => bankChoiceForm,
  APPLY_TERMS: () => otherTermsForm,
};
