/** The car of a claim: what is bought, for how much. Limits of the price are the market's (500 000 to 75 000 000 tenge). */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import { parsePlate } from '../facts/plate.ts';
import { parseVin } from '../facts/vin.ts';
import { choice, field, fields, integer, needed, optional, pickedId, refuse, sum, type Reader } from '../fields.ts';
import { publicationId } from './publication.form.ts';
import { message, type Examples } from '../kit.ts';

export const CAR_TYPES = ['new', 'used'] as const;
export const ENGINE_TYPES = ['petrol', 'diesel', 'gas', 'gas_petrol', 'hybrid', 'electric'] as const;
export const CAR_PRICE = { min: 500_000, max: 75_000_000 } as const;
export const MAX_MILEAGE = 1_000_000;
const OLDEST_CAR = 20;

const plate: Reader<string> = (typed) => {
  const found = parsePlate(typed);
  return found === null ? refuse('form.plate') : { value: found.plate };
};

const vin: Reader<string> = (typed) => {
  const found = parseVin(typed);
  return found === null ? refuse('form.vin') : { value: found };
};

export const mileage = integer(0, MAX_MILEAGE, { id: 'form.mileage', values: { x: '1\u00a0000\u00a0000' } });

const model = pickedId('form.choose.model');
/** A model, or nothing as long as its make is not chosen: the form judges that by `hasModel`. */
export const modelId = field((typed) => (typed === '' ? { value: typed } : model(typed)));

/** What a form of a car asks once its make is chosen: a form with neither names the make alone. */
export const hasModel = (car: { readonly modelId: string }): boolean => car.modelId !== '';
export const NO_MODEL = message('form.choose.model');

/** What is asked of a car whoever sells it. `today` bounds the year: not older than 20 years, at most the next model year. */
export const carEntries = (today: string) => {
  const year = Number(today.slice(0, 4));
  return {
    carType: field(choice(CAR_TYPES, 'form.choose.carType')),
    markId: field(pickedId('form.choose.mark')),
    modelId,
    productionYear: field(
      needed(integer(year - OLDEST_CAR, year + 1, { id: 'form.productionYear' }), 'form.empty.year'),
    ),
    engineType: field(choice(ENGINE_TYPES, 'form.choose.engineType')),
    plate: optional(plate),
    vin: optional(vin),
    price: field(needed(sum(CAR_PRICE.min, CAR_PRICE.max, 'form.price'), 'form.empty.carPrice')),
    /** the announcement the car was taken from */
    productId: optional(publicationId),
  };
};

/** A car that a person sells: how far it was driven is known. */
export const carForm = ({ today }: Pick<FormFacts, 'today'>) =>
  v.pipe(
    fields({ ...carEntries(today), mileage: field(needed(mileage, 'form.empty.mileage')) }),
    v.forward(v.partialCheck([['markId'], ['modelId']], hasModel, NO_MODEL), ['modelId']),
  );

export type CarValues = v.InferOutput<ReturnType<typeof carForm>>;

export interface CarRaw {
  carType: string;
  markId: string;
  modelId: string;
  productionYear: string;
  engineType: string;
  mileage: string;
  plate: string;
  vin: string;
  price: string;
  productId: string;
}

export const initial: CarRaw = {
  carType: 'used',
  markId: '',
  modelId: '',
  productionYear: '',
  engineType: 'petrol',
  mileage: '',
  plate: '',
  vin: '',
  price: '',
  productId: '',
};

const byHand: CarRaw = {
  carType: 'used',
  markId: 'toyota',
  modelId: 'toyota-camry',
  productionYear: '2021',
  engineType: 'petrol',
  mileage: '68 000',
  plate: '',
  vin: '',
  price: '10 000 000',
  productId: '',
};

/** Examples are dated 2026-02-01. */
export const examples: Examples<CarRaw> = {
  valid: [
    byHand,
    {
      ...byHand,
      price: '13 500 000 ₸',
      plate: '237 ВКМ 02',
      vin: 'zzztest0000000001',
      productId: '100101',
    },
    {
      ...byHand,
      carType: 'new',
      markId: 'kia',
      modelId: 'kia-sportage',
      productionYear: '2026',
      engineType: 'hybrid',
      mileage: '0',
      price: '15.900.000',
    },
  ],
  invalid: [
    {
      name: 'nothing filled in',
      raw: { ...initial, engineType: '' },
      errors: {
        markId: 'form.choose.mark',
        productionYear: 'form.empty.year',
        engineType: 'form.choose.engineType',
        mileage: 'form.empty.mileage',
        price: 'form.empty.carPrice',
      },
    },
    { name: 'a make without a model', raw: { ...byHand, modelId: '' }, errors: { modelId: 'form.choose.model' } },
    { name: 'too cheap', raw: { ...byHand, price: '499 999' }, errors: { price: 'form.price' } },
    { name: 'too dear', raw: { ...byHand, price: '75 000 001' }, errors: { price: 'form.price' } },
    { name: 'no sum', raw: { ...byHand, price: '10 млн' }, errors: { price: 'form.amount' } },
    {
      name: 'too old a car',
      raw: { ...byHand, productionYear: '2005' },
      errors: { productionYear: 'form.productionYear' },
    },
    {
      name: 'a car of the future',
      raw: { ...byHand, productionYear: '2028' },
      errors: { productionYear: 'form.productionYear' },
    },
    { name: 'too far driven', raw: { ...byHand, mileage: '1 000 001' }, errors: { mileage: 'form.mileage' } },
    { name: 'mileage in words', raw: { ...byHand, mileage: '68 тыс.' }, errors: { mileage: 'form.number' } },
    {
      name: 'foreign plate and short VIN',
      raw: { ...byHand, plate: 'А123ВС77', vin: 'ZZZ' },
      errors: { plate: 'form.plate', vin: 'form.vin' },
    },
  ],
};
