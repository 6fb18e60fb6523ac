import { DEDUCTIBLES, INSTALMENTS, type Deductible } from '../../../schemas/facts/insurance/casco-tariff.ts';
import {
  cascoShare,
  knownByPlate,
  leastCasco,
  leastLiability,
  OPTIONS,
  VEHICLES,
  type KnownOfLiability,
} from '../../../schemas/facts/insurance/first-price.ts';
import { amount } from '../../../schemas/facts/money.ts';
import { initial } from '../../../schemas/shared/insurance-product.form.ts';
import { carRaw, contractRaw, customerRaw, productRaw } from '../../../schemas/shared/insurance.ts';
import type { InsuranceClaim, InsuranceProduct } from '../../../openapi/index.ts';
import { money, percent } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import { useFieldValue } from '../../ui/form/index.ts';

/** What a car insurance can cost at least; null: too little is known yet. Sums in tenge. */
export interface FirstPrice {
  readonly kind: InsuranceProduct['kind'];
  /** Of a year. */
  readonly ogpo: number | null;
  /** Of the whole term. */
  readonly casco: number | null;
  /** Casco a year, percent of the car's value, for the deductible that is chosen. */
  readonly share: number;
  readonly deductible: Deductible;
  /** Casco alone, for another deductible. */
  readonly at: (deductible: Deductible) => Pick<FirstPrice, 'casco' | 'share' | 'price'>;
  /** Value of the car. */
  readonly price: number | null;
  /** First day of cover as it stands in the form: DD/MM/YYYY, or ''. */
  readonly start: string;
  readonly plate: string;
}

const count = (raw: string): number | null => (/^\d+$/.test(raw) ? Number(raw) : null);

/** What is known of the tariff's questions, by the claim; the plate tells the region until an address does. */
const knownOf = (claim: InsuranceClaim | undefined, plate: string, iin: string): KnownOfLiability => {
  const byPlate = knownByPlate(plate);
  const car = claim && carRaw(claim);
  const raw = claim && customerRaw(claim);
  const saved = claim?.customer ?? null;
  const named = { personalNumber: claim?.personalNumber ?? iin, experienceYears: null, isPrivileged: false };
  return {
    place: saved?.region ?? (raw?.address.locality || byPlate?.place || null),
    isCity: saved?.isCity ?? null,
    vehicle: (car?.year ? VEHICLES[car.type as keyof typeof VEHICLES] : byPlate?.vehicle) ?? null,
    year: count(car?.year ?? ''),
    drivers: saved?.drivers ?? [named],
  };
};

/** The first price by the claim and by what stands in the form around, field by field. */
export function useFirstPrice(claim: InsuranceClaim | undefined, today: string): FirstPrice {
  const raw = {
    ...(claim ? productRaw(claim) : initial),
    price: claim ? contractRaw(claim).price : '',
    plate: claim ? carRaw(claim).plate : '',
    personalNumber: '',
  };
  const field = (name: keyof typeof raw, value: unknown): string =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : String(raw[name]);
  const isOn = (value: unknown, name: keyof typeof OPTIONS): boolean => (value ?? raw[name]) === true;
  const [tow, replacement] = [useFieldValue('tow'), useFieldValue('replacement_car')];
  const [noPolice, atDealer] = [useFieldValue('no_police_call'), useFieldValue('dealer_repair')];
  const kind = field('kind', useFieldValue('kind')) as FirstPrice['kind'];
  const price = amount(field('price', useFieldValue('price')));
  const plate = field('plate', useFieldValue('plate'));
  const iin = field('personalNumber', useFieldValue('personalNumber'));
  const part = Number(field('deductiblePercent', useFieldValue('deductiblePercent')));
  const months = count(field('termMonths', useFieldValue('termMonths')));
  const payments = Number(field('instalments', useFieldValue('instalments')));
  const start = field('startDate', useFieldValue('startDate'));

  const deductible = DEDUCTIBLES.find((one) => one === part) ?? 1;
  const known = knownOf(claim, plate, iin);
  const ons = { tow, replacement_car: replacement, no_police_call: noPolice, dealer_repair: atDealer };
  const options = (Object.keys(OPTIONS) as (keyof typeof OPTIONS)[])
    .filter((name) => isOn(ons[name], name))
    .map((name) => OPTIONS[name]);
  const instalments = INSTALMENTS.find((one) => one === payments) ?? 1;
  const termMonths = kind === 'casco' ? (months ?? 12) : 12;
  const cascoAt = (of: Deductible) =>
    price === null
      ? null
      : leastCasco({ price, year: known.year, deductible: of, options, termMonths, instalments }, today);
  return {
    kind,
    ogpo: kind === 'casco' ? null : leastLiability(known, today),
    casco: kind === 'ogpo' ? null : cascoAt(deductible),
    share: cascoShare(deductible, today),
    deductible,
    at: (of) => ({ casco: cascoAt(of), share: cascoShare(of, today), price }),
    price,
    start,
    plate,
  };
}

/** Its parts in words: "от 25 418 ₸", "от 2,4 % стоимости"; null: nothing can be said yet. */
export const ogpoWords = ({ ogpo }: FirstPrice, t: Translate): string | null =>
  ogpo === null ? null : t('ins.first.from', { sum: money(ogpo) });
export const cascoWords = (
  { casco, share, price }: Pick<FirstPrice, 'casco' | 'share' | 'price'>,
  t: Translate,
): string | null => {
  if (casco !== null) return t('ins.first.from', { sum: money(casco) });
  return price === null ? t('ins.first.share', { p: percent(share) }) : null;
};

/** The same beside other choices, where the form says once what it is: "240 000 ₸", "2,4 %". */
export const cascoFigure = ({ casco, share, price }: Pick<FirstPrice, 'casco' | 'share' | 'price'>): string | null => {
  if (casco !== null) return money(casco);
  return price === null ? percent(share) : null;
};

/** The whole in one line; null: nothing can be said yet. */
export const firstPriceWords = (first: FirstPrice, t: Translate): string | null => {
  const { kind, ogpo, casco } = first;
  if (kind === 'ogpo') return ogpoWords(first, t);
  if (kind === 'casco') return cascoWords(first, t);
  return ogpo !== null && casco !== null ? t('ins.first.from', { sum: money(ogpo + casco) }) : null;
};

/** Why it cannot be said: what is still to be typed, or that no insurer sells such an extra. */
export const missingWords = ({ kind, ogpo, casco, price }: FirstPrice, t: Translate): string => {
  if (kind !== 'casco' && ogpo === null) return t('ins.first.byPlate');
  return t(casco === null && price === null ? 'ins.first.byPrice' : 'ins.first.notSold');
};
