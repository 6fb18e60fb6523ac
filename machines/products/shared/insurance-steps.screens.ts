import type { CarContractValues } from '../../../schemas/shared/car-contract.form.ts';
import type { DeductibleChoiceValues } from '../../../schemas/shared/deductible-choice.form.ts';
import type { InsuranceCheckValues } from '../../../schemas/shared/insurance-check.form.ts';
import type { InsuranceDeclineValues } from '../../../schemas/shared/insurance-decline.form.ts';
import type { InsuranceProductValues } from '../../../schemas/shared/insurance-product.form.ts';
import type { InsuredCarValues } from '../../../schemas/shared/insured-car.form.ts';
import type { InsuredCustomerValues } from '../../../schemas/shared/insured-customer.form.ts';
import type { OfferChoiceValues } from '../../../schemas/shared/offer-choice.form.ts';
import { values } from '../../kit/screen.ts';

/** The steps of a car insurance and its offers: the same wherever it begins, at each product's own addresses. */
export const insuranceSteps = {
  check: {
    title: 'ins.check.title',
    width: 'split',
    texts: ['insurance', 'questionnaire'],
    events: {
      SUBMIT_CHECK: values<InsuranceCheckValues>(),
      EDIT_CUSTOMER: null,
      EDIT_CAR: null,
      EDIT_CONTRACT: null,
      CHANGE_PRODUCT: null,
      DECLINE_INSURANCE: values<InsuranceDeclineValues>(),
      BACK: null,
    },
  },
  customer: {
    title: 'ins.customer.title',
    width: 'split',
    texts: ['insurance', 'questionnaire'],
    reads: ['documentTypes', 'genderTypes', 'localities'],
    events: {
      SUBMIT_CUSTOMER: values<InsuredCustomerValues>(),
      DECLINE_INSURANCE: values<InsuranceDeclineValues>(),
      BACK: null,
    },
  },
  car: {
    title: 'ins.car.title',
    width: 'split',
    texts: ['insurance', 'c2c', 'questionnaire'],
    reads: ['carMarks', 'carModels'],
    events: {
      SUBMIT_INSURED_CAR: values<InsuredCarValues>(),
      DECLINE_INSURANCE: values<InsuranceDeclineValues>(),
      BACK: null,
    },
  },
  contract: {
    title: 'ins.contract.title',
    width: 'split',
    texts: ['insurance', 'questionnaire'],
    reads: ['listBanks'],
    events: { SUBMIT_CONTRACT: values<CarContractValues>(), BACK: null },
  },
  product: {
    title: 'ins.product.title',
    width: 'split',
    texts: ['insurance', 'questionnaire'],
    events: { SUBMIT_PRODUCT: values<InsuranceProductValues>(), BACK: null },
  },
  offers: {
    title: 'ins.offers.title',
    width: 'split',
    texts: ['insurance', 'compare'],
    reads: ['getOfferClaim', 'getOffer', 'listOfferStatuses', 'listInsuranceCompanies'],
    events: {
      PICK_OFFER: values<OfferChoiceValues>(),
      CHANGE_DEDUCTIBLE: values<DeductibleChoiceValues>(),
      CHANGE_PRODUCT: null,
      RECALCULATE: null,
      DECLINE_INSURANCE: values<InsuranceDeclineValues>(),
      BACK: null,
    },
  },
  'no-offers': {
    title: 'ins.noOffers.title',
    width: 'split',
    texts: 'insurance',
    events: {
      CHANGE_PRODUCT: null,
      EDIT_CAR: null,
      EDIT_CUSTOMER: null,
      DECLINE_INSURANCE: values<InsuranceDeclineValues>(),
      BACK: null,
    },
  },
  error: { title: 'ins.error.title', events: { RETRY: null, BACK: null } },
} as const;
