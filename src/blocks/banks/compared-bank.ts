import type { TextId } from '../../../locales/ids.ts';
import { decimal, money, months } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { ComparedOffer } from '../compare/rows.ts';
import type { Approved } from './answer-kinds.ts';
import { costText } from './cost-text.ts';
import {
  type Asked,
  besideInAll,
  inAll,
  inAllWithOwn,
  isAsAsked,
  lacking,
  monthInAll,
  ownMoney,
} from './offer-cost.ts';
import { demandsOf, fullRows, validUntil } from './offer-rows.ts';

const lines = (of: readonly string[], t: Translate): string => (of.length === 0 ? t('cmp.nothing') : of.join('\n'));

const tenths = (of: number): number => Math.round(of * 10) / 10;

/** Of a difference between two rates: '1,6'. */
const points = (of: number): string => decimal(tenths(of));

/** What another loan than was asked for is bought with: more of one's own money now, another term. */
const tradeOf = (offer: Approved['approved'], asked: Asked | undefined, t: Translate): string | null => {
  if (asked === undefined || isAsAsked(offer, asked)) return null;
  const lack = lacking(offer, asked);
  return [
    ...(lack > 0 ? [t('b.tradeOwn', { sum: money(lack) })] : []),
    ...(offer.term === asked.term
      ? []
      : [t('b.tradeTerm', { term: months(offer.term, t), asked: months(asked.term, t) })]),
  ].join(', ');
};

/** An offer beside others: first what decides, one's own money, the loan, what a month takes and what it costs. */
export const comparedBank = (
  { id, bank, approved }: Approved,
  asked: Asked | undefined,
  t: Translate,
): ComparedOffer => {
  // The seconds run; the bank's own words come in the language on show: only their number counts.
  const { expiresInSec: _seconds, conditions, ...facts } = approved;
  const extra = approved.extraCosts.map((cost) => costText(cost, t));
  const demands = demandsOf(approved, t);
  const isAlike = isAsAsked(approved, asked);
  const lack = lacking(approved, asked);
  // What a smaller loan leaves is paid by the buyer, too.
  const total = asked ? inAllWithOwn(approved, asked) : inAll(approved);
  // Sums of another loan are neither better nor worse; its rates are.
  const sum = (figure: number) => (isAlike ? figure : null);
  const all = fullRows(approved, t);
  const told = (...ids: readonly TextId[]) =>
    ids.flatMap((row) =>
      all
        .filter((one) => one.id === row)
        .map(({ label, value, rate, sum: cost }) => ({ label, value, less: cost === undefined ? rate : sum(cost) })),
    );
  return {
    id,
    name: bank.name,
    mark: { alias: bank.alias, kind: 'lender' },
    // What is missing for the car weighs most of all that is other.
    note: isAlike ? null : lack > 0 ? t('b.lackingShort', { sum: money(lack) }) : t('b.onOtherTerms'),
    trade: tradeOf(approved, asked, t),
    cost: isAlike ? inAll(approved) : null,
    facts: { ...facts, conditions: conditions.length },
    rows: [
      // A share of the price that a bank reckons with says little beside that of another: what is to be had does.
      ...(asked
        ? [
            {
              label: t('b.ownMoney'),
              value: money(ownMoney(approved, asked)),
              less: ownMoney(approved, asked),
              lead: (by: number, many: boolean) => t(many ? 'b.leadsOwnMany' : 'b.leadsOwn', { sum: money(by) }),
            },
          ]
        : []),
      ...told('b.amount', 'b.term'),
      {
        label: t('b.monthInAll'),
        value: money(monthInAll(approved)),
        less: sum(monthInAll(approved)),
        figure: monthInAll(approved),
        lead: (by, many) => t(many ? 'b.leadsMonthMany' : 'b.leadsMonth', { sum: money(by) }),
      },
      ...told('b.over').map((row) => ({
        ...row,
        figure: approved.overpayment,
        lead: (by: number, many: boolean) => t(many ? 'b.leadsOverMany' : 'b.leadsOver', { sum: money(by) }),
      })),
      ...told('b.gesv').map((row) => ({
        ...row,
        // As it is shown: words and figures give the same difference.
        less: row.less == null ? null : tenths(row.less),
        lead: (by: number, many: boolean) => t(many ? 'b.leadsGesvMany' : 'b.leadsGesv', { points: points(by) }),
      })),
      // What follows from those, or is the same of most.
      ...[
        ...(asked ? [] : told('b.fee')),
        { label: t('b.inAll'), value: money(total), less: sum(total) },
        {
          label: t('b.payment'),
          value: t('b.monthSum', { sum: money(approved.monthlyPayment) }),
          less: sum(approved.monthlyPayment),
        },
        ...told('b.rate', 'b.paymentType', 'b.lastPayment', 'b.total'),
        { label: t('b.extraCosts'), value: lines(extra, t), less: sum(besideInAll(approved)) },
        { label: t('b.demands'), value: lines(demands, t) },
        { label: t('b.valid'), value: approved.validUntil && validUntil(approved.validUntil) },
      ].map((row) => ({ ...row, more: true })),
    ],
  };
};
