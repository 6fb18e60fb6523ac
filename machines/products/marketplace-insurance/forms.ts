import { carContractForm } from '../../../schemas/shared/car-contract.form.ts';
import { deductibleChoiceForm } from '../../../schemas/shared/deductible-choice.form.ts';
import { insuranceCheckForm } from '../../../schemas/shared/insurance-check.form.ts';
import { insuranceDeclineForm } from '../../../schemas/shared/insurance-decline.form.ts';
import { insuranceProductForm } from '../../../schemas/shared/insurance-product.form.ts';
import { insuredCarForm } from '../../../schemas/shared/insured-car.form.ts';
import { insuredCustomerForm } from '../../../schemas/shared/insured-customer.form.ts';
import { insuredForm } from '../../../schemas/shared/insured.form.ts';
import { offerChoiceForm } from '../../../schemas/shared/offer-choice.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { marketplaceInsuranceScreens } from './screens.ts';

export const forms: FormsOf<typeof marketplaceInsuranceScreens> = {
  SUBMIT_INSURED: insuredForm,
  SUBMIT_CHECK: insuranceCheckForm,
  SUBMIT_CUSTOMER: insuredCustomerForm,
  SUBMIT_INSURED_CAR: insuredCarForm,
  SUBMIT_CONTRACT: carContractForm,
  SUBMIT_PRODUCT: insuranceProductForm,
  PICK_OFFER: () => offerChoiceForm,
  CHANGE_DEDUCTIBLE: () => deductibleChoiceForm,
  DECLINE_INSURANCE: () => insuranceDeclineForm,
};
