/** Car insurance, step 2: the car. Plate and certificate may be missing for a new car only. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import type { TextId } from '../../locales/ids.ts';
import { CAR_TYPES, ENGINE_TYPES, hasModel, modelId, NO_MODEL } from './car.form.ts';
import { parsePlate } from '../facts/plate.ts';
import { parseRegistrationNumber } from '../facts/registration-certificate.ts';
import { parseVin } from '../facts/vin.ts';
import {
  choice,
  field,
  fields,
  flag,
  integer,
  needed,
  optional,
  pickedId,
  refuse,
  text,
  whole,
  type Reader,
} from '../fields.ts';
import { message, type Examples } from '../kit.ts';

/** What the tariff of the compulsory insurance tells apart. */
export const VEHICLE_TYPES = ['car', 'bus_small', 'bus_large', 'truck', 'motorcycle', 'trailer'] as const;
export const STEERING = ['left', 'right'] as const;
const OLDEST_YEAR = 1950;
const MAX = { volume: 10_000, power: 2_000, mileage: 2_000_000 } as const;

const readAs =
  (parse: (raw: string) => string | null, id: TextId): Reader<string> =>
  (typed) => {
    const found = parse(typed);
    return found === null ? refuse(id) : { value: found };
  };

/** A number plate of Kazakhstan. */
export const readPlate = readAs((raw) => parsePlate(raw)?.plate ?? null, 'form.plate');

type Typed = Readonly<Record<string, unknown>>;

/** A trailer has no engine, an electric car no volume. */
const tidy = (typed: Typed): Typed => {
  const { type, engineType } = typed;
  if (type === 'trailer') return { ...typed, engineType: 'petrol', engineVolume: '0', enginePower: '0' };
  return engineType === 'electric' ? { ...typed, engineVolume: '0' } : { ...typed };
};

/** `today` bounds the year of production. */
export const insuredCarForm = ({ today }: Pick<FormFacts, 'today'>) =>
  v.pipe(
    whole<InsuredCarRaw, Typed>(tidy),
    fields({
      condition: field(choice(CAR_TYPES, 'form.choose.carType')),
      type: field(choice(VEHICLE_TYPES, 'form.choose.vehicle')),
      markId: field(pickedId('form.choose.mark')),
      modelId,
      year: field(
        needed(integer(OLDEST_YEAR, Number(today.slice(0, 4)), { id: 'form.productionYear' }), 'form.empty.year'),
      ),
      plate: optional(readPlate),
      vin: field(needed(readAs(parseVin, 'form.vin'), 'form.empty.vin')),
      registrationNumber: optional(readAs(parseRegistrationNumber, 'form.certificate')),
      engineType: field(choice(ENGINE_TYPES, 'form.choose.engineType')),
      engineVolume: field(needed(integer(0, MAX.volume), 'form.empty.engineVolume')),
      enginePower: field(needed(integer(0, MAX.power), 'form.empty.enginePower')),
      steering: field(choice(STEERING, 'form.choose.steering')),
      colour: field(needed(text({ min: 2, max: 40 }), 'form.empty.colour')),
      mileage: optional(integer(0, MAX.mileage)),
      hasAntiTheft: flag,
      hasGps: flag,
    }),
    v.forward(v.partialCheck([['markId'], ['modelId']], hasModel, NO_MODEL), ['modelId']),
    v.forward(
      v.partialCheck(
        [['condition'], ['plate']],
        ({ condition, plate }) => condition === 'new' || plate !== null,
        message('form.empty.plate'),
      ),
      ['plate'],
    ),
    v.forward(
      v.partialCheck(
        [['condition'], ['registrationNumber']],
        ({ condition, registrationNumber }) => condition === 'new' || registrationNumber !== null,
        message('form.empty.certificate'),
      ),
      ['registrationNumber'],
    ),
    v.forward(
      v.partialCheck(
        [['type'], ['engineType'], ['engineVolume']],
        ({ type, engineType, engineVolume }) => type === 'trailer' || engineType === 'electric' || engineVolume > 0,
        message('form.engineVolume'),
      ),
      ['engineVolume'],
    ),
    v.forward(
      v.partialCheck(
        [['type'], ['enginePower']],
        ({ type, enginePower }) => type === 'trailer' || enginePower > 0,
        message('form.empty.enginePower'),
      ),
      ['enginePower'],
    ),
  );

export type InsuredCarValues = v.InferOutput<ReturnType<typeof insuredCarForm>>;

export interface InsuredCarRaw {
  condition: string;
  type: string;
  markId: string;
  modelId: string;
  year: string;
  plate: string;
  vin: string;
  registrationNumber: string;
  engineType: string;
  engineVolume: string;
  enginePower: string;
  steering: string;
  colour: string;
  mileage: string;
  hasAntiTheft: boolean;
  hasGps: boolean;
}

export const initial: InsuredCarRaw = {
  condition: 'used',
  type: 'car',
  markId: '',
  modelId: '',
  year: '',
  plate: '',
  vin: '',
  registrationNumber: '',
  engineType: 'petrol',
  engineVolume: '',
  enginePower: '',
  steering: 'left',
  colour: '',
  mileage: '',
  hasAntiTheft: false,
  hasGps: false,
};

const camry: InsuredCarRaw = {
  ...initial,
  markId: 'toyota',
  modelId: 'toyota-camry',
  year: '2021',
  plate: '237 BLM 02',
  vin: 'ZZZTEST0000000001',
  registrationNumber: 'AB12345678',
  engineVolume: '2487',
  enginePower: '199',
  colour: 'белый',
  mileage: '68000',
  hasAntiTheft: true,
};

const wrong = (name: string, change: Partial<InsuredCarRaw>, errors: Readonly<Record<string, TextId>>) => ({
  name,
  raw: { ...camry, ...change },
  errors,
});

/** Examples are dated 2026-02-01. */
export const examples: Examples<InsuredCarRaw> = {
  valid: [
    camry,
    { ...camry, condition: 'new', year: '2026', plate: '', registrationNumber: '', mileage: '' },
    { ...camry, engineType: 'electric', engineVolume: '', hasGps: true },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: initial,
      errors: {
        markId: 'form.choose.mark',
        year: 'form.empty.year',
        vin: 'form.empty.vin',
        engineVolume: 'form.empty.engineVolume',
        enginePower: 'form.empty.enginePower',
        colour: 'form.empty.colour',
        plate: 'form.empty.plate',
        registrationNumber: 'form.empty.certificate',
      },
    },
    wrong('a make without a model', { modelId: '' }, { modelId: 'form.choose.model' }),
    wrong(
      'a used car without papers',
      { plate: '', registrationNumber: '' },
      {
        plate: 'form.empty.plate',
        registrationNumber: 'form.empty.certificate',
      },
    ),
    wrong(
      'foreign papers',
      { plate: 'А123ВС77', vin: 'ZZZ', registrationNumber: '77 12' },
      {
        plate: 'form.plate',
        vin: 'form.vin',
        registrationNumber: 'form.certificate',
      },
    ),
    wrong('a car of next year', { year: '2027' }, { year: 'form.productionYear' }),
    wrong(
      'an engine of nothing',
      { engineVolume: '0', enginePower: '0' },
      {
        engineVolume: 'form.engineVolume',
        enginePower: 'form.empty.enginePower',
      },
    ),
  ],
};
