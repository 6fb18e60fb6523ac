/** From the forms of a new claim to the wire: input of `createClaimByCustomer`. The way back: `create-claim.raw.ts`. */
import type { Claim, CreateClaimInput } from '../../openapi/index.ts';
import type { CarValues } from './car.form.ts';
import type { DealerCarValues } from './dealer-car.form.ts';
import type { MeValues } from './me.form.ts';
import type { SellerValues } from './seller.form.ts';
import type { TermsValues } from './terms.form.ts';

/** What the customer said on the way to a claim, by event. */
export interface NewClaimAnswers {
  readonly SUBMIT_CAR?: CarValues | undefined;
  readonly SUBMIT_SELLER?: SellerValues | undefined;
  readonly SUBMIT_TERMS?: TermsValues | undefined;
  readonly SUBMIT_ME?: MeValues | undefined;
}

/** What a dealer said on the way to a claim, by event. */
export interface DealerAnswers {
  readonly SUBMIT_CLIENT?: MeValues | undefined;
  readonly SUBMIT_DEALER_CAR?: DealerCarValues | undefined;
  readonly SUBMIT_TERMS?: TermsValues | undefined;
}

/** How banks look at the income: proven by a statement, or as it is named. */
const analysisOf = (provesIncome: boolean) => (provesIncome ? 'with_income' : 'without_income');

const productOf = (
  car: CarValues | DealerCarValues | undefined,
  terms: TermsValues | undefined,
): CreateClaimInput['product'] => ({
  carType: car?.carType ?? 'used',
  carMarkId: car?.markId ?? null,
  carModelId: car?.modelId ?? null,
  carProductionYear: car?.productionYear ?? null,
  carEngineType: car?.engineType ?? null,
  carPrice: car?.price ?? 0,
  carDiscount: 0,
  carMileage: car?.mileage ?? null,
  carPlate: car?.plate ?? null,
  carVin: car?.vin ?? null,
  financialAnalysisType: analysisOf(terms?.provesIncome ?? false),
  creditType: 'auto_c2c',
  paymentType: terms?.paymentType ?? 'annuity',
  cascoInsurance: terms?.cascoInsurance ?? false,
  lifeInsurance: terms?.lifeInsurance ?? false,
  gpsTracker: terms?.gpsTracker ?? false,
});

const loanOf = (terms: TermsValues | undefined) => ({ initialFee: terms?.initialFee ?? 0, term: terms?.term ?? 0 });

const customerOf = (who: MeValues | undefined) => ({
  personalNumber: who?.personalNumber ?? '',
  phone: who?.phone ?? '',
  firstName: who?.firstName ?? '',
  lastName: who?.lastName ?? '',
  patronymic: who?.patronymic ?? null,
});

/**
 * Input of a customer's own claim. An answer that is missing becomes an empty value, which the server refuses by its
 * field: nothing is invented here. `repeatOf` is the finished claim this one repeats.
 */
export const toCreateClaimInput = (answers: NewClaimAnswers, repeatOf: string | null = null): CreateClaimInput => {
  const { SUBMIT_CAR: car, SUBMIT_SELLER: seller, SUBMIT_TERMS: terms, SUBMIT_ME: me } = answers;
  return {
    ...loanOf(terms),
    ...customerOf(me),
    product: productOf(car, terms),
    productId: car?.productId ?? null,
    seller: seller ? { name: seller.name, phone: seller.phone, personalNumber: seller.personalNumber } : null,
    ...(repeatOf === null ? {} : { repeatOf }),
  };
};

/** Input of a dealer's claim; the kind of the credit follows from the car. Missing answers as in `toCreateClaimInput`. */
export const toDealerClaimInput = (answers: DealerAnswers): CreateClaimInput => {
  const { SUBMIT_CLIENT: client, SUBMIT_DEALER_CAR: car, SUBMIT_TERMS: terms } = answers;
  return {
    ...loanOf(terms),
    ...customerOf(client),
    product: {
      ...productOf(car, terms),
      carDiscount: car?.discount ?? 0,
      creditType: car?.carType === 'new' ? 'auto_new' : 'auto_used',
    },
    productId: car?.productId ?? null,
  };
};

/** Whether these are the terms that the claim has already. */
export const sameTerms = ({ initialFee, term, product }: Claim, terms: TermsValues): boolean =>
  initialFee === terms.initialFee &&
  term === terms.term &&
  product.paymentType === terms.paymentType &&
  product.cascoInsurance === terms.cascoInsurance &&
  product.lifeInsurance === terms.lifeInsurance &&
  product.gpsTracker === terms.gpsTracker &&
  product.financialAnalysisType === analysisOf(terms.provesIncome);

/** Input of a claim that takes the place of another one: the same person and car, other terms. */
export const toChangedClaimInput = (
  { id, product, productId, seller, borrower, customerPhone }: Claim,
  terms: TermsValues,
): CreateClaimInput => {
  const { carName: _words, ...car } = product;
  const { initialFee, term, provesIncome, ...wishes } = terms;
  return {
    initialFee,
    term,
    personalNumber: borrower.personalNumber,
    phone: customerPhone,
    firstName: borrower.firstName,
    lastName: borrower.lastName,
    patronymic: borrower.patronymic,
    product: { ...car, ...wishes, financialAnalysisType: analysisOf(provesIncome) },
    productId,
    seller,
    repeatOf: id,
  };
};
