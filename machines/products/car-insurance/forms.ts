import { acceptanceForm } from '../../../schemas/shared/acceptance.form.ts';
import { carContractForm } from '../../../schemas/shared/car-contract.form.ts';
import { codeForm } from '../../../schemas/shared/code.form.ts';
import { deductibleChoiceForm } from '../../../schemas/shared/deductible-choice.form.ts';
import { insuranceBeginForm } from '../../../schemas/shared/insurance-begin.form.ts';
import { insuranceCheckForm } from '../../../schemas/shared/insurance-check.form.ts';
import { insuranceDeclineForm } from '../../../schemas/shared/insurance-decline.form.ts';
import { insuranceProductForm } from '../../../schemas/shared/insurance-product.form.ts';
import { insuredCarForm } from '../../../schemas/shared/insured-car.form.ts';
import { insuredCustomerForm } from '../../../schemas/shared/insured-customer.form.ts';
import { offerChoiceForm } from '../../../schemas/shared/offer-choice.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { carInsuranceScreens } from './screens.ts';

export const forms: FormsOf<typeof carInsuranceScreens> = {
  BEGIN_INSURANCE: insuranceBeginForm,
  DECLINE_INSURANCE: () => insuranceDeclineForm,
  ACCEPT_AGREEMENT: () => acceptanceForm,
  SUBMIT_CODE: codeForm,
  SUBMIT_CHECK: insuranceCheckForm,
  SUBMIT_CUSTOMER: insuredCustomerForm,
  SUBMIT_INSURED_CAR: insuredCarForm,
  SUBMIT_CONTRACT: carContractForm,
  SUBMIT_PRODUCT: insuranceProductForm,
  PICK_OFFER: () => offerChoiceForm,
  CHANGE_DEDUCTIBLE: () => deductibleChoiceForm,
};
