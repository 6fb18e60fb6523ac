/** What would turn the refusals of a claim around, by the catalogue of banks: the claim as the search wants it. */
import { useMemo } from 'react';
import type { Bank, Claim, Integration, Rejection } from '../../../openapi/index.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import { DEBT_BURDEN_LIMIT } from '../../../schemas/facts/money.ts';
import { type Burden, priceOf, type Purchase, type Terms } from '../../../schemas/shared/lending.ts';
import { changesFor, wouldAccept, type Change } from '../../../schemas/shared/other-terms.ts';

export interface Advice {
  /** By the integration's id; a bank that nothing would turn around is not in it. */
  readonly changes: ReadonlyMap<string, readonly Change[]>;
  /** The same over all banks that refused, those that win most of them first. */
  readonly counterOffers: readonly CounterOffer[];
}

export interface CounterOffer extends Change {
  /** Names of the banks that would accept. */
  readonly banks: readonly string[];
}

/** More of them are no advice any more. */
const FEW = 3;

type Refused = Integration & { rejection: Rejection };
const isRefused = (answer: Integration): answer is Refused => answer.status === 'rejected' && answer.rejection !== null;

export const termsOf = ({ initialFee, term }: Claim): Terms => ({ fee: initialFee, term });

export const purchaseOf = ({ product, borrower }: Claim, today: string): Purchase => ({
  price: priceOf(product),
  kind: product.paymentType,
  carType: product.carType,
  carYear: product.carProductionYear,
  fromPerson: product.creditType === 'auto_c2c',
  isMicro: product.creditType === 'micro',
  birthDate: borrower.dateOfBirth ?? factsOf(borrower.personalNumber).birthDate ?? null,
  today,
});

/** Income and other loans, as a bank told them or else as the claim does; null: nobody knows an income. */
export const moneyOf = ({ statement, borrower }: Claim, answers: readonly Integration[]): Burden | null => {
  const told = answers.find(({ rejection }) => rejection?.burden !== undefined)?.rejection?.burden;
  const income = told?.income ?? statement.monthlyIncome ?? borrower.incomes.reduce((sum, { value }) => sum + value, 0);
  if (income <= 0) return null;
  return {
    income,
    obligations: told?.obligations ?? 0,
    limit: DEBT_BURDEN_LIMIT,
    keepsLimit: told?.keepsLimit ?? false,
  };
};

const COST: Readonly<Record<Change['kind'], number>> = { term: 0, sum: 1, fee: 2, both: 3 };

/** Which changes would turn around which refusals. `today`: ISO date in Kazakhstan. */
export const adviceFor = (
  claim: Claim,
  answers: readonly Integration[],
  banks: readonly Bank[],
  today: string,
): Advice => {
  const purchase = purchaseOf(claim, today);
  const money = moneyOf(claim, answers);
  const refused = answers.filter(isRefused).flatMap((answer) => {
    const bank = banks.find(({ alias }) => alias === answer.bank.alias);
    return bank === undefined ? [] : [{ answer, bank }];
  });
  const changes = new Map<string, readonly Change[]>();
  for (const { answer, bank } of refused) {
    const found = changesFor(bank, purchase, termsOf(claim), answer.rejection, money);
    if (found.length > 0) changes.set(answer.id, found);
  }
  const counterOffers = [...changes.values()]
    .flat()
    .map((change) => ({
      ...change,
      banks: refused
        .filter(({ answer, bank }) => wouldAccept(bank, purchase, change, answer.rejection, money))
        .map(({ answer }) => answer.bank.name),
    }))
    .sort((a, b) => b.banks.length - a.banks.length || COST[a.kind] - COST[b.kind] || a.fee - b.fee || a.term - b.term)
    .filter((one, at, all) => all.findIndex(({ fee, term }) => fee === one.fee && term === one.term) === at);
  return { changes, counterOffers: counterOffers.slice(0, FEW) };
};

/** The same for a page: null while something of it has not come. */
export const useAdvice = (
  claim: Claim | undefined,
  answers: readonly Integration[] | undefined,
  banks: readonly Bank[] | undefined,
  today: string,
): Advice | null =>
  useMemo(
    () => (claim && answers && banks ? adviceFor(claim, answers, banks, today) : null),
    [claim, answers, banks, today],
  );
