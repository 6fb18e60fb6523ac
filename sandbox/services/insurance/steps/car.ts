import type { CallInput, InsuredCar } from '../../../../openapi/index.ts';
import { parsePlate } from '../../../../schemas/facts/plate.ts';
import { parseRegistrationNumber } from '../../../../schemas/facts/registration-certificate.ts';
import { parseVin } from '../../../../schemas/facts/vin.ts';
import { carMarks, carModels } from '../../../data/cars.ts';
import { fieldTexts } from '../../../data/claim.ts';
import { insuranceFieldTexts } from '../../../data/insurance.ts';
import { createReader } from '../../claim/checks.ts';
import { collectProblems } from '../../claim/problems.ts';

type Input = CallInput<'putCarCharacteristics'>['body'];

const OLDEST_YEAR = 1950;
const ENGINE = { volume: 10_000, power: 2_000 };
const MILEAGE = 2_000_000;

/** Reads the step «the car»; throws 422 with every wrong field. */
export const readCar = (input: Input, today: string): InsuredCar => {
  const problems = collectProblems('body');
  const read = createReader(problems);
  const isUsed = input.condition === 'used';
  /** A paper that a new car may still lack. */
  const paper = (field: 'plate' | 'registrationNumber', parse: (raw: string) => string | null): string | null => {
    const typed = input[field];
    if (typed === null || typed === undefined || typed.trim() === '') {
      if (isUsed)
        problems.add(
          [field],
          field === 'plate' ? insuranceFieldTexts.plateOfUsed : insuranceFieldTexts.required,
          'missing',
        );
      return null;
    }
    const parsed = parse(typed);
    if (parsed === null) problems.add([field], field === 'plate' ? fieldTexts.plate : insuranceFieldTexts.registration);
    return parsed;
  };
  const plate = paper('plate', (raw) => parsePlate(raw)?.plate ?? null);
  const registrationNumber = paper('registrationNumber', parseRegistrationNumber);
  const vin = parseVin(input.vin) ?? read.wrong(['vin'], fieldTexts.vin);
  const mark = carMarks.find(({ id }) => id === input.markId);
  if (mark === undefined) problems.add(['markId'], fieldTexts.mark);
  else if (!carModels.some(({ id, markId }) => id === input.modelId && markId === mark.id))
    problems.add(['modelId'], fieldTexts.model);
  const thisYear = Number(today.slice(0, 4));
  read.integer(input.year, ['year'], OLDEST_YEAR, thisYear, fieldTexts.year);
  const [least, most] = input.engineType === 'electric' ? [0, 0] : [1, ENGINE.volume];
  if (input.type !== 'trailer')
    read.integer(input.engineVolume, ['engineVolume'], least, most, insuranceFieldTexts.engineVolume);
  if (input.type !== 'trailer')
    read.integer(input.enginePower, ['enginePower'], 1, ENGINE.power, insuranceFieldTexts.enginePower);
  const mileage = read.integer(input.mileage, ['mileage'], 0, MILEAGE, insuranceFieldTexts.mileage) ?? null;
  const colour = read.text(input.colour, ['colour'], 40, 2) ?? '';
  problems.refuseIfAny();
  return {
    plate,
    vin: vin ?? '',
    registrationNumber,
    type: input.type,
    markId: input.markId,
    modelId: input.modelId,
    year: input.year,
    engineType: input.engineType,
    engineVolume: input.engineVolume,
    enginePower: input.enginePower,
    steering: input.steering,
    colour,
    mileage,
    condition: input.condition,
    hasAntiTheft: input.hasAntiTheft ?? false,
    hasGps: input.hasGps ?? false,
  };
};
