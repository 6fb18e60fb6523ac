import type { CreateClaimInput } from '../../../openapi/index.ts';
import { age } from '../../../schemas/facts/date.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import { parsePlate } from '../../../schemas/facts/plate.ts';
import { parseVin } from '../../../schemas/facts/vin.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import type { AnyCall } from '../../core/service.ts';
import { carMarks, carModels } from '../../data/cars.ts';
import { fieldTexts } from '../../data/claim.ts';
import { createReader } from './checks.ts';
import { collectProblems } from './problems.ts';
import type { ClaimData, ClaimRecord } from './records.ts';
import { today } from './today.ts';

const PRICE = { min: 500_000, max: 75_000_000 };
const OLDEST_CAR = 20;
const DISCOUNT_PERCENT = 20;

export interface Application {
  personalNumber: string;
  phone: string;
  data: ClaimData;
}

/** Reads the input of a new claim; throws 422 with every wrong field. */
export const readApplication = (c: AnyCall, input: CreateClaimInput, type: ClaimRecord['type']): Application => {
  const problems = collectProblems('variables', 'input');
  const read = createReader(problems);
  const facts = factsOf(input.personalNumber);
  if (!facts.valid) problems.add(['personalNumber'], fieldTexts.personalNumber);
  else if (facts.birthDate !== undefined && age(facts.birthDate, today(c)) < 18)
    problems.add(['personalNumber'], fieldTexts.minor, 'minor');
  const phone = read.mobile(input.phone, ['phone']) ?? '';
  const firstName = read.name(input.firstName, ['firstName']) ?? '';
  const lastName = read.name(input.lastName, ['lastName']) ?? '';
  const patronymic = read.name(input.patronymic, ['patronymic']) ?? null;

  const { product } = input;
  const year = Number(today(c).slice(0, 4));
  const carPrice =
    read.integer(product.carPrice, ['product', 'carPrice'], PRICE.min, PRICE.max, fieldTexts.price) ?? PRICE.min;
  const carDiscount =
    read.integer(
      product.carDiscount ?? 0,
      ['product', 'carDiscount'],
      0,
      percentOf(carPrice, DISCOUNT_PERCENT),
      fieldTexts.discount,
    ) ?? 0;
  const mark = carMarks.find((one) => one.id === product.carMarkId);
  const model = carModels.find((one) => one.id === product.carModelId && one.markId === mark?.id);
  if (mark === undefined) problems.add(['product', 'carMarkId'], fieldTexts.mark);
  else if (model === undefined) problems.add(['product', 'carModelId'], fieldTexts.model);
  const carProductionYear =
    read.integer(
      product.carProductionYear,
      ['product', 'carProductionYear'],
      year - OLDEST_CAR,
      year + 1,
      fieldTexts.year,
    ) ?? null;
  if (product.carProductionYear === undefined || product.carProductionYear === null)
    problems.add(['product', 'carProductionYear'], fieldTexts.required, 'missing');
  const carMileage =
    read.integer(product.carMileage, ['product', 'carMileage'], 0, 1_000_000, fieldTexts.mileage) ?? null;
  const carPlate = product.carPlate
    ? (parsePlate(product.carPlate)?.plate ?? read.wrong(['product', 'carPlate'], fieldTexts.plate) ?? null)
    : null;
  const carVin = product.carVin
    ? (parseVin(product.carVin) ?? read.wrong(['product', 'carVin'], fieldTexts.vin) ?? null)
    : null;

  if (!Number.isInteger(input.initialFee)) problems.add(['initialFee'], fieldTexts.wholeTenge);
  else if (input.initialFee < 0 || input.initialFee >= carPrice - carDiscount)
    problems.add(['initialFee'], fieldTexts.fee);
  read.integer(input.term, ['term'], 12, 120, fieldTexts.term);

  let seller: ClaimData['seller'] = null;
  if (input.seller) {
    const sellerPhone = read.mobile(input.seller.phone, ['seller', 'phone']) ?? '';
    if (sellerPhone !== '' && sellerPhone === phone) problems.add(['seller', 'phone'], fieldTexts.sellerPhone);
    const number = input.seller.personalNumber ?? null;
    if (number !== null && (!factsOf(number).valid || factsOf(number).digits === facts.digits))
      problems.add(['seller', 'personalNumber'], fieldTexts.personalNumber);
    seller = {
      name: read.name(input.seller.name, ['seller', 'name'], 100) ?? '',
      phone: sellerPhone,
      personalNumber: number === null ? null : (factsOf(number).digits ?? null),
    };
  }
  problems.refuseIfAny();

  const creditType =
    type === 'C2C' ? 'auto_c2c' : (product.creditType ?? (product.carType === 'new' ? 'auto_new' : 'auto_used'));
  return {
    personalNumber: facts.digits ?? '',
    phone,
    data: {
      initialFee: input.initialFee,
      term: input.term,
      product: {
        carType: product.carType,
        carMarkId: mark?.id ?? null,
        carModelId: model?.id ?? null,
        carProductionYear,
        carEngineType: product.carEngineType ?? null,
        carPrice,
        carDiscount,
        carMileage,
        carPlate,
        carVin,
        financialAnalysisType: product.financialAnalysisType ?? 'with_income',
        creditType,
        paymentType: product.paymentType ?? 'annuity',
        cascoInsurance: product.cascoInsurance ?? false,
        lifeInsurance: product.lifeInsurance ?? false,
        gpsTracker: product.gpsTracker ?? false,
      },
      productId: input.productId ?? null,
      seller,
      borrower: {
        firstName,
        lastName,
        patronymic,
        nationality: 'KZ',
        ...(facts.birthDate === undefined ? {} : { dateOfBirth: facts.birthDate }),
        ...(facts.gender === undefined ? {} : { document: { gender: facts.gender } }),
      },
      repeatOf: null,
      declineReason: null,
    },
  };
};
