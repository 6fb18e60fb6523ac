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
