/** Between the first four forms and the claim they create; and back, for an application that is made again. */
import type { Claim, CreateClaimInput } from '../openapi/index.ts';
import { initial as emptyCar, type CarRaw, type CarValues } from './car.form.ts';
import type { MeRaw, MeValues } from './me.form.ts';
import type { SellerRaw, SellerValues } from './seller.form.ts';
import type { TermsRaw, TermsValues } from './terms.form.ts';

/** Answers of the four forms, by the event that carries them. */
export interface ClaimAnswers {
  readonly SUBMIT_CAR?: CarValues;
  readonly SUBMIT_SELLER?: SellerValues;
  readonly SUBMIT_TERMS?: TermsValues;
  readonly SUBMIT_ME?: MeValues;
}

/** @throws Error when a form has not been answered: the flow asks all four before it creates. */
export const toCreateClaimInput = ({ SUBMIT_CAR: car, SUBMIT_SELLER: seller, SUBMIT_TERMS: terms, SUBMIT_ME: me }: ClaimAnswers): CreateClaimInput => {
  if (!car || !seller || !terms || !me) throw new Error('A claim needs car, seller, terms and person');
  const { initialFee, term, ...extras } = terms;
  return {
    ...me,
    initialFee,
    term,
    seller,
    productId: car.productId,
    product: {
      carType: car.carType,
      carMarkId: car.markId,
      carModelId: car.modelId,
      carProductionYear: car.productionYear,
      carEngineType: car.engineType,
      carMileage: car.mileage,
      carPlate: car.plate,
      carVin: car.vin,
      carPrice: car.price,
      carDiscount: 0,
      financialAnalysisType: 'with_income',
      creditType: 'auto_c2c',
      ...extras,
    },
  };
};

const text = (value: string | number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

export const carFromClaim = ({ product, productId }: Claim): CarRaw => ({
  carType: product.carType,
  markId: text(product.carMarkId),
  modelId: text(product.carModelId),
  productionYear: text(product.carProductionYear),
  engineType: product.carEngineType ?? emptyCar.engineType,
  mileage: text(product.carMileage),
  plate: text(product.carPlate),
  vin: text(product.carVin),
  price: text(product.carPrice),
  productId: text(productId),
});

export const sellerFromClaim = ({ seller }: Claim): SellerRaw => ({
  name: text(seller?.name),
  phone: text(seller?.phone),
  personalNumber: text(seller?.personalNumber),
});

export const termsFromClaim = ({ initialFee, term, product }: Claim): TermsRaw => ({
  initialFee: text(initialFee),
  term: text(term),
  paymentType: product.paymentType,
  cascoInsurance: product.cascoInsurance,
  lifeInsurance: product.lifeInsurance,
  gpsTracker: product.gpsTracker,
});

export const meFromClaim = ({ borrower }: Claim): MeRaw => ({
  personalNumber: borrower.personalNumber,
  phone: borrower.phone,
  lastName: borrower.lastName,
  firstName: borrower.firstName,
  patronymic: text(borrower.patronymic),
});
