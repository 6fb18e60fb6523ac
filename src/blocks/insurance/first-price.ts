import {
  DEDUCTIBLES,
  INSTALMENTS,
  type Deductible,
  type Instalments,
} from '../../../schemas/facts/insurance/casco-tariff.ts';
import {
  knownByPlate,
  leastCasco,
  leastLiability,
  OPTIONS,
  VEHICLES,
  type KnownOfLiability,
} from '../../../schemas/facts/insurance/first-price.ts';
import { instalmentPlan } from '../../../schemas/facts/insurance/instalments.ts';
import { amount } from '../../../schemas/facts/money.ts';
import { CAR_PRICE } from '../../../schemas/shared/car.form.ts';
import { initial } from '../../../schemas/shared/insurance-product.form.ts';
import { carRaw, contractRaw, customerRaw, productRaw } from '../../../schemas/shared/insurance.ts';
import type { InsuranceClaim, InsuranceProduct } from '../../../openapi/index.ts';
import { money, months } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import { useFieldValue } from '../../ui/form/index.ts';

/** A car of this value stands for one whose value is not known yet. Tenge. */
const EXAMPLE_PRICE = 10_000_000;
/** So does one of Almaty for one whose region is not known yet: by the classifier's code. */
const EXAMPLE_PLACE = '75';

/** What a car insurance can cost at least; null: too little is known yet. Sums in tenge. */
export interface FirstPrice {
  readonly kind: InsuranceProduct['kind'];
  /** Of a year; of the region that is the example while the car's is not known. */
  readonly ogpo: number | null;
  /** Of the whole term; of the car that is the example while the value is not known. Null: an extra is not sold for such a car. */
  readonly casco: number | null;
  readonly deductible: Deductible;
  /** All that is bought, with another deductible; null: it is not sold so, or too little is known. */
  readonly at: (deductible: Deductible) => number | null;
  /** Casco alone, for so many months. */
  readonly during: (months: number) => FirstPrice['casco'];
  /** Casco alone, in so many payments: each of them and all; null: it is not sold so, or is paid at once by law. */
  readonly by: (payments: Instalments) => { readonly each: number; readonly all: number } | null;
  /** All of another kind of insurance; null: too little is known of it. */
  readonly of: (kind: FirstPrice['kind']) => number | null;
  /** What an extra adds at least; null: it is not sold for such a car. */
  readonly extra: (name: keyof typeof OPTIONS) => number | null;
  /** Value of the car. */
  readonly price: number | null;
  /** The same, or that of the example that the prices are of while it is not known. */
  readonly value: number | null;
  /** The region, too, that the compulsory part goes by. */
  readonly isPlaceKnown: boolean;
  readonly termMonths: number;
  /** First day of cover as it stands in the form: DD/MM/YYYY, or ''. */
  readonly start: string;
  readonly plate: string;
}

/** A car's value, if it can be one. */
const valueOf = (raw: string): number | null => {
  const sum = amount(raw);
  return sum === null || sum < CAR_PRICE.min || sum > CAR_PRICE.max ? null : sum;
};

const count = (raw: string): number | null => (/^\d+$/.test(raw) ? Number(raw) : null);

/** What is known of the tariff's questions, by the claim; the plate tells the region until an address does. */
const knownOf = (
  claim: InsuranceClaim | undefined,
  plate: string,
  iin: string,
  experienceYears: number | null = null,
): KnownOfLiability => {
  const byPlate = knownByPlate(plate);
  const car = claim && carRaw(claim);
  const raw = claim && customerRaw(claim);
  const saved = claim?.customer ?? null;
  const named = { personalNumber: claim?.personalNumber ?? iin, experienceYears, isPrivileged: false };
  return {
    place: saved?.region ?? (raw?.address.locality || byPlate?.place || null),
    isCity: saved?.isCity ?? null,
    vehicle: (car?.year ? VEHICLES[car.type as keyof typeof VEHICLES] : byPlate?.vehicle) ?? null,
    year: count(car?.year ?? ''),
    drivers: saved?.drivers ?? [named],
  };
};

