import type { IsoDate } from '../../../schemas/facts/date.ts';
import { cascoPremium, type CascoRisk } from '../../../schemas/facts/insurance/casco.ts';
import type { Instalments } from '../../../schemas/facts/insurance/casco-tariff.ts';
import { driverFactors } from '../../../schemas/facts/insurance/liability-tariff.ts';
import { liabilityPremium, type LiabilityRisk } from '../../../schemas/facts/insurance/liability.ts';
import { inForce } from '../../../schemas/facts/effective.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import type { CascoTerms, GeneralTerms, Insurer, Territory } from '../../data/car-insurers.ts';
import { termsOn } from '../../data/insurer-facts.ts';
import type { RefusalCode } from '../../data/offers.ts';
import { personOf } from '../../data/people.ts';

export type CoverKind = 'ogpo' | 'casco';

/** What an insurer is asked to insure. */
export interface QuoteRisk {
  /** What is to be bought: one of them or both. */
  readonly kinds: readonly CoverKind[];
  readonly personalNumber: string;
  readonly liability: LiabilityRisk;
  readonly casco: CascoRisk;
  readonly territory: Territory;
  /** Id of the car's mark, or null when it is none of the catalogue. */
  readonly markId: string | null;
}

/** One part of an offer. Sums in tenge. */
export interface Part {
  readonly kind: CoverKind;
  readonly premium: number;
  readonly sumInsured: number | null;
}

/** What an insurer answers. `limit` is the number that was not kept, in words of digits. */
export type Quote =
  | {
      readonly kind: 'offered';
      readonly premium: number;
      readonly parts: readonly Part[];
      readonly instalments: Instalments;
    }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly limit: string };

const no = (code: RefusalCode, limit: number | string = ''): Quote => ({ kind: 'refused', code, limit: String(limit) });

const refusalOfDrivers = (terms: CascoTerms, { liability }: QuoteRisk): Quote | null => {
  if (liability.drivers.some((driver) => driver.age < terms.driverAgeMin)) return no('DRIVER_AGE', terms.driverAgeMin);
  if (liability.drivers.some((driver) => driver.experienceYears < terms.experienceMin))
    return no('DRIVER_EXPERIENCE', terms.experienceMin);
  return null;
};

const refusalOfCasco = (terms: CascoTerms, risk: QuoteRisk): Quote | null => {
  const { casco } = risk;
  if (casco.carAge > terms.carAgeMax) return no('CAR_AGE', terms.carAgeMax);
  if (casco.carValue < terms.sumMin || casco.carValue > terms.sumMax)
    return no('CAR_SUM', `${groupDigits(terms.sumMin)} – ${groupDigits(terms.sumMax)}`);
  const drivers = refusalOfDrivers(terms, risk);
  if (drivers) return drivers;
  if (!terms.deductibles.includes(casco.deductible)) return no('DEDUCTIBLE');
  if (!terms.covers.includes(casco.cover)) return no('COVER');
  if (casco.options.some((option) => !terms.options.includes(option))) return no('OPTION');
  if (terms.territories[risk.territory] === undefined) return no('TERRITORY');
  return null;
};

/** The insurer's own change of its casco premium, as factors. */
const factorsOf = (terms: CascoTerms, { liability, territory, markId }: QuoteRisk, on: IsoDate): number[] => {
  const { youngUnder, freshUnder } = inForce(driverFactors, on);
  const isFresh = liability.drivers.some((one) => one.age < youngUnder || one.experienceYears < freshUnder);
  const percents = [
    terms.territories[territory] ?? 0,
    markId === null ? 0 : (terms.marks[markId] ?? 0),
    isFresh ? terms.freshPercent : 0,
  ];
  return [terms.factor, ...percents.map((percent) => 1 + percent / 100)];
};

/** As many payments as asked for, or the next fewer that the insurer takes. */
const partsTaken = (terms: CascoTerms, asked: Instalments): Instalments =>
  terms.instalments.filter((count) => count <= asked).at(-1) ?? 1;

const liabilityPart = (terms: GeneralTerms, risk: QuoteRisk, on: IsoDate): Part | Quote => {
  if (terms.liability === null) return no('NOT_SOLD');
  if (risk.liability.carAge > terms.liability.carAgeMax) return no('CAR_AGE', terms.liability.carAgeMax);
  const { premium } = liabilityPremium(risk.liability, on, terms.liability.table);
  return { kind: 'ogpo', premium, sumInsured: null };
};

const cascoPart = (terms: GeneralTerms, risk: QuoteRisk, on: IsoDate): Part | Quote => {
  if (terms.casco === null) return no('NOT_SOLD');
  const refused = refusalOfCasco(terms.casco, risk);
  if (refused) return refused;
  const asked = { ...risk.casco, instalments: partsTaken(terms.casco, risk.casco.instalments) };
  const sold = cascoPremium(asked, on, factorsOf(terms.casco, risk, on));
  // An option that nobody sells for such an old car.
  return sold === null ? no('OPTION') : { kind: 'casco', premium: sold.premium, sumInsured: asked.carValue };
};

/** What the insurer says to this risk on this day. Pure; the same question has the same answer. */
export const quote = (insurer: Insurer, risk: QuoteRisk, on: IsoDate): Quote => {
  if (personOf(risk.personalNumber).insurersRefuse) return no('POLICY');
  const terms = termsOn(insurer, on);
  const parts: Part[] = [];
  for (const kind of risk.kinds) {
    const part = kind === 'ogpo' ? liabilityPart(terms, risk, on) : cascoPart(terms, risk, on);
    if (part.kind === 'refused' || part.kind === 'offered') return part;
    parts.push(part);
  }
  const isCasco = risk.kinds.includes('casco') && terms.casco !== null;
  // The compulsory part is paid at once by law; only a premium that is all casco goes in parts.
  const instalments =
    isCasco && risk.kinds.length === 1 && terms.casco ? partsTaken(terms.casco, risk.casco.instalments) : 1;
  return { kind: 'offered', premium: parts.reduce((sum, part) => sum + part.premium, 0), parts, instalments };
};
