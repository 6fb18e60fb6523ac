import type { CallInput } from '../../openapi/index.ts';
import { BONUS_CLASSES, type BonusClass } from '../../schemas/facts/insurance/liability-tariff.ts';

/** Classes that the insurers' common database (ЕСБД / БСДҚ) has for people whom stories name; null: never insured. */
const KNOWN: Readonly<Record<string, BonusClass | null>> = {
  '900115399012': '6',
  '920417499202': '5',
  '950707399034': '3',
  '880322499028': 'M',
  '600120499093': '13',
  '010312699086': null,
  '040830599120': null,
  '991231499049': '4',
};

/** Serials of the personal number, of which the class is made for everybody else: the same person, the same class. */
const SPREAD = BONUS_CLASSES.length - BONUS_CLASSES.indexOf('3');

/**
 * The bonus-malus class of a driver by the common database; null: nobody has insured this person yet. People whom no story
 * names have class 3 or better, by their number.
 */
export const bonusClassOf = (personalNumber: string): BonusClass | null => {
  const known = KNOWN[personalNumber];
  if (known !== undefined) return known;
  const at = BONUS_CLASSES.indexOf('3') + (Number(personalNumber.slice(7, 11)) % SPREAD);
  return BONUS_CLASSES[at] ?? '3';
};

type Car = Omit<CallInput<'putCarCharacteristics'>['body'], 'mileage' | 'hasAntiTheft' | 'hasGps'>;

/** What insurers keep of somebody whom they have insured before. */
export interface InsuredBefore {
  readonly customer: Omit<CallInput<'putCustomerDocument'>['body'], 'personalNumber' | 'phone' | 'drivers'> & {
    readonly experienceYears: number;
  };
  /** Cars that the register of vehicles has under this person's name. */
  readonly cars: readonly Car[];
}

/** People with an earlier policy, by their personal number. The database knows no price of a car, and no mileage. */
const INSURED: Readonly<Record<string, InsuredBefore>> = {
  '900115399012': {
    customer: {
      lastName: 'Демеу',
      firstName: 'Айдос',
      patronymic: 'Сынақұлы',
      dateOfBirth: '1990-01-15',
      gender: 'male',
      document: {
        type: 'id_card',
        number: '012345678',
        dateIssue: '2020-03-11',
        dateEnd: '2030-03-10',
        authority: 'МВД РК',
      },
      isResident: true,
      address: { locality: '75-d2', street: 'пр. Абая', house: '10', apartment: '5' },
      experienceYears: 12,
    },
    cars: [
      {
        plate: '101ADF02',
        vin: 'ZZZTEST0000000101',
        registrationNumber: 'AB10100001',
        type: 'car',
        markId: 'kia',
        modelId: 'kia-sportage',
        year: 2020,
        engineType: 'petrol',
        engineVolume: 1_999,
        enginePower: 150,
        steering: 'left',
        colour: 'белый',
        condition: 'used',
      },
    ],
  },
};

/** What the common database has of a person; null: nobody has insured them, or it does not say. */
export const insuredBefore = (personalNumber: string): InsuredBefore | null => INSURED[personalNumber] ?? null;
