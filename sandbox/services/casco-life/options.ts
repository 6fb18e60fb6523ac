import { age, type IsoDate } from '../../../schemas/facts/date.ts';
import type { Deductible } from '../../../schemas/facts/insurance/casco-tariff.ts';
import type { InsuredLoan } from '../../core/credits.ts';
import type { Text } from '../../core/service.ts';
import { cascoSale, lifeRefusalTexts } from '../../data/casco-life.ts';
import { insurers } from '../../data/car-insurers.ts';
import { lifeInsurers } from '../../data/life-insurers.ts';
import { FIXABLE_CODES, refusalTexts } from '../../data/offers.ts';
import { lifeQuote } from '../credit-insurance/quote.ts';
import { quote, type QuoteRisk } from '../offers/quote.ts';
import type { Kind, Risks } from './store.ts';

/** One insurance that may be bought. */
export interface Option {
  readonly company: string;
  readonly deductiblePercent: number | null;
  readonly termMonths: number;
  readonly risks: Risks;
  /** Tenge for the whole term. */
  readonly premium: number;
}
export interface CompanyRefusal {
  readonly company: string;
  readonly code: string;
  readonly text: Text;
}
/** What is sold for this loan on a day, by the tariffs then in force. */
export interface Sale {
  readonly options: readonly Option[];
  readonly refusals: readonly CompanyRefusal[];
}

const MONTHS = 12;
const OLDEST_TERM_MONTHS = 36;
/** A driver of whom only the age is known is taken for an experienced one. */
const EXPERIENCE_YEARS = 5;
const GROWN_UP = 18;

/** A year, and the whole loan in full years when it is longer (three years at most). */
const cascoTerms = (loanMonths: number): number[] => {
  const longest = Math.min(OLDEST_TERM_MONTHS, Math.floor(loanMonths / MONTHS) * MONTHS);
  return longest > MONTHS ? [MONTHS, longest] : [MONTHS];
};

const riskOf = (
  { car, birthDate, personalNumber }: InsuredLoan,
  on: IsoDate,
  part: { deductible: Deductible; cover: Exclude<Risks, 'life'>; termMonths: number },
): QuoteRisk => {
  const carAge = Math.max(0, Number(on.slice(0, 4)) - (car.year ?? Number(on.slice(0, 4))));
  const years = birthDate === null ? EXPERIENCE_YEARS + GROWN_UP : age(birthDate, on);
  const experienceYears = Math.max(0, Math.min(years - GROWN_UP, EXPERIENCE_YEARS));
  const driver = { age: years, experienceYears, bonusClass: null, privileged: false };
  return {
    kinds: ['casco'],
    personalNumber,
    territory: 'KZ',
    markId: car.markId,
    liability: { vehicle: 'car', carAge, region: '75', isCity: true, drivers: [driver], temporaryDays: null },
    casco: { carValue: car.price, carAge, options: [], thirdParty: false, persons: 0, instalments: 1, ...part },
  };
};

const cascoOf = (loan: InsuredLoan, on: IsoDate): Sale => {
  const options: Option[] = [];
  const refusals: CompanyRefusal[] = [];
  for (const insurer of insurers) {
    const answers = cascoTerms(loan.loan.term).flatMap((termMonths) =>
      cascoSale.covers.flatMap((cover) =>
        cascoSale.deductibles.map((deductible) => ({
          said: quote(insurer, riskOf(loan, on, { deductible, cover, termMonths }), on),
          part: { company: insurer.alias, deductiblePercent: deductible, termMonths, risks: cover },
        })),
      ),
    );
    const sold = answers.flatMap(({ said, part }) =>
      said.kind === 'offered' ? [{ ...part, premium: said.premium }] : [],
    );
    options.push(...sold);
    if (sold.length > 0) continue;
    const noes = answers.flatMap(({ said }) => (said.kind === 'refused' ? [said] : []));
    const why = noes.find(({ code }) => !FIXABLE_CODES.has(code)) ?? noes[0];
    // A company that does not sell casco at all has nothing to say here.
    if (why && why.code !== 'NOT_SOLD')
      refusals.push({ company: insurer.alias, code: why.code, text: refusalTexts[why.code](why.limit) });
  }
  return { options, refusals };
};

const lifeOf = ({ loan, bank, birthDate, personalNumber }: InsuredLoan, on: IsoDate): Sale => {
  const risk = {
    personalNumber,
    birthDate,
    loanSum: loan.amount,
    termMonths: loan.term,
    isMicrofinance: bank.type === 'mfo',
  };
  const options: Option[] = [];
  const refusals: CompanyRefusal[] = [];
  for (const { alias: company, ...insurer } of lifeInsurers) {
    const said = lifeQuote({ alias: company, ...insurer }, risk, on);
    if (said.kind === 'offered')
      options.push({ company, deductiblePercent: null, termMonths: loan.term, risks: 'life', premium: said.premium });
    else refusals.push({ company, code: said.code, text: lifeRefusalTexts[said.code](said.limit) });
  }
  return { options, refusals };
};

/** What insurers sell for this loan on the day `on`. */
export const saleOf = (kind: Kind, loan: InsuredLoan, on: IsoDate): Sale =>
  kind === 'casco' ? cascoOf(loan, on) : lifeOf(loan, on);

/** The first day of the tariff by which a day's prices are reckoned. */
export const tariffFrom = (kind: Kind, on: IsoDate): IsoDate => {
  const days = (kind === 'casco' ? insurers : lifeInsurers).flatMap(({ terms }) => terms.map(({ from }) => from));
  return (
    days
      .filter((from) => from <= on)
      .sort()
      .at(-1) ?? on
  );
};
