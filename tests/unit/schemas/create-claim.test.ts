import { expect, it } from 'vitest';
import { carForm, examples as cars } from '../../../schemas/shared/car.form.ts';
import { toChangedClaimInput, toCreateClaimInput, toDealerClaimInput } from '../../../schemas/shared/create-claim.ts';
import {
  carFromClaim,
  meFromClaim,
  sellerFromClaim,
  termsFromClaim,
} from '../../../schemas/shared/create-claim.raw.ts';
import { formFacts } from '../../../schemas/form-facts.ts';
import { EXAMPLE_TODAY } from '../../paths/support/form-examples.ts';
import { check } from '../../../schemas/kit.ts';
import * as me from '../../../schemas/shared/me.form.ts';
import { examples as sellers, sellerForm } from '../../../schemas/shared/seller.form.ts';
import * as terms from '../../../schemas/shared/terms.form.ts';
import { emptyClaim } from './claim.fixture.ts';

const must = <T>(result: { ok: true; values: T } | { ok: false; errors: object }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.values;
};

const termsForm = terms.termsForm(formFacts({ today: EXAMPLE_TODAY, codeLength: 6 }, terms.exampleContext));
const answers = {
  SUBMIT_CAR: must(check(carForm({ today: EXAMPLE_TODAY }), cars.valid[1])),
  SUBMIT_SELLER: must(check(sellerForm, sellers.valid[1])),
  SUBMIT_TERMS: must(check(termsForm, terms.examples.valid[1])),
  SUBMIT_ME: must(check(me.meForm(me.exampleContext), me.examples.valid[2])),
};

it('carries every answer to the wire', () => {
  expect(toCreateClaimInput(answers)).toEqual({
    initialFee: 5_000_000,
    term: 36,
    personalNumber: '000229699201',
    phone: '77000000002',
    lastName: 'Әбілқайырова',
    firstName: 'Айгүл',
    patronymic: 'Серікқызы',
    product: {
      carType: 'used',
      carMarkId: 'toyota',
      carModelId: 'toyota-camry',
      carProductionYear: 2021,
      carEngineType: 'petrol',
      carPrice: 13_500_000,
      carDiscount: 0,
      carMileage: 68_000,
      carPlate: '237BKM02',
      carVin: 'ZZZTEST0000000001',
      // The second example of the terms is without a proof.
      financialAnalysisType: 'without_income',
      creditType: 'auto_c2c',
      paymentType: 'differentiated',
      cascoInsurance: false,
      lifeInsurance: false,
      gpsTracker: false,
    },
    productId: '100101',
    seller: { name: 'Салтанат Әлиева', phone: '77010000017', personalNumber: '851231456780' },
  });
});

it('says of the income what was said of it', () => {
  const sent = (provesIncome: boolean) =>
    [
      toCreateClaimInput({ SUBMIT_TERMS: { ...answers.SUBMIT_TERMS, provesIncome } }),
      toDealerClaimInput({ SUBMIT_TERMS: { ...answers.SUBMIT_TERMS, provesIncome } }),
      toChangedClaimInput(emptyClaim, { ...answers.SUBMIT_TERMS, provesIncome }),
    ].map(({ product }) => product.financialAnalysisType);
  expect(sent(true)).toEqual(['with_income', 'with_income', 'with_income']);
  expect(sent(false)).toEqual(['without_income', 'without_income', 'without_income']);
  const was = (financialAnalysisType: 'with_income' | 'without_income') => ({
    ...emptyClaim,
    product: { ...emptyClaim.product, financialAnalysisType },
  });
  expect(termsFromClaim(was('with_income')).provesIncome).toBe(true);
  expect(termsFromClaim(was('without_income')).provesIncome).toBe(false);
});

it('names the claim it repeats', () => {
  expect(toCreateClaimInput(answers, 'c-7').repeatOf).toBe('c-7');
});

it('invents nothing where an answer is missing', () => {
  expect(toCreateClaimInput({})).toMatchObject({
    personalNumber: '',
    phone: '',
    term: 0,
    seller: null,
    productId: null,
  });
});

it('gives an old claim back as drafts that its forms take', () => {
  expect(check(carForm({ today: EXAMPLE_TODAY }), carFromClaim(emptyClaim))).toMatchObject({
    ok: true,
    values: { price: 10_000_000, mileage: 68_000 },
  });
  expect(check(sellerForm, sellerFromClaim(emptyClaim))).toEqual({
    ok: true,
    values: { name: 'Ерлан', phone: '77010000011', personalNumber: null },
  });
  expect(check(termsForm, termsFromClaim(emptyClaim))).toMatchObject({
    ok: true,
    values: { initialFee: 3_000_000, term: 60 },
  });
  expect(check(me.meForm(me.exampleContext), meFromClaim(emptyClaim))).toMatchObject({
    ok: true,
    values: { phone: '77000000001' },
  });
});

it('starts anew where an old claim has no car by id and no seller', () => {
  const dealer = {
    ...emptyClaim,
    seller: null,
    product: {
      ...emptyClaim.product,
      carMarkId: null,
      carModelId: null,
      carProductionYear: null,
      carMileage: null,
      carEngineType: null,
    },
  };
  expect(carFromClaim(dealer)).toMatchObject({
    markId: '',
    modelId: '',
    productionYear: '',
    mileage: '',
    engineType: '',
  });
  expect(sellerFromClaim(dealer)).toEqual({ name: '', phone: '', personalNumber: '' });
});
