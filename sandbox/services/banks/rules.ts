import type { Rejection } from '../../../openapi/index.ts';
import { lendingAge, longestTermByAge } from '../../../schemas/facts/burden-relief.ts';
import { age } from '../../../schemas/facts/date.ts';
import { annuity } from '../../../schemas/facts/loan.ts';
import { debtBurden, percentOf, shareOf } from '../../../schemas/facts/money.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import { banks, YOUNG_BRAND_AGE, type BankRules, type Condition } from '../../data/banks.ts';
import { youngOnlyMarks } from '../../data/cars.ts';
import {
  burdenLimit,
  confirmsTwice,
  coolingOffHours,
  firstLoanOnline,
  isBanned,
  isBurdenFree,
} from '../../data/law.ts';
import { personOf, type Person } from '../../data/people.ts';
import { isPledged } from '../../data/publications.ts';
import { fold } from '../../../schemas/facts/fold.ts';
import type { Burden } from '../../../schemas/shared/lending.ts';
import type { ClaimRecord } from '../claim/records.ts';
import { cappedOffer, type Offer, type OfferTerms } from './offers.ts';

export interface Refused {
  code: Rejection['code'];
  fixable: boolean;
  hint: Rejection['hint'];
  /** What the debt burden was reckoned with; only with KDN_LIMIT. */
  burden?: Burden;
  /** Other words than the code's usual ones. */
  words?: 'conscript' | 'visit';
}
export interface Needs {
  documents: string[];
  fields: string[];
}

/** What a bank says to a claim. `silent`: it does not answer at all; `broken`: its system fails; `coolingHours`: it waits so long to be asked again. */
export type Verdict =
  | { kind: 'approved'; offer: Offer; coolingHours: number }
  | { kind: 'rejected'; refused: Refused }
  | { kind: 'needs'; needs: Needs }
  | { kind: 'silent' }
  | { kind: 'broken' };

/** A microcredit has no pledge: only microfinance organisations give it, and neither car nor down payment matter. */
const isSecured = (claim: ClaimRecord): boolean => claim.data.product.creditType !== 'micro';
const isPrivateSale = (claim: ClaimRecord): boolean => claim.data.product.creditType === 'auto_c2c';

/** Percent a year for this car, or null: the bank does not lend for such. */
export const rateOf = (bank: BankRules, claim: ClaimRecord): number | null =>
  claim.data.product.carType === 'new' ? bank.rateNew : bank.rateUsed;

/** A rate moved by percentage points, in tenths of a percent. */
export const pointsApart = (rate: number, points: number): number => Math.round((rate + points) * 10) / 10;

/** Least down payment for this deal, percent, or null: the bank does not lend for such. */
export const minFeeOf = (bank: BankRules, claim: ClaimRecord): number | null => {
  if (!isSecured(claim)) return bank.type === 'mfo' ? 0 : null;
  if (isPrivateSale(claim)) return bank.minFeeC2c;
  return claim.data.product.carType === 'new' ? bank.minFeeNew : bank.minFeeUsed;
};

/** Banks that lend for such a car and deal at all. */
export const eligibleBanks = (claim: ClaimRecord): readonly BankRules[] =>
  banks.filter((bank) => rateOf(bank, claim) !== null && minFeeOf(bank, claim) !== null);

type Hint = Partial<NonNullable<Rejection['hint']>>;
const refusedFor = (code: Rejection['code'], hint: Hint | null): Refused => ({
  code,
  fixable: FIXABLE.has(code) || hint !== null,
  hint: hint === null ? null : { initialFeePercent: null, term: null, amount: null, ...hint },
});
const no = (code: Rejection['code'], hint: Hint | null = null): Verdict => ({
  kind: 'rejected',
  refused: refusedFor(code, hint),
});
/** The client can mend these even without other terms. */
const FIXABLE: ReadonlySet<Rejection['code']> = new Set(['INCOME_UNCONFIRMED', 'DATA_MISMATCH']);

interface Case {
  bank: BankRules;
  claim: ClaimRecord;
  person: Person;
  today: string;
}

const birthDateOf = ({ data: { borrower }, personalNumber }: ClaimRecord): string | null =>
  borrower.dateOfBirth ?? factsOf(personalNumber).birthDate ?? null;

