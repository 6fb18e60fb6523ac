import type { GenericSchema } from 'valibot';
import { acceptanceForm } from '../schemas/shared/acceptance.form.ts';
import { additionalForm } from '../schemas/shared/additional.form.ts';
import { addressesForm } from '../schemas/shared/addresses.form.ts';
import { applicationForm } from '../schemas/credit-claim/application.form.ts';
import { bankChoiceForm } from '../schemas/credit-claim/bank-choice.form.ts';
import { carContractForm } from '../schemas/shared/car-contract.form.ts';
import { bankListForm } from '../schemas/apply-loan/bank-list.form.ts';
import { carForm } from '../schemas/shared/car.form.ts';
import { cascoChoiceForm } from '../schemas/casco-life/casco-choice.form.ts';
import { codeForm } from '../schemas/shared/code.form.ts';
import { consentsForm } from '../schemas/credit-claim/consents.form.ts';
import { contactsForm } from '../schemas/shared/contacts.form.ts';
import { dealerCarForm } from '../schemas/shared/dealer-car.form.ts';
import { declineForm } from '../schemas/shared/decline.form.ts';
import { digitsForm } from '../schemas/short-link/digits.form.ts';
import { documentForm } from '../schemas/shared/document.form.ts';
import { familyForm } from '../schemas/shared/family.form.ts';
import { goodsPickForm } from '../schemas/commodity-loan/goods-pick.form.ts';
import { goodsForm } from '../schemas/commodity-loan/goods.form.ts';
import { insuranceDeclineForm } from '../schemas/shared/insurance-decline.form.ts';
import { insuranceProductForm } from '../schemas/shared/insurance-product.form.ts';
import { insuredCarForm } from '../schemas/shared/insured-car.form.ts';
import { insuredCustomerForm } from '../schemas/shared/insured-customer.form.ts';
import { healthForm } from '../schemas/shared/health.form.ts';
import { insuranceChoiceForm } from '../schemas/credit-insurance-mycar/insurance-choice.form.ts';
import { insuranceConsentsForm } from '../schemas/shared/insurance-consents.form.ts';
import { insuredPhoneForm } from '../schemas/credit-insurance-mycar/insured-phone.form.ts';
import { insuredContactsForm } from '../schemas/shared/insured-contacts.form.ts';
import { insuredForm } from '../schemas/shared/insured.form.ts';
import { jobForm } from '../schemas/shared/job.form.ts';
import { lifeChoiceForm } from '../schemas/casco-life/life-choice.form.ts';
import { loginForm } from '../schemas/login.form.ts';
import { meForm } from '../schemas/shared/me.form.ts';
import { openClaimForm } from '../schemas/dealer-claim/open-claim.form.ts';
import { offerChoiceForm } from '../schemas/shared/offer-choice.form.ts';
import { otherTermsForm } from '../schemas/shared/other-terms.form.ts';
import { personalForm } from '../schemas/shared/personal.form.ts';
import { publicationForm } from '../schemas/shared/publication.form.ts';
import { sellerForm } from '../schemas/shared/seller.form.ts';
import { termsForm } from '../schemas/shared/terms.form.ts';
import type { FlowContext } from './kit/context.ts';
import type { FormFacts } from '../schemas/form-facts.ts';

type ValuesByEvent = FlowContext['answers'];
/** Events that carry the values of a form. */
export type FormEvent = {
  [T in keyof ValuesByEvent]-?: NonNullable<ValuesByEvent[T]> extends undefined ? never : T;
}[keyof ValuesByEvent];

/** The rules behind every event that carries values: raw input in, the registry's values out; the compiler compares. */
export const forms: {
  readonly [T in FormEvent]: (facts: FormFacts) => GenericSchema<unknown, NonNullable<ValuesByEvent[T]>>;
} = {
  SIGN_IN: () => loginForm,
  FIND_PUBLICATION: () => publicationForm,
  SUBMIT_CAR: carForm,
  SUBMIT_SELLER: () => sellerForm,
  SUBMIT_TERMS: termsForm,
  SUBMIT_ME: meForm,
  SUBMIT_CLIENT: meForm,
  SUBMIT_DEALER_CAR: dealerCarForm,
  OPEN_CLAIM: () => openClaimForm,
  SUBMIT_CONSENTS: consentsForm,
  SUBMIT_CODE: codeForm,
  SUBMIT_DIGITS: () => digitsForm,
  DECLINE: () => declineForm,
  SUBMIT_PERSONAL: personalForm,
  SUBMIT_DOCUMENT: documentForm,
  SUBMIT_CONTACTS: contactsForm,
  SUBMIT_FAMILY: () => familyForm,
  SUBMIT_JOB: () => jobForm,
  SUBMIT_ADDRESSES: () => addressesForm,
  SUBMIT_APPLICATION: () => applicationForm,
  SUBMIT_ADDITIONAL: additionalForm,
  CHOOSE_BANKS: () => bankListForm,
  CHOOSE_BANK: () => bankChoiceForm,
  CHOOSE_CASCO: () => cascoChoiceForm,
  CHOOSE_LIFE: () => lifeChoiceForm,
  ACCEPT_AGREEMENT: () => acceptanceForm,
  SUBMIT_GOODS_DATA: goodsForm,
  PICK_GOODS_OFFER: () => goodsPickForm,
  SUBMIT_INSURED: insuredForm,
  SUBMIT_CUSTOMER: insuredCustomerForm,
  SUBMIT_INSURED_CAR: insuredCarForm,
  SUBMIT_CONTRACT: carContractForm,
  SUBMIT_PRODUCT: insuranceProductForm,
  PICK_OFFER: () => offerChoiceForm,
  DECLINE_INSURANCE: () => insuranceDeclineForm,
  APPLY_TERMS: () => otherTermsForm,
  FIND_INSURANCES: () => insuredPhoneForm,
  CHOOSE_INSURANCE: () => insuranceChoiceForm,
  SUBMIT_INSURED_CONTACTS: () => insuredContactsForm,
  SUBMIT_HEALTH: healthForm,
  SUBMIT_INSURANCE_CONSENTS: () => insuranceConsentsForm,
};
