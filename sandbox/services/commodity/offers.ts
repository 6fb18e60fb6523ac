import type { CommodityClaim, CommodityOffer, Rejection } from '../../../openapi/index.ts';
import { addMonths, addYears, age, type IsoDate } from '../../../schemas/facts/date.ts';
import { fold } from '../../../schemas/facts/fold.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import { effectiveRate, flowsOf, overpayment, schedule, totalToPay, type Loan } from '../../../schemas/facts/loan.ts';
import { debtBurden } from '../../../schemas/facts/money.ts';
import { lendingAge } from '../../../schemas/facts/burden-relief.ts';
import { bankOf } from '../../data/banks.ts';
import { goodsLenders, type Goods, type GoodsLender } from '../../data/commodity.ts';
import { burdenLimit, effectiveRateCap, isBanned } from '../../data/law.ts';
import { personOf } from '../../data/people.ts';

/** An offer for goods, free of language. Tenge, percent a year, months. */
export interface GoodsOffer extends Pick<
  CommodityOffer,
  'kind' | 'months' | 'rate' | 'gesv' | 'monthly' | 'lastPayment' | 'total' | 'overpayment'
> {
  readonly bank: string;
}

export type GoodsVerdict =
  | { readonly kind: 'offers'; readonly offers: readonly GoodsOffer[] }
  | { readonly kind: 'refused'; readonly code: Rejection['code'] }
  | { readonly kind: 'silent' };

/** What an answer is decided by. */
export interface GoodsCase {
  readonly personalNumber: string;
  readonly lastName: string;
  readonly firstName: string;
  /** What the customer said, tenge a month. */
  readonly monthIncome: number;
  readonly sum: number;
  readonly today: IsoDate;
}

export const sumOf = (goods: readonly Goods[]): number => goods.reduce((all, { price, qty }) => all + price * qty, 0);

export const lenderOf = (alias: string): GoodsLender => {
  const lender = goodsLenders.find((one) => one.alias === alias);
  if (!lender) throw new Error(`${alias} does not lend for goods`);
  return lender;
};

/** One offer on these terms; null when its effective rate cannot be told. */
export const goodsOffer = (
  bank: string,
  { kind, rate, months, sum, start }: Pick<GoodsOffer, 'kind' | 'rate' | 'months'> & { sum: number; start: IsoDate },
): GoodsOffer | null => {
  const loan: Loan = { kind: 'annuity', principal: sum, ratePercent: rate, months, start };
  const rows = schedule(loan);
  const gesv = effectiveRate(flowsOf(loan, rows));
  if (gesv === null) return null;
  return {
    bank,
    kind,
    months,
    rate,
    gesv,
    monthly: rows[0]?.payment ?? 0,
    lastPayment: rows.at(-1)?.payment ?? 0,
    total: totalToPay(rows),
    overpayment: overpayment(rows),
  };
};

/** What a bank publishes for this sum: its plans as far as the law of the day lets it offer them; null: it does not lend so much, or so little. */
export const publishedPlans = (
  { alias, plans, sumMin, sumMax }: GoodsLender,
  { sum, today }: Pick<GoodsCase, 'sum' | 'today'>,
): NonNullable<CommodityClaim['lenders']>[number]['plans'] | null => {
  if (sum < sumMin || sum > sumMax) return null;
  const cap = effectiveRateCap(bankOf(alias)?.type ?? 'bvu', false, today);
  const lawful = plans
    .map(({ kind, rate, months }) => ({
      kind,
      rate,
      months: months.filter(
        (term) => (goodsOffer(alias, { kind, rate, months: term, sum, start: today })?.gesv ?? Infinity) <= cap,
      ),
    }))
    .filter(({ months }) => months.length > 0);
  return lawful.length === 0 ? null : lawful;
};

const stopped = ({ personalNumber, lastName, firstName, today }: GoodsCase): Rejection['code'] | null => {
  const { conscript, stopCredit, overdueDays = 0, registerName } = personOf(personalNumber);
  if (conscript && isBanned('conscript', today)) return 'POLICY';
  if (stopCredit && isBanned('stopCredit', today)) return 'STOP_CREDIT';
  if (overdueDays > 90) return 'OVERDUE_90';
  const isOther =
    registerName !== undefined &&
    (fold(registerName.lastName) !== fold(lastName) || fold(registerName.firstName) !== fold(firstName));
  return isOther ? 'DATA_MISMATCH' : null;
};

/** The answer of one bank: an offer for each of its terms that the law, the age and the burden allow, or a refusal. */
export const goodsVerdict = (lender: GoodsLender, one: GoodsCase): GoodsVerdict => {
  const { personalNumber, sum, today } = one;
  const person = personOf(personalNumber);
  const stop = stopped(one);
  if (stop !== null) return { kind: 'refused', code: stop };
  const script = person.verdicts?.[lender.alias];
  if (script === 'silent') return { kind: 'silent' };
  // There is no down payment on goods: that reason is the bank's own policy here.
  if (script !== undefined && script !== 'approve')
    return { kind: 'refused', code: script === 'SMALL_FEE' ? 'POLICY' : script };
  if (sum < lender.sumMin || sum > lender.sumMax) return { kind: 'refused', code: 'POLICY' };

  const birthDate = factsOf(personalNumber).birthDate;
  if (birthDate !== undefined && age(birthDate, today) < lendingAge.from && !person.welcome)
    return { kind: 'refused', code: 'AGE' };
  const tooOld = birthDate === undefined ? null : addYears(birthDate, lendingAge.atMaturity + 1);
  const cap = effectiveRateCap(bankOf(lender.alias)?.type ?? 'bvu', false, today);
  const lawful = lender.plans
    .flatMap(({ kind, rate, months }) =>
      months.map((term) => goodsOffer(lender.alias, { kind, rate, months: term, sum, start: today })),
    )
    .filter((offer) => offer !== null)
    .filter(({ gesv, months }) => gesv <= cap && (tooOld === null || addMonths(today, months) < tooOld));
  if (lawful.length === 0) return { kind: 'refused', code: 'AGE' };

  const income = person.officialIncome ?? one.monthIncome;
  if (income <= 0) return { kind: 'refused', code: 'INCOME_UNCONFIRMED' };
  const others = (person.obligations ?? 0) + Math.round((person.obligationsShare ?? 0) * income);
  const limit = burdenLimit(person.overdueDays ?? 0, today);
  const bearable = lawful.filter(
    ({ monthly }) => person.welcome === true || (debtBurden([others, monthly], income) ?? 1) <= limit,
  );
  return bearable.length > 0 ? { kind: 'offers', offers: bearable } : { kind: 'refused', code: 'KDN_LIMIT' };
};