/** Hard stops that no terms can mend. */
const stopped = ({ claim, person, today }: Case): Verdict | null => {
  const { borrower } = claim.data;
  if (person.conscript && isBanned('conscript', today))
    return { kind: 'rejected', refused: { code: 'POLICY', fixable: false, hint: null, words: 'conscript' } };
  if (person.stopCredit && isBanned('stopCredit', today)) return no('STOP_CREDIT');
  if ((person.overdueDays ?? 0) > 90) return no('OVERDUE_90');
  const { registerName } = person;
  const isOther =
    registerName !== undefined &&
    (fold(registerName.lastName) !== fold(borrower.lastName) ||
      fold(registerName.firstName) !== fold(borrower.firstName));
  if (isOther) return no('DATA_MISMATCH');
  return isSecured(claim) && isPledged(claim.data.productId) ? no('PLEDGE') : null;
};

/** Official income, or null: the pension fund's word, else an accepted statement's. */
const officialIncome = ({ claim, person }: Case): number | null =>
  person.officialIncome ?? (claim.statementState === 'accepted' ? claim.statementIncome : null);

const declaredIncome = ({ data: { borrower } }: ClaimRecord): number =>
  (borrower.incomes ?? []).reduce((sum, { value }) => sum + value, 0);

/** What the bank asks for before it decides. */
const needsOf = (one: Case): Needs | null => {
  const { bank, claim, person, today } = one;
  const birthDate = birthDateOf(claim);
  const isTwice = !isSecured(claim) && birthDate !== null && confirmsTwice(age(birthDate, today), today);
  const asksCodeword =
    isTwice || person.confirmsIntent === true || (bank.asksCodeword && person.officialIncome === undefined);
  const fields = asksCodeword && !claim.data.borrower.codeword ? ['codeword'] : [];
  const asksStatement =
    bank.incomeProof && claim.data.product.financialAnalysisType === 'with_income' && officialIncome(one) === null;
  const documents = asksStatement ? ['account_statement'] : [];
  return fields.length + documents.length > 0 ? { fields, documents } : null;
};

/** The terms that the bank could lend on: what was asked, fitted to age and to the bank's own term and sums. */
const fitted = (
  { bank, claim, person, today }: Case,
  birthDate: string | null,
): { terms: OfferTerms; conditions: Condition[] } | Verdict => {
  const { product, initialFee, term } = claim.data;
  const price = product.carPrice - product.carDiscount;
  const longest = Math.min(bank.termMax, birthDate === null ? bank.termMax : longestTermByAge(birthDate, today));
  if (longest < bank.termMin) return no('AGE');
  const fittedTerm = Math.min(Math.max(term, bank.termMin), longest);

  const leastPercent = Math.max(minFeeOf(bank, claim) ?? 0, person.feePercent ?? 0);
  const leastFee = Math.max(percentOf(price, leastPercent), price - bank.sumMax);
  if (initialFee < leastFee && !person.welcome)
    return no('SMALL_FEE', { initialFeePercent: Math.ceil(shareOf(leastFee, price)) });
  const fee = Math.max(initialFee, leastFee);
  if (price - fee < bank.sumMin && !person.welcome) return no('POLICY');

  const conditions: Condition[] = isSecured(claim) ? ['pledge'] : [];
  if (bank.cascoRequired) conditions.push('casco');
  if (bank.gpsRequired) conditions.push('gps');
  if (fee !== initialFee) conditions.push('feeRaised');
  if (fittedTerm !== term) conditions.push('termCut');
  const chosen = { casco: product.cascoInsurance, life: product.lifeInsurance, gps: product.gpsTracker };
  return {
    terms: {
      price,
      initialFee: fee,
      term: fittedTerm,
      rate: pointsApart(rateOf(bank, claim) ?? 0, product.lifeInsurance ? -bank.lifeDiscount : 0),
      paymentType: product.paymentType,
      chosen,
      start: today,
      isSecured: isSecured(claim),
    },
    conditions,
  };
};

const carTooOld = ({ bank, claim, today }: Case): boolean => {
  const { carMarkId, carProductionYear } = claim.data.product;
  if (carProductionYear === null || !isSecured(claim)) return false;
  const isYoungOnly = bank.type === 'bvu' && carMarkId !== null && youngOnlyMarks.has(carMarkId);
  return (
    Number(today.slice(0, 4)) - carProductionYear >
    (isYoungOnly ? Math.min(YOUNG_BRAND_AGE, bank.carAgeMax) : bank.carAgeMax)
  );
};

const HIGHEST_FEE_PERCENT = 70;
/** With so much down, percent, a bank whose verdict is SMALL_FEE decides as it would. */
const SCRIPTED_FEE_PERCENT = 60;

