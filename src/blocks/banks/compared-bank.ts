import type { TextId } from '../../../locales/ids.ts';
import { decimal, money, months } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { ComparedOffer } from '../compare/rows.ts';
import type { Approved } from './answer-kinds.ts';
import { besideNames, costText } from './cost-text.ts';
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

/** What a smaller loan than was asked for is bought with: more of one's own money now. */
const tradeOf = (offer: Approved['approved'], asked: Asked | undefined, t: Translate): string | null => {
  const lack = lacking(offer, asked);
  return lack > 0 ? t('b.tradeOwn', { sum: money(lack) }) : null;
};
/** Another term is neither better nor worse. */
const termOf = ({ term }: Approved['approved'], asked: Asked | undefined, t: Translate): string | null =>
  asked === undefined || term === asked.term
    ? null
    : t('b.tradeTerm', { term: months(term, t), asked: months(asked.term, t) });

/** An offer beside others: first what decides, all that will be paid, one's own money of it, the loan, what a month takes and what it costs. */
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
  const all = fullRows(approved, t);
  const told = (...ids: readonly TextId[]) =>
    ids.flatMap((row) =>
      all
        .filter((one) => one.id === row)
        .map(({ label, value, rate, sum: cost }) => ({ label, value, less: cost ?? rate })),
    );
  return {
    id,
    name: bank.name,
    mark: { alias: bank.alias, kind: 'lender' },
    // What is missing for the car weighs most of all that is other.
    note: isAlike ? null : lack > 0 ? t('b.lackingShort', { sum: money(lack) }) : t('b.onOtherTerms'),
    trade: tradeOf(approved, asked, t),
    aside: termOf(approved, asked, t),
    cost: isAlike ? inAll(approved) : null,
    facts: { ...facts, conditions: conditions.length },
    rows: [
      {
        label: t('b.inAll'),
        value: money(total),
        ...(approved.extraCosts.length > 0 && { note: t('b.holds', { things: besideNames(approved, t) }) }),
        less: total,
        main: true,
        lead: (by, many) => t(many ? 'b.leadsAllMany' : 'b.leadsAll', { sum: money(by) }),
      },
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
        less: monthInAll(approved),
        lead: (by, many) => t(many ? 'b.leadsMonthMany' : 'b.leadsMonth', { sum: money(by) }),
      },
      ...told('b.over').map((row) => ({
        ...row,
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
        {
          label: t('b.payment'),
          value: t('b.monthSum', { sum: money(approved.monthlyPayment) }),
          less: approved.monthlyPayment,
        },
        ...told('b.rate', 'b.paymentType', 'b.lastPayment', 'b.total'),
        { label: t('b.extraCosts'), value: lines(extra, t), less: besideInAll(approved) },
        { label: t('b.demands'), value: lines(demands, t) },
        { label: t('b.valid'), value: approved.validUntil && validUntil(approved.validUntil) },
      ].map((row) => ({ ...row, more: true })),
    ],
  };
};
