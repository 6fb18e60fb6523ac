/** Every form with its examples, for tests and runners in Node; the browser imports forms one by one. */
import type { GenericSchema } from 'valibot';
import * as acceptance from './shared/acceptance.form.ts';
import * as additional from './shared/additional.form.ts';
import * as addresses from './shared/addresses.form.ts';
import * as application from './credit-claim/application.form.ts';
import * as bankChoice from './credit-claim/bank-choice.form.ts';
import * as carContract from './shared/car-contract.form.ts';
import * as bankList from './apply-loan/bank-list.form.ts';
import * as car from './shared/car.form.ts';
import * as cascoChoice from './casco-life/casco-choice.form.ts';
import * as code from './shared/code.form.ts';
import * as consents from './credit-claim/consents.form.ts';
import * as contacts from './shared/contacts.form.ts';
import * as dealerCar from './shared/dealer-car.form.ts';
import * as decline from './shared/decline.form.ts';
import * as digits from './short-link/digits.form.ts';
import * as documents from './shared/document.form.ts';
import * as family from './shared/family.form.ts';
import * as goodsPick from './commodity-loan/goods-pick.form.ts';
import * as goods from './commodity-loan/goods.form.ts';
import * as insuranceDecline from './shared/insurance-decline.form.ts';
import * as insuranceProduct from './shared/insurance-product.form.ts';
import * as insuredCar from './shared/insured-car.form.ts';
import * as insuredCustomer from './shared/insured-customer.form.ts';
import * as health from './shared/health.form.ts';
import * as insuranceChoice from './credit-insurance-mycar/insurance-choice.form.ts';
import * as insuranceConsents from './shared/insurance-consents.form.ts';
import * as insuredPhone from './credit-insurance-mycar/insured-phone.form.ts';
import * as insuredContacts from './shared/insured-contacts.form.ts';
import * as insured from './shared/insured.form.ts';
import * as job from './shared/job.form.ts';
import type { Examples } from './kit.ts';
import * as lifeChoice from './casco-life/life-choice.form.ts';
import * as lenderConsent from './shared/lender-consent.form.ts';
import * as login from './login.form.ts';
import * as me from './shared/me.form.ts';
import * as openClaim from './dealer-claim/open-claim.form.ts';
import * as offerChoice from './shared/offer-choice.form.ts';
import * as otherTerms from './shared/other-terms.form.ts';
import * as personal from './shared/personal.form.ts';
import * as publication from './shared/publication.form.ts';
import * as seller from './shared/seller.form.ts';
import * as terms from './shared/terms.form.ts';

/** The day all examples assume. */
export const EXAMPLE_TODAY = '2026-02-01';
const EXAMPLE_DAY = { today: EXAMPLE_TODAY };

export interface FormEntry {
  /** the schema in the context that its examples assume */
  readonly schema: GenericSchema;
  readonly initial: object;
  readonly examples: Examples<object>;
}

const entry = <Raw extends object>(schema: GenericSchema, initial: Raw, examples: Examples<Raw>): FormEntry => ({
  schema,
  initial,
  examples,
});

/** By the name of the form's file. */
export const forms = {
  acceptance: entry(acceptance.acceptanceForm, acceptance.initial, acceptance.examples),
  additional: entry(additional.additionalForm(additional.exampleContext), additional.initial, additional.examples),
  addresses: entry(addresses.addressesForm, addresses.initial, addresses.examples),
  application: entry(application.applicationForm, application.initial, application.examples),
  'bank-choice': entry(bankChoice.bankChoiceForm, bankChoice.initial, bankChoice.examples),
  'bank-list': entry(bankList.bankListForm, bankList.initial, bankList.examples),
  car: entry(car.carForm(EXAMPLE_DAY), car.initial, car.examples),
  'casco-choice': entry(cascoChoice.cascoChoiceForm, cascoChoice.initial, cascoChoice.examples),
  'car-contract': entry(carContract.carContractForm(EXAMPLE_DAY), carContract.initial, carContract.examples),
  code: entry(code.codeForm(code.exampleContext), code.initial, code.examples),
  consents: entry(consents.consentsForm(consents.exampleContext), consents.initial, consents.examples),
  contacts: entry(contacts.contactsForm(contacts.exampleContext), contacts.initial, contacts.examples),
  'dealer-car': entry(dealerCar.dealerCarForm(EXAMPLE_DAY), dealerCar.initial, dealerCar.examples),
  decline: entry(decline.declineForm, decline.initial, decline.examples),
  digits: entry(digits.digitsForm, digits.initial, digits.examples),
  document: entry(documents.documentForm({ ...EXAMPLE_DAY, birthDate: null }), documents.initial, documents.examples),
  family: entry(family.familyForm, family.initial, family.examples),
  goods: entry(goods.goodsForm({ ...EXAMPLE_DAY, buyerNumber: '' }), goods.initial, goods.examples),
  'goods-pick': entry(goodsPick.goodsPickForm, goodsPick.initial, goodsPick.examples),
  insured: entry(insured.insuredForm(EXAMPLE_DAY), insured.initial, insured.examples),
  'insured-car': entry(insuredCar.insuredCarForm(EXAMPLE_DAY), insuredCar.initial, insuredCar.examples),
  'insured-customer': entry(
    insuredCustomer.insuredCustomerForm(EXAMPLE_DAY),
    insuredCustomer.initial,
    insuredCustomer.examples,
  ),
  'insurance-decline': entry(
    insuranceDecline.insuranceDeclineForm,
    insuranceDecline.initial,
    insuranceDecline.examples,
  ),
  'insurance-product': entry(
    insuranceProduct.insuranceProductForm(EXAMPLE_DAY),
    insuranceProduct.initial,
    insuranceProduct.examples,
  ),
  health: entry(health.healthForm({ healthQuestions: null }), health.initial, health.examples),
  'insurance-choice': entry(insuranceChoice.insuranceChoiceForm, insuranceChoice.initial, insuranceChoice.examples),
  'insurance-consents': entry(
    insuranceConsents.insuranceConsentsForm,
    insuranceConsents.initial,
    insuranceConsents.examples,
  ),
  'insured-contacts': entry(insuredContacts.insuredContactsForm, insuredContacts.initial, insuredContacts.examples),
  'insured-phone': entry(insuredPhone.insuredPhoneForm, insuredPhone.initial, insuredPhone.examples),
  job: entry(job.jobForm, job.initial, job.examples),
  'life-choice': entry(lifeChoice.lifeChoiceForm, lifeChoice.initial, lifeChoice.examples),
  'lender-consent': entry(lenderConsent.lenderConsentForm, lenderConsent.initial, lenderConsent.examples),
  login: entry(login.loginForm, login.initial, login.examples),
  me: entry(me.meForm({ ...me.exampleContext, today: EXAMPLE_TODAY }), me.initial, me.examples),
  'open-claim': entry(openClaim.openClaimForm, openClaim.initial, openClaim.examples),
  'offer-choice': entry(offerChoice.offerChoiceForm, offerChoice.initial, offerChoice.examples),
  'other-terms': entry(otherTerms.otherTermsForm, otherTerms.initial, otherTerms.examples),
  personal: entry(personal.personalForm(EXAMPLE_DAY), personal.initial, personal.examples),
  publication: entry(publication.publicationForm, publication.initial, publication.examples),
  seller: entry(seller.sellerForm, seller.initial, seller.examples),
  terms: entry(terms.termsRules(terms.exampleContext), terms.initial, terms.examples),
} as const satisfies Record<string, FormEntry>;

export type FormName = keyof typeof forms;