/** Terms with which the burden would fit: first a longer term, then also a bigger fee; null when none help. */
const burdenHint = (
  bank: BankRules,
  terms: OfferTerms,
  longest: number,
  room: number,
): Partial<NonNullable<Rejection['hint']>> | null => {
  const fits = (fee: number, months: number): boolean => annuity(terms.price - fee, terms.rate, months) <= room;
  for (let months = terms.term; months <= longest; months += 6)
    if (fits(terms.initialFee, months)) return { term: months };
  for (let percent = Math.ceil(shareOf(terms.initialFee, terms.price)); percent <= HIGHEST_FEE_PERCENT; percent += 5) {
    const fee = percentOf(terms.price, percent);
    if (terms.price - fee >= bank.sumMin && fits(fee, longest))
      return { initialFeePercent: percent, term: longest, amount: terms.price - fee };
  }
  return null;
};

/** The highest burden this bank may take: by law and by its own rules. */
const burdenMax = ({ bank, claim, person, today }: Case, { price, initialFee }: OfferTerms): number => {
  const { carType, carProductionYear } = claim.data.product;
  const car = {
    isNew: carType === 'new',
    age: Number(today.slice(0, 4)) - (carProductionYear ?? 0),
    feePercent: shareOf(initialFee, price),
  };
  if (isSecured(claim) && person.refusedByPolicy !== true && isBurdenFree(car, today)) return Number.POSITIVE_INFINITY;
  return Math.min(bank.kdnMax, burdenLimit(person.overdueDays ?? 0, today));
};

/** A bare refusal for this reason. */
export const refusal = (code: Rejection['code']): Verdict => no(code);

/** An approval as for a person without debts, with terms fitted to the rules; what the law forbids stays refused. */
export const approveAtAnyPrice = (bank: BankRules, claim: ClaimRecord, today: string): Verdict =>
  decide(bank, claim, today, { scenario: 'scripted', officialIncome: ANY_INCOME, welcome: true });
const ANY_INCOME = 10_000_000;

/**
 * The decision of `bank` on the claim as it stands on `today` ('YYYY-MM-DD').
 * `person`: what is known of the borrower, by the personal number unless told.
 */
export const decide = (
  bank: BankRules,
  claim: ClaimRecord,
  today: string,
  person: Person = personOf(claim.personalNumber),
): Verdict => {
  const one: Case = { bank, claim, person, today };
  const stop = stopped(one);
  if (stop !== null) return stop;
  const scripted = person.verdicts?.[bank.alias];
  if (scripted === 'silent') return { kind: 'silent' };

  const birthDate = birthDateOf(claim);
  const terms = fitted(one, birthDate);
  const price = claim.data.product.carPrice - claim.data.product.carDiscount;
  const paysEnough = scripted === 'SMALL_FEE' && shareOf(claim.data.initialFee, price) >= SCRIPTED_FEE_PERCENT;
  if (scripted !== undefined && scripted !== 'approve' && !paysEnough)
    return no(scripted, scripted === 'SMALL_FEE' ? { initialFeePercent: SCRIPTED_FEE_PERCENT } : null);
  if (!person.welcome && birthDate !== null && age(birthDate, today) < lendingAge.from) return no('AGE');
  if (!person.welcome && carTooOld(one)) return no('CAR_AGE');
  if ('kind' in terms) return terms;
  // Papers are asked for only when the terms could be lent on.
  const needs = needsOf(one);
  if (needs !== null) return { kind: 'needs', needs };

  const income = officialIncome(one) ?? (bank.incomeProof ? null : declaredIncome(claim));
  if (income === null || income === 0) return no('INCOME_UNCONFIRMED');
  const online = firstLoanOnline(bank.type, today);
  if (!isSecured(claim) && person.firstLoan === true && terms.terms.price - terms.terms.initialFee > online)
    return {
      kind: 'rejected',
      refused: {
        code: 'POLICY',
        fixable: true,
        hint: { initialFeePercent: null, term: null, amount: online },
        words: 'visit',
      },
    };
  const offer = cappedOffer(bank, terms.terms, terms.conditions);
  if (offer === null) return no('POLICY');
  const others = (person.obligations ?? 0) + Math.round((person.obligationsShare ?? 0) * income);
  const burden = debtBurden([others, offer.monthlyPayment], income) ?? 1;
  const most = burdenMax(one, terms.terms);
  if (burden > most && !person.welcome) {
    const longest = Math.min(bank.termMax, birthDate === null ? bank.termMax : longestTermByAge(birthDate, today));
    const keepsLimit = person.refusedByPolicy === true;
    return {
      kind: 'rejected',
      refused: {
        ...refusedFor('KDN_LIMIT', burdenHint(bank, terms.terms, longest, most * income - others)),
        burden: { income, obligations: others, limit: most, keepsLimit },
      },
    };
  }
  const coolingHours = isSecured(claim) ? 0 : coolingOffHours(bank.type, offer.amount, today);
  return { kind: 'approved', offer, coolingHours };
};
