/** A claim as raw values of the forms it was made of: a draft to repeat it, or to change its terms. */
import type { Claim } from '../../openapi/index.ts';
import type { CarRaw } from './car.form.ts';
import { groupDigits } from '../facts/money.ts';
import { showPhone } from '../facts/phone.ts';
import type { MeRaw } from './me.form.ts';
import type { SellerRaw } from './seller.form.ts';
import type { TermsRaw } from './terms.form.ts';

export const carFromClaim = ({ product, productId }: Claim): CarRaw => ({
  carType: product.carType,
  markId: product.carMarkId ?? '',
  modelId: product.carModelId ?? '',
  productionYear: product.carProductionYear === null ? '' : String(product.carProductionYear),
  engineType: product.carEngineType ?? '',
  mileage: product.carMileage === null ? '' : groupDigits(product.carMileage),
  plate: product.carPlate ?? '',
  vin: product.carVin ?? '',
  price: groupDigits(product.carPrice),
  productId: productId ?? '',
});

export const sellerFromClaim = ({ seller }: Claim): SellerRaw => ({
  name: seller?.name ?? '',
  phone: seller ? showPhone(seller.phone) : '',
  personalNumber: seller?.personalNumber ?? '',
});

export const termsFromClaim = ({ initialFee, term, product }: Claim): TermsRaw => ({
  initialFee: groupDigits(initialFee),
  term: String(term),
  paymentType: product.paymentType,
  cascoInsurance: product.cascoInsurance,
  lifeInsurance: product.lifeInsurance,
  gpsTracker: product.gpsTracker,
  provesIncome: product.financialAnalysisType === 'with_income',
});

export const meFromClaim = ({ borrower, customerPhone }: Claim): MeRaw => ({
  personalNumber: borrower.personalNumber,
  phone: showPhone(customerPhone),
  lastName: borrower.lastName,
  firstName: borrower.firstName,
  patronymic: borrower.patronymic ?? '',
});