/** What the compulsory part of a claim costs at least; null: its region is not known yet. Tenge. */
export const leastOgpo = (claim: InsuranceClaim | undefined, today: string): number | null =>
  leastLiability(knownOf(claim, claim ? carRaw(claim).plate : '', ''), today);

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
  // A value left out or mistyped: nothing is said of this car, the price is the example's.
  const price = valueOf(field('price', useFieldValue('price')));
  const typedPlate = useFieldValue('plate');
  // What was typed before it was said that there is none stays typed, and says nothing.
  const plate = useFieldValue('withoutPlate') === true ? '' : field('plate', typedPlate);
  const iin = field('personalNumber', useFieldValue('personalNumber'));
  const part = Number(field('deductiblePercent', useFieldValue('deductiblePercent')));
  const months = count(field('termMonths', useFieldValue('termMonths')));
  const payments = Number(field('instalments', useFieldValue('instalments')));
  const start = field('startDate', useFieldValue('startDate'));
  // Of the first who drives: whoever else does can only make it dearer.
  const typedYears = [useFieldValue('drivers.0.experienceYears'), useFieldValue('experienceYears')];
  const experience = count(String(typedYears.find((years) => typeof years === 'string') ?? ''));

  const deductible = DEDUCTIBLES.find((one) => one === part) ?? 1;
  const known = knownOf(claim, plate, iin, experience);
  const ons = { tow, replacement_car: replacement, no_police_call: noPolice, dealer_repair: atDealer };
  const names = (Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]).filter((name) => isOn(ons[name], name));
  const options = names.map((name) => OPTIONS[name]);
  const instalments = INSTALMENTS.find((one) => one === payments) ?? 1;
  // The compulsory part is of a year, and whatever is bought with it.
  const termOf = (one: FirstPrice['kind']) => (one === 'casco' ? (months ?? 12) : 12);
  const termMonths = termOf(kind);
  const value = price ?? EXAMPLE_PRICE;
  const wanted = { price: value, year: known.year, options, termMonths, instalments };
  const cascoAt = (of: Deductible) => leastCasco({ ...wanted, deductible: of }, today);
  const during: FirstPrice['during'] = (n) => leastCasco({ ...wanted, deductible, termMonths: n }, today);
  const by: FirstPrice['by'] = (n) => {
    // The compulsory part is paid at once, and whatever is bought with it.
    const all = kind === 'casco' ? leastCasco({ ...wanted, deductible, instalments: n }, today) : null;
    const plan = all === null ? [] : instalmentPlan(all, n, today, termMonths);
    const [first] = plan;
    return all === null || first === undefined || plan.length !== n ? null : { each: first.sum, all };
  };
  const extra: FirstPrice['extra'] = (name) => {
    const others = names.filter((one) => one !== name).map((one) => OPTIONS[one]);
    const [less, more] = [others, [...others, OPTIONS[name]]].map((chosen) =>
      leastCasco({ ...wanted, deductible, options: chosen }, today),
    );
    return less == null || more == null ? null : more - less;
  };
  const casco = kind === 'ogpo' ? null : cascoAt(deductible);
  const own = leastLiability(known, today);
  const liability = own ?? leastLiability({ ...known, place: EXAMPLE_PLACE }, today);
  const of: FirstPrice['of'] = (one) => {
    if (one === 'ogpo') return liability;
    const least = leastCasco({ ...wanted, deductible, termMonths: termOf(one) }, today);
    if (one === 'casco') return least;
    return least === null || liability === null ? null : least + liability;
  };
  const at: FirstPrice['at'] = (one) => {
    const least = cascoAt(one);
    if (kind !== 'both' || least === null) return least;
    return liability === null ? null : least + liability;
  };
  return {
    kind,
    ogpo: kind === 'casco' ? null : liability,
    casco,
    deductible,
    at,
    during,
    by,
    of,
    extra,
    price,
    value: casco === null ? price : value,
    isPlaceKnown: own !== null,
    termMonths,
    start,
    plate,
  };
}

/** Its parts in words: "от 25 418 ₸"; null: nothing can be said yet. */
export const partWords = (sum: number | null, t: Translate): string | null =>
  sum === null ? null : t('ins.first.from', { sum: money(sum) });

/** Of which car and region the sum is an example, while those of this one cannot be told; null: it is of this one. */
export const exampleWords = (
  {
    kind,
    price,
    casco,
    isPlaceKnown,
    termMonths,
  }: Pick<FirstPrice, 'kind' | 'price' | 'casco' | 'isPlaceKnown' | 'termMonths'>,
  t: Translate,
): string | null => {
  const isOfPlace = kind !== 'casco' && !isPlaceKnown;
  if (kind === 'ogpo' || price !== null || casco === null) return isOfPlace ? t('ins.first.examplePlace') : null;
  const of = { sum: money(EXAMPLE_PRICE), term: months(termMonths, t) };
  return t(isOfPlace ? 'ins.first.exampleBoth' : 'ins.first.example', of);
};

/** What is insured, where there is room for a word or two. */
export const kindShort = ({ kind }: Pick<FirstPrice, 'kind'>, t: Translate): string =>
  t(kind === 'both' ? 'ins.kind.both.short' : `ins.kind.${kind}`);

/** That it is an example, where there is no room for what it is one of; null: it is of this one. */
export const exampleShort = (first: FirstPrice, t: Translate): string | null =>
  exampleWords(first, t) && t('ins.first.exampleOf', { kind: kindShort(first, t) });

/** The whole in one line; null: nothing can be said yet. */
export const firstPriceWords = ({ kind, ogpo, casco }: FirstPrice, t: Translate): string | null => {
  if (kind === 'ogpo') return partWords(ogpo, t);
  if (kind === 'casco') return partWords(casco, t);
  return ogpo !== null && casco !== null ? partWords(ogpo + casco, t) : null;
};
