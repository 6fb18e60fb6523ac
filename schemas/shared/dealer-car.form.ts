/** The car that a dealer sells: new or used, perhaps with a discount of at most a fifth of its price. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import { carEntries, hasModel, initial as car, mileage, NO_MODEL, type CarRaw } from './car.form.ts';
import { percentOf } from '../facts/money.ts';
import { field, fields, optional, sum } from '../fields.ts';
import { message, type Examples } from '../kit.ts';

/** The biggest discount, percent of the price. */
export const MAX_DISCOUNT_PERCENT = 20;

const discount = sum(0, 10 ** 12);

export const dealerCarForm = ({ today }: Pick<FormFacts, 'today'>) =>
  v.pipe(
    fields({
      ...carEntries(today),
      /** a new car was driven nowhere, of a used one it helps the bank */
      mileage: optional(mileage),
      /** tenge off the price; nothing typed is none */
      discount: field((typed) => discount(typed.trim() === '' ? '0' : typed)),
    }),
    v.forward(v.partialCheck([['markId'], ['modelId']], hasModel, NO_MODEL), ['modelId']),
    v.forward(
      v.partialCheck(
        [['price'], ['discount']],
        (car) => car.discount <= percentOf(car.price, MAX_DISCOUNT_PERCENT),
        message('form.discount', { x: MAX_DISCOUNT_PERCENT }),
      ),
      ['discount'],
    ),
  );

export type DealerCarValues = v.InferOutput<ReturnType<typeof dealerCarForm>>;

export interface DealerCarRaw extends CarRaw {
  discount: string;
}

export const initial: DealerCarRaw = { ...car, carType: 'used', discount: '' };

const used: DealerCarRaw = {
  ...initial,
  markId: 'toyota',
  modelId: 'toyota-camry',
  productionYear: '2021',
  mileage: '68 000',
  price: '10 000 000',
};

/** Examples are dated 2026-02-01. */
export const examples: Examples<DealerCarRaw> = {
  valid: [
    used,
    {
      ...used,
      carType: 'new',
      markId: 'kia',
      modelId: 'kia-sportage',
      productionYear: '2026',
      engineType: 'hybrid',
      mileage: '',
      price: '15 900 000',
      discount: '900 000',
    },
    { ...used, discount: '2 000 000', productId: 'mycar.kz/announcement/100101' },
  ],
  invalid: [
    {
      name: 'nothing filled in',
      raw: { ...initial, engineType: '' },
      errors: {
        markId: 'form.choose.mark',
        productionYear: 'form.empty.year',
        engineType: 'form.choose.engineType',
        price: 'form.empty.carPrice',
      },
    },
    { name: 'a make without a model', raw: { ...used, modelId: '' }, errors: { modelId: 'form.choose.model' } },
    { name: 'more than a fifth off', raw: { ...used, discount: '2 000 001' }, errors: { discount: 'form.discount' } },
    { name: 'a discount in percent', raw: { ...used, discount: '10 %' }, errors: { discount: 'form.amount' } },
    { name: 'too far driven', raw: { ...used, mileage: '1 000 001' }, errors: { mileage: 'form.mileage' } },
    { name: 'too old', raw: { ...used, productionYear: '2005' }, errors: { productionYear: 'form.productionYear' } },
  ],
};
